"""How a seat is taken: in the room of somebody else, or in one that is opened for it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from venire.errors import VenireError
from venire.kernel.request import Request
from venire.mcp.client import address_of, admitted, host_of
from venire.mcp.desk import Desk
from venire.mcp.told import ToolTold
from venire.mcp.tool import AgentContext
from venire.rooms.refusals import SeatHeld
from venire.rooms.room import Room, Taken

TURN = 600.0
"""Seconds for a turn in a room that an agent opens: a mind that thinks slowly is in time, and one that has gone does
not keep the others for ever."""
OBJECTION = 120.0
"""Seconds in which an agent may object."""
BEGUN = "You are seated, and it has begun. Read the case with view_evidence, then call wait_for_turn."
WAITING = "You are seated. The room has not begun: wait_for_turn waits for that. Meanwhile read view_evidence."
YOURS = "You are seated in a room of your own, which has not begun. Tell others its code, and call `begin`."


class SeatGiven(ToolTold):
    """Your seat."""

    room: str
    """The code by which others join this room."""
    kind: str
    """The proceeding."""
    title: str
    case_id: str
    """For view_evidence; empty where it is on no case."""
    seat: str
    name: str
    """What the others call you; empty: as the seat is called."""
    seat_token: str
    """The only proof that this seat is yours. Every other call carries it. It is told once."""
    host_key: str
    """What `begin` wants, if you opened this room; else empty."""
    state: str
    """lobby or going_on."""
    next: str


@dataclass(frozen=True, slots=True)
class SeatSought:
    """Where an agent wants to sit."""

    sort: str
    """``juror``, or a whole seat: ``witness/W1``."""
    preferred: str = ""
    """The very seat; another of its sort if it is taken."""
    name: str = ""


async def joined(
    desk: Desk, context: AgentContext, sought: SeatSought, room: str, asks_for: Callable[[], Request], *, begins: bool
) -> SeatGiven:
    """A seat in this room; without one, in a new room of what is asked for. Raises :class:`VenireError`."""
    if room.strip():
        found = await desk.rooms.find_guessed(room, address_of(context))
        return _told(found, await _taken(desk, room, sought), sought, "")
    key = secrets.token_urlsafe(24)
    opened = await desk.rooms.open(asks_for(), host_of(key, await admitted(desk, context)))
    try:
        taken = await _taken(desk, opened.code, sought)
    except VenireError:
        await desk.rooms.close(opened.code, opened.host)
        raise
    if begins:
        opened = await desk.rooms.start(opened.code, opened.host)
    return _told(opened, taken, sought, key)


async def _taken(desk: Desk, code: str, sought: SeatSought) -> Taken:
    try:
        return await desk.rooms.take(code, sought.preferred or sought.sort, sought.name, "external")
    except SeatHeld:
        if not sought.preferred or sought.preferred == sought.sort:
            raise
        return await desk.rooms.take(code, sought.sort, sought.name, "external")


def _told(room: Room, taken: Taken, sought: SeatSought, key: str) -> SeatGiven:
    begun = room.state != "lobby"
    return SeatGiven(
        room=room.code,
        kind=room.kind,
        title=room.title,
        case_id=room.case,
        seat=taken.seat,
        name=sought.name,
        seat_token=taken.token,
        host_key=key,
        state=room.state,
        next=BEGUN if begun else YOURS if key else WAITING,
    )
