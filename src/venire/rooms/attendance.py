"""Who has been away from a room too long, as far as any server has seen."""

from __future__ import annotations

from collections.abc import Sequence

from venire.app import Venire
from venire.kernel.record import Seat
from venire.rooms.elsewhere import SeenElsewhere
from venire.rooms.presence import Presence
from venire.rooms.room import Room


class Attendance:
    """What this server sees, and what the others have noted."""

    def __init__(self, venire: Venire, presence: Presence) -> None:
        self._venire, self._presence = venire, presence
        self._elsewhere = SeenElsewhere(venire.court.store, venire.court.clock.now)

    async def seen(self, room: Room, seat: Seat) -> None:
        """Somebody is there; the server that plays the room hears of it, where that is another."""
        if room.state == "going_on" and self._venire.court.driver(room.session) is None:
            await self._elsewhere.note(room.code, seat)

    async def gone(self, room: Room) -> Sequence[Seat]:
        """The seats whose people have been away for longer than the grace time; whoever is here is noted."""
        for seat in room.people:
            if self._presence.there(room.code, seat):
                await self.seen(room, seat)
        return [seat for seat in room.people if await self._away(room.code, seat)]

    async def _away(self, code: str, seat: Seat) -> bool:
        grace = self._venire.settings.grace
        return self._presence.away(code, seat) > grace and await self._elsewhere.away(code, seat) > grace

    async def forget(self, room: Room) -> None:
        """Nobody comes there any more."""
        self._presence.forget(room.code)
        await self._elsewhere.forget(room.code, room.seats)
