"""What must be so before something is done in a room; each raises a :class:`venire.errors.VenireError`."""

from __future__ import annotations

from venire.kernel.record import Seat
from venire.rooms.refusals import NoSuchSeat, NotBegun, NotTheHost, RoomEnded, RoomFull, SeatHeld, TooManyAgents
from venire.rooms.room import Room

MOST_AGENTS = 12
"""Agents from outside in one room."""


def require_open(room: Room) -> Room:
    """That it has not ended."""
    if room.closed or room.state == "over":
        raise RoomEnded
    return room


def require_on(room: Room) -> Room:
    """That its proceeding goes on."""
    if require_open(room).state != "going_on":
        raise NotBegun
    return room


def require_host(room: Room, host: str) -> Room:
    """That it is this host's."""
    if room.host != host:
        raise NotTheHost
    return room


def require_seat(room: Room, seat: str) -> Seat:
    """That people can sit there."""
    if seat not in room.seats:
        raise _no_such_seat(room, seat)
    return Seat(seat)


def require_place(room: Room, seat: Seat, by: str) -> None:
    """That an agent who comes to this seat would not be one too many."""
    agents = sum(held.held == "external" for place, held in room.seats.items() if place != seat)
    if by == "external" and agents >= MOST_AGENTS:
        raise TooManyAgents(most=MOST_AGENTS)


def free_seat(room: Room, wanted: str | None) -> Seat:
    """The seat that is wanted, or the first free one of its sort; any, where none is named."""
    if wanted in room.seats:
        return _free(room, Seat(wanted or ""))
    fitting = [seat for seat in room.seats if not wanted or wanted == seat.partition("/")[0]]
    if not fitting:
        raise _no_such_seat(room, wanted or "")
    free = next((seat for seat in fitting if room.seats[seat].free), None)
    if free is None:
        raise RoomFull
    return free


def _free(room: Room, seat: Seat) -> Seat:
    if room.seats[seat].free:
        return seat
    raise SeatHeld(seat=seat) if any(held.free for held in room.seats.values()) else RoomFull


def _no_such_seat(room: Room, seat: str) -> NoSuchSeat:
    return NoSuchSeat(seat=seat[:40], kind=room.kind, seats=", ".join(room.seats))
