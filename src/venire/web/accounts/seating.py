"""A teacher gives seats to students; a student takes up what was given, wherever he signs in."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import StringConstraints

from venire.accounts.seatings import Seating, Seatings
from venire.kernel.frozen import Frozen
from venire.rooms.checks import require_host, require_open, require_seat
from venire.rooms.refusals import NoRoom
from venire.rooms.room import Taken
from venire.rooms.rooms import Rooms
from venire.web.accounts.office import Calling, Office, caller_of
from venire.web.openapi.accounts import SeatingShape, SeatingsShape
from venire.web.openapi.rooms import SeatTakenShape
from venire.web.openapi.shape import answers
from venire.web.security.seats import Found, HouseRooms, keep_seat
from venire.web.visit import House

router = APIRouter(prefix="/api", tags=["accounts"])


class SeatedStudent(Frozen):
    """To whom a seat is given, by the name of the account."""

    account: Annotated[str, StringConstraints(min_length=1, max_length=100)]


@router.put("/rooms/{code}/seats/{seat:path}/student", **answers(SeatingShape))
async def give(
    room: Found, seat: str, wanted: SeatedStudent, office: Office, caller: Calling, house: House
) -> dict[str, Any]:
    """Give a seat of your room to a student, who finds it on the first page and takes it up without the code. For
    teachers."""
    caller.require_deed("seat")
    require_host(require_open(room), caller.owner)
    account = await office.accounts.named(wanted.account)
    return _told(await Seatings(house.court.store).give(room.code, require_seat(room, seat), account))


@router.post("/rooms/{code}/sit", status_code=201, **answers(SeatTakenShape))
async def sit(room: Found, rooms: HouseRooms, house: House, caller: Calling, request: Request) -> dict[str, Any]:
    """Take up the seat that a teacher has given you here; on another device the one before has it no more."""
    caller.require_deed("be_seated")
    given = await Seatings(house.court.store).here(room.code, caller.owner)
    taken = await rooms.hand_seat(room.code, room.host, given.seat, caller.name)
    assert isinstance(taken, Taken)
    keep_seat(request, room.code, taken.token)
    return {"seat": taken.seat, "token": taken.token, "room": room.code}


@router.get("/me/seatings", **answers(SeatingsShape))
async def mine(office: Office, caller: Calling, house: House, rooms: HouseRooms) -> dict[str, Any]:
    """The seats that teachers have given you, in rooms that are open."""
    return {"seatings": [_told(one) for one in await open_seatings(house, rooms, caller.owner)]}


async def seatings_of(request: Request, house: House, rooms: Rooms, owner: str) -> list[Seating]:
    """Those of whoever looks at the page; none where nobody is seated so."""
    return await open_seatings(house, rooms, owner) if caller_of(request).may("be_seated") else []


async def open_seatings(house: House, rooms: Rooms, owner: str) -> list[Seating]:
    """Those of this owner whose room has not ended."""
    return [one for one in await Seatings(house.court.store).of(owner) if await _open(rooms, one.room)]


async def _open(rooms: Rooms, code: str) -> bool:
    try:
        room = await rooms.find(code)
    except NoRoom:
        return False
    return not room.closed and room.state != "over"


def _told(given: Seating) -> dict[str, Any]:
    return {"room": given.room, "seat": given.seat, "name": given.name}
