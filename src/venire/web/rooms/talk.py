"""What goes on beside the record: who is there, who is typing, and what they say to each other."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from typing import Annotated, Any

import anyio
from fastapi import APIRouter, Query, Request
from pydantic import StringConstraints
from sse_starlette import EventSourceResponse, ServerSentEvent

from venire.kernel.frozen import Frozen
from venire.rooms.refusals import NotYourSeat
from venire.web.api.stream import FAREWELL, PING, first_of, while_let_in
from venire.web.openapi.rooms import LineShape, LinesShape, NothingShape
from venire.web.openapi.shape import answers, streams
from venire.web.rooms.told import HOST, line_json, room_json
from venire.web.security.seats import Placed, PlaceInRoom
from venire.web.visit import Owner

router = APIRouter(prefix="/api/rooms", tags=["rooms"])
LOOK = 5.0
"""Seconds after which it is looked again who is still there."""


class SaidAside(Frozen):
    """A line for the others in the room; it never comes on the record."""

    text: Annotated[str, StringConstraints(max_length=4000)]


@router.get("/{code}/stream", response_class=EventSourceResponse, **streams("room", "said", "seat_gone"))
async def stream(
    request: Request, place: Placed, owner: Owner, after: Annotated[int, Query(ge=0)] = 0
) -> EventSourceResponse:
    """Server-sent events: ``room`` when anything of it has changed, ``said`` for each line beside the record."""
    closing = anyio.Event()
    events = while_let_in(request, told(place, owner, after, closing))
    return EventSourceResponse(events, ping=PING, shutdown_event=closing, shutdown_grace_period=FAREWELL)


async def told(
    place: PlaceInRoom, owner: str, after: int, closing: anyio.Event
) -> AsyncGenerator[ServerSentEvent, None]:
    """Until the server closes, the room is closed, or the visitor's seat has gone to somebody else."""
    rooms, code, known = place.rooms, place.room.code, dict[str, Any]()
    with rooms.presence.here(code, _place_of(place, owner)):
        while not closing.is_set():
            rung = rooms.presence.bell(code).next()
            if not place.good:
                yield ServerSentEvent("{}", event="seat_gone")
                return
            room = await rooms.find(code)
            now = room_json(PlaceInRoom(rooms, room, place.seat, place.token), owner)
            if now != known:
                known = now
                yield ServerSentEvent(json.dumps(now), event="room")
            for line in rooms.chat.lines(code, after) if _at_table(place, owner) else ():
                after = line.no
                yield ServerSentEvent(json.dumps(line_json(line)), event="said", id=str(line.no))
            if room.closed:
                return
            with anyio.move_on_after(LOOK):
                await first_of(rung, closing)


@router.get("/{code}/chat", **answers(LinesShape))
async def lines(place: Placed, owner: Owner, after: Annotated[int, Query(ge=0)] = 0) -> dict[str, Any]:
    """What was said beside the record after this number; for those who sit in the room and its host."""
    _require_at_table(place, owner)
    return {"lines": [line_json(line) for line in place.rooms.chat.lines(place.room.code, after)]}


@router.post("/{code}/chat", status_code=201, **answers(LineShape))
async def say(place: Placed, said: SaidAside, owner: Owner) -> dict[str, Any]:
    """Say something to the others in the room, beside the record."""
    _require_at_table(place, owner)
    held = place.room.seats[place.seat] if place.seat else None
    line = place.rooms.say(place.room, _place_of(place, owner), held.name if held else "", said.text)
    return line_json(line)


@router.post("/{code}/typing", **answers(NothingShape))
async def typing(place: Placed) -> dict[str, Any]:
    """You are pressing keys."""
    if place.seat is None:
        raise NotYourSeat
    place.rooms.typing(place.room.code, place.seat)
    return {}


def _place_of(place: PlaceInRoom, owner: str) -> str:
    return HOST if place.seat is None and place.room.host == owner else place.name


def _at_table(place: PlaceInRoom, owner: str) -> bool:
    return place.good and (place.seat is not None or place.room.host == owner)


def _require_at_table(place: PlaceInRoom, owner: str) -> None:
    if not _at_table(place, owner):
        raise NotYourSeat
