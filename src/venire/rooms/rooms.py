"""Everything that a surface needs of a room: opened, found, its seats taken and left, started, closed.

Source: spec/platform.md, "Rooms, seats, tokens".
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from venire.app import Venire
from venire.host.session import AnySession
from venire.kernel.record import Seat
from venire.kernel.request import Holder, Request
from venire.rooms.lobby import laid_out
from venire.rooms.refusals import (
    Begun,
    NoSuchSeat,
    NotTheHost,
    NotYourSeat,
    RoomEnded,
    RoomFull,
    SeatHeld,
)
from venire.rooms.register import Register
from venire.rooms.room import Room, RoomSeat
from venire.rooms.tokens import hash_of, new_token
from venire.sessions.people import spoken_name

Comer = Literal["person", "external"]


@dataclass(frozen=True, slots=True)
class Taken:
    """A seat that somebody has just taken, and the only proof of it."""

    seat: Seat
    token: str


class Rooms:
    """The rooms of one server. Every method may be called from many tasks."""

    def __init__(self, venire: Venire) -> None:
        self._venire = venire
        self._register = Register(venire.court.store)
        self._writing = asyncio.Lock()

    async def open(self, request: Request, host: str) -> Room:
        """A room for what is asked for, with its seed and its case settled, so that everybody sees the same.

        Raises :class:`venire.errors.VenireError` for what cannot be had.
        """
        lobby = await laid_out(self._venire, request)
        async with self._writing:
            room = Room(
                code=await self._register.free_code(),
                kind=request.kind,
                request=lobby.request.model_dump_json(),
                title=lobby.title,
                case=lobby.case,
                host=host,
                seats={seat: RoomSeat() for seat in lobby.seats},
                opened_at=self._now(),
            )
            return await self._register.keep(room)

    async def find(self, code: str) -> Room:
        """The room with this code, however it was typed. Raises :class:`venire.rooms.refusals.NoRoom`."""
        return await self._as_it_stands(await self._register.find(code))

    async def list(self, host: str) -> Sequence[Room]:
        """The rooms that this host has opened, the newest first."""
        return [await self._as_it_stands(room) for room in await self._register.list() if room.host == host]

    async def of_session(self, session: str) -> Room | None:
        """The room whose proceeding this session is; None for one that was opened without."""
        return await self._register.by_session(session)

    async def seat_of(self, token: str) -> tuple[Room, Seat] | None:
        """The only proof of a seat: the room and the seat for which this token is good now."""
        return await self._register.by_token(token)

    async def session_of(self, room: Room) -> AnySession:
        """Its proceeding, which goes on or is over. Raises :class:`venire.errors.VenireError` in the lobby."""
        return await self._venire.find(room.session)

    async def take(self, code: str, seat: str | None, name: str, by: Comer = "person") -> Taken:
        """Take this seat, or with None the first that is open; ``juror`` alone is any juror's.

        Raises :class:`venire.errors.VenireError` for a room that has ended or is full, a seat that is taken or that
        this proceeding has not, and a name that cannot be used at this table.
        """
        called, token = spoken_name(name), new_token()
        async with self._writing:
            room = _open(await self.find(code))
            chosen = _free(room, seat)
            held = RoomSeat(by=by, held=by, name=called, token=hash_of(token), since=self._now().isoformat())
            taken = room.with_seat(chosen, held)
            if room.state == "lobby":
                await self._venire.convened(self._seated(taken))  # refuses a name that another juror has
            await self._register.keep(taken)
        return Taken(chosen, token)

    async def leave(self, token: str) -> Room:
        """Give a seat back. Raises :class:`venire.errors.VenireError` for a token that is good for none."""
        async with self._writing:
            room, seat = await self._held_by(token)
            return await self._register.keep(room.with_seat(seat, RoomSeat(since=self._now().isoformat())))

    async def start(self, code: str, host: str) -> Room:
        """Begin the proceeding with everybody who has a seat; the others' seats are played.

        Raises :class:`venire.errors.VenireError` for anybody but the host, and for a room that has begun.
        """
        async with self._writing:
            room = _hosted(_open(await self.find(code)), host)
            if room.state != "lobby":
                raise Begun
            session = await self._venire.open(self._seated(room).owned_by(room.host))
            return await self._register.keep(room.model_copy(update={"state": "going_on", "session": session.id}))

    async def close(self, code: str, host: str) -> Room:
        """Nobody comes in any more, and every token is void."""
        async with self._writing:
            room = _hosted(await self.find(code), host)
            return await self._register.keep(room.model_copy(update={"closed": True, "state": "over"}))

    async def _held_by(self, token: str) -> tuple[Room, Seat]:
        found = await self._register.by_token(token)
        if found is None:
            raise NotYourSeat
        return found

    def _seated(self, room: Room) -> Request:
        """What is asked for, with the room's people in their seats."""
        request = self.request_of(room)
        people: dict[str, Holder] = {seat: held.holder for seat, held in room.people.items()}
        return request.seating(people, {seat: held.name for seat, held in room.people.items()})

    def request_of(self, room: Room) -> Request:
        """What is asked for."""
        wanted = self._venire.kinds[room.kind].request
        assert wanted is not None
        return wanted.model_validate_json(room.request)

    async def _as_it_stands(self, room: Room) -> Room:
        """A room whose proceeding has come to its end is over."""
        if room.state != "going_on" or not (await self._venire.find(room.session)).over:
            return room
        return await self._register.keep(room.model_copy(update={"state": "over"}))

    def _now(self) -> datetime:
        return self._venire.court.clock.now()


def _open(room: Room) -> Room:
    """Raises :class:`RoomEnded`."""
    if room.closed or room.state == "over":
        raise RoomEnded
    return room


def _hosted(room: Room, host: str) -> Room:
    """Raises :class:`NotTheHost`."""
    if room.host != host:
        raise NotTheHost
    return room


def _free(room: Room, wanted: str | None) -> Seat:
    """The seat that is wanted, or the first free one of its sort. Raises :class:`venire.errors.VenireError`."""
    fitting = [seat for seat in room.seats if not wanted or wanted in (seat, seat.partition("/")[0])]
    if not fitting:
        raise NoSuchSeat(wanted or "", room.kind, ", ".join(room.seats))
    free = [seat for seat in fitting if room.seats[seat].free]
    if not free:
        raise SeatHeld(fitting[0]) if wanted in room.seats else RoomFull
    return free[0]
