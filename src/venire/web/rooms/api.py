"""Rooms over HTTP: open one, take a seat, start it. With a seat's token the interface of sessions speaks for it."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Request, Response
from pydantic import ConfigDict, StringConstraints

from venire.kernel.frozen import Frozen
from venire.kernel.request import asked
from venire.rooms.refusals import NotYourSeat
from venire.rooms.room import Room
from venire.web.security.owners import YEAR
from venire.web.security.seats import COOKIE, Found, HouseRooms, token_of
from venire.web.trouble import Trouble
from venire.web.visit import House, Owner

router = APIRouter(prefix="/api/rooms", tags=["rooms"])


class NewRoom(Frozen):
    """A proceeding by its kind, a case, and whatever else can be set of one, by name."""

    model_config = ConfigDict(frozen=True, extra="allow")
    proceeding: Annotated[str, StringConstraints(max_length=40)] = "deliberation"


class SeatWanted(Frozen):
    """A seat, or only its sort (``juror``), or any; and what the others shall call you."""

    seat: Annotated[str, StringConstraints(max_length=60)] | None = None
    name: Annotated[str, StringConstraints(max_length=100)] = ""
    by: Literal["person", "external"] = "person"


@router.post("", status_code=201)
async def open_room(wanted: NewRoom, rooms: HouseRooms, house: House, owner: Owner) -> dict[str, object]:
    """Open a room: ``{"room", "code", "link"}``. Nothing begins before its host starts it."""
    kind = house.kinds.get(wanted.proceeding)
    if kind is None or kind.request is None:
        known = ", ".join(name for name, one in house.kinds.items() if one.request is not None)
        raise Trouble(404, f"There is no proceeding {wanted.proceeding!r}.", f"Open a room for one of {known}.")
    settings = dict(wanted.model_extra or {})
    room = await rooms.open(asked(kind.request, settings, outside=True), owner)
    return {"room": told(room, owner), "code": room.code, "link": link_of(room)}


@router.get("/{code}")
async def look(room: Found, owner: Owner) -> dict[str, object]:
    """The room: its case, its seats, who is there."""
    return told(room, owner)


@router.post("/{code}/seats", status_code=201)
async def take(
    room: Found, wanted: SeatWanted, rooms: HouseRooms, request: Request, response: Response
) -> dict[str, object]:
    """Take a seat: ``{"seat", "token"}``. The token is told once; a browser keeps it in a cookie of its own."""
    taken = await rooms.take(room.code, wanted.seat, wanted.name, wanted.by)
    response.headers.append("Set-Cookie", _cookie(room.code, taken.token, request))
    return {"seat": taken.seat, "token": taken.token, "room": room.code}


@router.delete("/{code}/seats/{seat:path}")
async def leave(room: Found, seat: str, rooms: HouseRooms, request: Request) -> dict[str, object]:
    """Give your own seat back."""
    token = token_of(request, room.code)
    held = await rooms.seat_of(token)
    if held is None or (held[0].code, held[1]) != (room.code, seat):
        raise NotYourSeat
    return told(await rooms.leave(token), "")


@router.post("/{code}/start")
async def start(room: Found, rooms: HouseRooms, owner: Owner) -> dict[str, object]:
    """Begin, with whoever has a seat. The host's alone."""
    return told(await rooms.start(room.code, owner), owner)


@router.post("/{code}/close")
async def close(room: Found, rooms: HouseRooms, owner: Owner) -> dict[str, object]:
    """Nobody comes in any more. The host's alone."""
    return told(await rooms.close(room.code, owner), owner)


def told(room: Room, owner: str) -> dict[str, object]:
    """What anybody with the code may know of it."""
    return {
        "code": room.code,
        "link": link_of(room),
        "proceeding": room.kind,
        "title": room.title,
        "case": room.case,
        "state": room.state,
        "closed": room.closed,
        "session": room.session,
        "host": room.host == owner,
        "turn_limit": room.turn_limit,
        "seats": [
            {"seat": seat, "by": held.by, "name": held.name, "free": held.free} for seat, held in room.seats.items()
        ],
    }


def link_of(room: Room) -> str:
    """Where it is found on this server."""
    return f"/rooms/{room.code}"


def _cookie(code: str, token: str, request: Request) -> str:
    secure = "; Secure" if request.url.scheme == "https" else ""
    return f"{COOKIE}{code}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
