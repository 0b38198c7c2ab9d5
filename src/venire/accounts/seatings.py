"""Seats that a teacher has given to students: each takes it up where and as often as he signs in."""

from __future__ import annotations

from collections.abc import Sequence

from venire.accounts.account import UserAccount
from venire.accounts.drawer import Drawer
from venire.accounts.roles import may
from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.kernel.record import Seat
from venire.ports import Store


class Seating(Frozen):
    """A seat of a room that is somebody's. It is no token: who takes it up is given one."""

    room: str
    seat: Seat
    owner: str
    """Of the account that may take it up."""
    name: str


class NoSeating(VenireError):
    """Nobody has given you a seat here."""

    def __init__(self) -> None:
        super().__init__("No seat of this room was given to you.", "Take one that is open, or ask your teacher.")


class Seatings:
    """Of all rooms of this server."""

    def __init__(self, store: Store) -> None:
        self._drawer = Drawer(store, "seatings", Seating)

    async def give(self, room: str, seat: Seat, account: UserAccount) -> Seating:
        """This seat to this account, in the place of what either had here. Raises :class:`VenireError` for somebody
        whom nobody seats."""
        if account.disabled or not may(account.role, "be_seated"):
            raise VenireError(f"{account.name} is no student who can be seated.", "Name an account of that role.")
        for other in await self._drawer.all():
            if other.room == room and other.owner == account.owner:
                await self._drawer.take_out(_name(room, other.seat))
        kept = Seating(room=room, seat=seat, owner=account.owner, name=account.name)
        return await self._drawer.keep(_name(room, seat), kept)

    async def of(self, owner: str) -> Sequence[Seating]:
        """All that were given to this one."""
        return [one for one in await self._drawer.all() if one.owner == owner]

    async def here(self, room: str, owner: str) -> Seating:
        """The one in this room. Raises :class:`NoSeating`."""
        found = next((one for one in await self.of(owner) if one.room == room), None)
        if found is None:
            raise NoSeating
        return found


def _name(room: str, seat: Seat) -> str:
    return f"{room} {seat}"
