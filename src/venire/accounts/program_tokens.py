"""Tokens that a person makes for programs: told once, kept as a hash, listed, revoked."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from venire.accounts.drawer import Drawer
from venire.accounts.scopes import Scope, scopes_in
from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.ports import Store
from venire.rooms.tokens import hash_of, new_token

PREFIX = "venire_"
"""By which such a token is told from one for a seat, and found where it was left lying about."""
MOST = 50
"""Tokens that one person has."""
LONGEST = 100
"""Characters of a token's name, and of a token that is looked up at all."""
DAYS = 3650


class ProgramToken(Frozen):
    """A token as it is kept; the token itself is nowhere."""

    id: str
    name: str
    owner: str
    """Whose it is: what it opens and looks at is this owner's."""
    scopes: tuple[Scope, ...]
    hashed: str
    made_at: datetime
    until: datetime | None = None
    """When it ends by itself; None: never."""


@dataclass(frozen=True, slots=True)
class MadeToken:
    """A token that has just been made, and its only telling."""

    kept: ProgramToken
    token: str


class NoToken(VenireError):
    """The owner has no such token."""

    def __init__(self) -> None:
        super().__init__("You have no such token.", "List them, and name one by its id.")


class ProgramTokens:
    """The tokens of everybody on this server."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self._drawer, self._now = Drawer(store, "tokens", ProgramToken), now

    async def make(self, owner: str, name: str, scopes: Iterable[str], days: int | None = None) -> MadeToken:
        """A new one for this owner. Raises :class:`VenireError`."""
        called, wanted = _printable(name), scopes_in(scopes)
        if days is not None and not 1 <= days <= DAYS:
            raise VenireError(f"A token cannot live for {days} days.", f"Give 1 to {DAYS}, or none for ever.")
        if len(await self.of(owner)) >= MOST:
            raise VenireError(f"You have {MOST} tokens, which is the most.", "Revoke one that is not used any more.")
        token, now = PREFIX + new_token(), self._now()
        kept = ProgramToken(
            id=secrets.token_hex(4),
            name=called,
            owner=owner,
            scopes=wanted,
            hashed=hash_of(token),
            made_at=now,
            until=None if days is None else now + timedelta(days=days),
        )
        return MadeToken(await self._drawer.keep(kept.hashed, kept), token)

    async def of(self, owner: str) -> Sequence[ProgramToken]:
        """This owner's, the newest first."""
        mine = [one for one in await self._drawer.all() if one.owner == owner]
        return sorted(mine, key=lambda one: one.made_at, reverse=True)

    async def find(self, token: str) -> ProgramToken | None:
        """What this token is good for now; None for nothing."""
        kept = await self._drawer.find(hash_of(token[:LONGEST]))
        return None if kept is None or (kept.until is not None and kept.until <= self._now()) else kept

    async def revoke(self, owner: str, named: str) -> ProgramToken:
        """End one, by its id. Raises :class:`NoToken`."""
        found = next((one for one in await self.of(owner) if one.id == named), None)
        if found is None or not await self._drawer.take_out(found.hashed):
            raise NoToken
        return found

    async def forget(self, owner: str) -> int:
        """End all of this owner's: how many there were."""
        mine = await self.of(owner)
        return sum([await self._drawer.take_out(one.hashed) for one in mine])


def _printable(name: str) -> str:
    called = " ".join(unicodedata.normalize("NFC", name).split())
    if not called or len(called) > LONGEST or not called.isprintable():
        raise VenireError("A token needs a name that can be read.", f"Give 1 to {LONGEST} signs, such as bot.")
    return called
