"""Sign-ins, and the links by which one signs in once: each a token told once and kept as a hash."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Literal

from venire.accounts.drawer import Drawer
from venire.kernel.frozen import Frozen
from venire.ports import Store
from venire.rooms.tokens import hash_of, new_token

LONGEST = 100
"""Characters of a token that is looked up at all."""
DAYS = 30
"""For which a sign-in lasts."""
LINK = timedelta(minutes=15)
"""For which a link lasts."""
RESETS = timedelta(hours=1)
"""After signing in by a link, so long one may set a password without knowing the old one."""


class SignIn(Frozen):
    """One browser in which somebody has signed in, or a link that has not been used."""

    account: str
    hashed: str
    by: Literal["password", "link"]
    begun: datetime
    until: datetime


class SignIns:
    """Those that are good now, of one sort: ``sign_ins`` or ``sign_in_links``."""

    def __init__(self, store: Store, drawer: str, lasts: timedelta, now: Callable[[], datetime]) -> None:
        self._drawer, self._lasts, self._now = Drawer(store, drawer, SignIn), lasts, now

    async def begin(self, account: str, by: Literal["password", "link"]) -> tuple[str, SignIn]:
        """A new one and its token; what of this account's has run out is thrown away."""
        await self._sweep(account)
        token, now = new_token(), self._now()
        kept = SignIn(account=account, hashed=hash_of(token), by=by, begun=now, until=now + self._lasts)
        return token, await self._drawer.keep(kept.hashed, kept)

    async def find(self, token: str) -> SignIn | None:
        """What this token is good for now."""
        kept = await self._drawer.find(hash_of(token[:LONGEST])) if token else None
        return None if kept is None or kept.until <= self._now() else kept

    async def end(self, token: str) -> SignIn | None:
        """End it: what it was good for until now. Of several who end one at the same time one is told."""
        kept = await self.find(token)
        return kept if kept is not None and await self._drawer.take_out(kept.hashed) else None

    async def end_all(self, account: str, but: str = "") -> int:
        """End all of this account's but the one with this hash: how many there were."""
        ended = [one for one in await self._drawer.all() if one.account == account and one.hashed != but]
        return sum([await self._drawer.take_out(one.hashed) for one in ended])

    async def _sweep(self, account: str) -> None:
        for one in await self._drawer.all():
            if one.account == account and one.until <= self._now():
                await self._drawer.take_out(one.hashed)
