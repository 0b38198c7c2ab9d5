"""Waiting for one's turn in a room, from the lobby to the end: one address for the whole game."""

from __future__ import annotations

from typing import Any

import anyio
from fastapi import APIRouter, Request

from venire.rooms.refusals import NotYourSeat
from venire.web.api.turns import After, Wait
from venire.web.openapi.sessions import TurnShape
from venire.web.openapi.shape import answers
from venire.web.security.seats import Placed, PlaceInRoom
from venire.web.turn import LOBBY, listened, turn_json, waited
from venire.web.visit import House, Owner, visit

router = APIRouter(prefix="/api/rooms", tags=["rooms"])


@router.get("/{code}/turn", **answers(TurnShape))
async def turn(
    place: Placed, request: Request, house: House, owner: Owner, wait: Wait = 0, after: After = 0
) -> dict[str, Any]:
    """The same for a seat of a room, with the token of the seat: in the lobby it waits until the room begins, then for
    your turn. Hand up acts to the session that it names."""
    if place.seat is None:
        raise NotYourSeat
    begun = anyio.current_time()
    with place.here():
        session = await _begun(place, wait)
        if not session:
            return {**LOBBY, "kind": place.room.kind, "seat": place.seat, "last": 0, "stands_at": "lobby", "result": ""}
        visitor = await visit(session, request, house, owner)
        await waited(visitor, max(0.0, wait - (anyio.current_time() - begun)))
    return turn_json(visitor, after)


async def _begun(place: PlaceInRoom, seconds: float) -> str:
    """The session of the room, once it has begun; empty after so long. Raises :class:`NotYourSeat` when the seat has
    gone meanwhile."""
    with anyio.move_on_after(seconds):
        while place.good:
            rung = place.rooms.presence.bell(place.room.code).next()
            session = (await place.rooms.find(place.room.code)).session
            if session:
                return session
            await listened(rung)
        raise NotYourSeat
    return (await place.rooms.find(place.room.code)).session
