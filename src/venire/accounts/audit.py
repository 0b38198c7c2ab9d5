"""Who read what from the bench: rows that are only ever added, each signed and linked to the one before.

A row names the seal of the row that stood last when it was written. Two processes that write at once link to the same
one; a row that was altered, or taken out from among the others, is known, and the last one taken away is not.
Source: spec/platform.md, "Security".
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Literal, TypeAlias

from venire.accounts.drawer import Drawer
from venire.accounts.key_file import key_in
from venire.kernel import chain
from venire.kernel.frozen import Frozen
from venire.ports import Store

What: TypeAlias = Literal["view", "export", "replay", "debrief", "alerts", "without"]
"""``view``: the session, while it goes on or afterwards. ``export``: the whole record, or a telling of it. ``replay``,
``debrief``, ``alerts``: so much of a finished one. ``without``: it was played anew without a speech."""
KEY = "audit.key"
AGAIN = timedelta(minutes=1)
"""For which one look at a session is one row: its page, its stream and what the page asks for meanwhile."""
REMEMBERED = 1_000
"""Looks that are known to be one with those before."""


class BenchRead(Frozen):
    """Somebody has read something from the bench."""

    at: datetime
    who: str
    """The owner's id of whoever read it; ``local``: from the command line of this machine."""
    name: str
    """What this was called then."""
    what: What
    session: str
    room: str = ""
    """The code of its room, where it had one."""
    before: str = chain.GENESIS
    """The seal of the row before."""
    seal: str = ""

    def sealed(self, key: bytes) -> BenchRead:
        """The same, signed."""
        return self.model_copy(update={"seal": self._right(key)})

    def good(self, key: bytes) -> bool:
        """Whether it is as it was written."""
        return chain.same(self._right(key), self.seal)

    def _right(self, key: bytes) -> str:
        return chain.seal(key, [str(value) for value in self.model_dump(exclude={"seal"}, mode="json").values()])


@dataclass(frozen=True, slots=True)
class Trail:
    """The rows, the oldest first, and which of them are not as they were written."""

    rows: Sequence[BenchRead]
    altered: Sequence[int]
    """Their numbers among all that are kept, from 1: altered or damaged, or the row before them has gone."""


class Audit:
    """The log of one server."""

    def __init__(self, store: Store, now: Callable[[], datetime], key: bytes) -> None:
        self._rows, self._now, self._key = Drawer(store, "audit", BenchRead), now, key
        self._last: str | None = None
        self._looks: dict[tuple[str, str], datetime] = {}
        self._writing = asyncio.Lock()

    @classmethod
    def in_folder(cls, store: Store, now: Callable[[], datetime], folder: Path) -> Audit:
        """With the key of this data folder."""
        return cls(store, now, key_in(folder, KEY, "Put it back from a copy of the data folder.").encode())

    async def note(self, who: str, name: str, what: What, session: str, room: str = "") -> BenchRead:
        """Before it is read. Whoever cannot write it down does not show it."""
        async with self._writing:
            if self._last is None:
                self._last = next((row.seal for row in reversed(await self._rows.all())), chain.GENESIS)
            row = BenchRead(
                at=self._now(), who=who, name=name, what=what, session=session, room=room, before=self._last
            ).sealed(self._key)
            await self._rows.keep(f"{row.at:%Y%m%dT%H%M%S.%f}-{secrets.token_hex(4)}", row)
            self._last = row.seal
            return row

    async def look(self, who: str, name: str, session: str, room: str = "") -> bool:
        """A ``view``, once a minute: whether it is a new one."""
        now, before = self._now(), self._looks.get((who, session))
        if before is not None and now < before + AGAIN:
            return False
        await self.note(who, name, "view", session, room)
        self._looks = {(who, session): now, **dict(list(self._looks.items())[:REMEMBERED])}
        return True

    async def trail(self) -> Trail:
        """All of it, as it stands."""
        kept = await self._rows.every()
        rows = [row for row in kept if row is not None]
        known = {chain.GENESIS, *(row.seal for row in rows)}
        return Trail(rows, [no for no, row in enumerate(kept, 1) if not self._stands(row, known)])

    def _stands(self, row: BenchRead | None, known: Collection[str]) -> bool:
        return row is not None and row.good(self._key) and row.before in known
