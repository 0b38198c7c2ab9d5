"""Rooms over HTTP: open one, take a seat, start it. With a seat's token the interface of sessions speaks for it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import ConfigDict, StringConstraints

from venire.kernel.frozen import Frozen
from venire.kernel.request import asked
from venire.rooms.playing import Player
from venire.rooms.refusals import NotYourSeat
from venire.rooms.room import Room, Taken
from venire.rooms.rooms import Rooms
from venire.web.openapi.rooms import (
    RoomOpenedShape,
    RoomShape,
    RoomsShape,
    SeatClaimedShape,
    SeatHandedShape,
    SeatTakenShape,
)
from venire.web.openapi.shape import answers
from venire.web.rooms.told import link_of, room_json
from venire.web.security.seats import Found, HouseRooms, Placed, PlaceInRoom, drop_seat, keep_seat
from venire.web.trouble import Trouble
from venire.web.visit import House, Owner

router = APIRouter(prefix="/api/rooms", tags=["rooms"])
Name = Annotated[str, StringConstraints(max_length=100)]


class NewRoom(Frozen):
    """A proceeding by its kind, a case, and whatever else can be set of one, by name."""

    model_config = ConfigDict(frozen=True, extra="allow")
    proceeding: Annotated[str, StringConstraints(max_length=40)] = "deliberation"


class SeatWanted(Frozen):
    """A seat, or only its sort (``juror``), or any; and what the others shall call you."""

    seat: Annotated[str, StringConstraints(max_length=60)] | None = None
    name: Name = ""
    by: Literal["person", "external"] = "person"


class HandTo(Frozen):
    """Whom a seat is handed to; without a name its host frees it for whoever comes."""

    name: Name = ""


class StandIn(Frozen):
    """Who plays a seat from now on."""

    by: Player = "understudy"


class SeatToken(Frozen):
    """A token that was handed over by a link."""

    token: Annotated[str, StringConstraints(min_length=1, max_length=100)]


class TurnLimit(Frozen):
    """Seconds for a turn; null: as long as one likes."""

    seconds: float | None = None


@router.post("", status_code=201, **answers(RoomOpenedShape))
async def open_room(wanted: NewRoom, rooms: HouseRooms, house: House, owner: Owner) -> dict[str, Any]:
    """Open a room: ``{"room", "code", "link"}``. Nothing begins before its host starts it."""
    kind = house.kinds.get(wanted.proceeding)
    if kind is None or kind.request is None:
        known = ", ".join(name for name, one in house.kinds.items() if one.request is not None)
        raise Trouble(404, f"There is no proceeding {wanted.proceeding!r}.", f"Open a room for one of {known}.")
    settings = dict(wanted.model_extra or {})
    room = await rooms.open(asked(kind.request, settings, outside=True), owner)
    return {"room": room_json(PlaceInRoom(rooms, room), owner), "code": room.code, "link": link_of(room)}


@router.get("", **answers(RoomsShape))
async def my_rooms(rooms: HouseRooms, owner: Owner) -> dict[str, Any]:
    """The rooms that you have opened, the newest first."""
    return {"rooms": [room_json(PlaceInRoom(rooms, room), owner) for room in await rooms.list(owner)]}


@router.get("/{code}", **answers(RoomShape))
async def look(place: Placed, owner: Owner) -> dict[str, Any]:
    """The room: its case, its seats, who is there, and which seat is yours."""
    return room_json(place, owner)


@router.post("/{code}/seats", status_code=201, **answers(SeatTakenShape))
async def take(room: Found, wanted: SeatWanted, rooms: HouseRooms, request: Request) -> dict[str, Any]:
    """Take a seat: ``{"seat", "token"}``. The token is told once; a browser keeps it in a cookie of its own."""
    taken = await rooms.take(room.code, wanted.seat, wanted.name, wanted.by)
    keep_seat(request, room.code, taken.token)
    return {"seat": taken.seat, "token": taken.token, "room": room.code}


@router.post("/{code}/claim", **answers(SeatClaimedShape))
async def claim(room: Found, handed: SeatToken, rooms: HouseRooms, request: Request) -> dict[str, Any]:
    """A seat that was handed to you by a link: this browser holds it from now on."""
    held = await rooms.seat_of(handed.token)
    if held is None or held[0].code != room.code:
        raise NotYourSeat
    keep_seat(request, room.code, handed.token)
    return {"seat": held[1], "room": room.code}


@router.post("/{code}/seats/{seat:path}/hand", **answers(SeatHandedShape))
async def hand(place: Placed, seat: str, handed: HandTo, owner: Owner) -> dict[str, Any]:
    """Hand a seat to somebody else, or to another device of yours: ``{"seat", "token", "link"}``. The old token is
    void. Its host may hand any seat, and free one by giving no name."""
    rooms, room = place.rooms, place.room
    if place.seat is not None and place.seat == seat:
        made = await rooms.hand(place.token, handed.name or room.seats[place.seat].name)
    else:
        made = await rooms.hand_seat(room.code, owner, seat, handed.name)
    if not isinstance(made, Taken):
        return {"seat": seat, "free": True}
    return {"seat": made.seat, "token": made.token, "link": f"{link_of(room)}#seat={made.token}"}


@router.post("/{code}/seats/{seat:path}/stand_in", **answers(RoomShape))
async def stand_in(room: Found, seat: str, wanted: StandIn, rooms: HouseRooms, owner: Owner) -> dict[str, Any]:
    """Have a seat played on; whoever holds its token may come back. The host's alone."""
    return _after(rooms, await rooms.stand_in(room.code, owner, seat, wanted.by), owner)


