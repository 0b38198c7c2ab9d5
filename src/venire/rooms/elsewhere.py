"""Who is in a room by way of another server: each writes down whom it sees in rooms that it does not play, so that the
server that does stands in for nobody who is there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from math import inf

from venire.ports import Store

EVERY = 15.0
"""Seconds between two notes of one place; a fifth of the usual grace, and a write costs a tenth of a millisecond."""
DRAWER = "seen_in_rooms"


class SeenElsewhere:
    """The notes of all servers of one store."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self._store, self._now = store, now
        self._noted: dict[tuple[str, str], datetime] = {}

    async def note(self, code: str, place: str) -> None:
        """Somebody is here in this place."""
        now, last = self._now(), self._noted.get((code, place))
        if last is None or (now - last).total_seconds() >= EVERY:
            self._noted[code, place] = now
            await self._store.keep_paper(DRAWER, f"{code} {place}", now.isoformat().encode())

    async def forget(self, code: str, places: Iterable[str]) -> None:
        """Nobody comes to this room any more."""
        for place in places:
            self._noted.pop((code, place), None)
            with suppress(KeyError):
                await self._store.drop_paper(DRAWER, f"{code} {place}")

    async def away(self, code: str, place: str) -> float:
        """Seconds since some server saw somebody in this place; infinity where none has."""
        try:
            seen = datetime.fromisoformat((await self._store.paper(DRAWER, f"{code} {place}")).decode())
        except KeyError:
            return inf
        return (self._now() - seen).total_seconds()