@router.delete("/{code}/seats/{seat:path}", **answers(RoomShape))
async def leave(place: Placed, seat: str, owner: Owner, request: Request) -> dict[str, Any]:
    """Give your own seat back; somebody plays on for it."""
    if place.seat != seat:
        raise NotYourSeat
    left = await place.rooms.leave(place.token)
    drop_seat(request, left.code)
    return _after(place.rooms, left, owner)


@router.post("/{code}/start", **answers(RoomShape))
async def start(room: Found, rooms: HouseRooms, owner: Owner) -> dict[str, Any]:
    """Begin, with whoever has a seat. The host's alone."""
    return _after(rooms, await rooms.start(room.code, owner), owner)


@router.post("/{code}/pause", **answers(RoomShape))
async def pause(room: Found, rooms: HouseRooms, owner: Owner) -> dict[str, Any]:
    """Stop every clock. The host's alone."""
    return _after(rooms, await rooms.pause(room.code, owner), owner)


@router.post("/{code}/resume", **answers(RoomShape))
async def resume(room: Found, rooms: HouseRooms, owner: Owner) -> dict[str, Any]:
    """Let the clocks go on. The host's alone."""
    return _after(rooms, await rooms.resume(room.code, owner), owner)


@router.put("/{code}/turn", **answers(RoomShape))
async def turn_limit(room: Found, wanted: TurnLimit, rooms: HouseRooms, owner: Owner) -> dict[str, Any]:
    """How long a person's turn may take. The host's alone, before it begins."""
    return _after(rooms, await rooms.set_turn_limit(room.code, owner, wanted.seconds), owner)


@router.post("/{code}/close", **answers(RoomShape))
async def close(room: Found, rooms: HouseRooms, owner: Owner, request: Request) -> dict[str, Any]:
    """Nobody comes in any more. The host's alone."""
    closed = await rooms.close(room.code, owner)
    drop_seat(request, closed.code)
    return _after(rooms, closed, owner)


def _after(rooms: Rooms, room: Room, owner: str) -> dict[str, Any]:
    return room_json(PlaceInRoom(rooms, room), owner)
