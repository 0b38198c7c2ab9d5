"""Who comes to a room: by which token, and how often somebody may guess at a code."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import Depends, Request

from venire.rooms.rates import Buckets
from venire.rooms.refusals import NoRoom
from venire.rooms.room import Room
from venire.rooms.rooms import Rooms
from venire.web.trouble import trouble

COOKIE = "venire_seat_"
"""Before the code of the room in the name of a seat's cookie."""
LONGEST = 100
"""Characters of a token that is read at all."""


def rooms_of(request: Request) -> Rooms:
    """The rooms that the application serves."""
    return cast("Rooms", request.app.state.rooms)


HouseRooms = Annotated[Rooms, Depends(rooms_of)]


def bearer_of(request: Request) -> str:
    """The bearer token of a request; empty for none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[:LONGEST] if scheme.lower() == "bearer" else ""


def token_of(request: Request, code: str) -> str:
    """The token for a seat in this room that a request carries: as a bearer, or in the room's own cookie."""
    return bearer_of(request) or request.cookies.get(f"{COOKIE}{code}", "")[:LONGEST]


async def room_at(code: str, request: Request, rooms: HouseRooms) -> Room:
    """The room in the path. Raises :class:`NoRoom`, and a 429 for whoever guesses."""
    try:
        return await rooms.find(code)
    except NoRoom:
        guesses = cast("Buckets", request.app.state.guesses)
        if not guesses.take(request.client.host if request.client else ""):
            raise trouble(429, "too_many_codes") from None
        raise


Found = Annotated[Room, Depends(room_at)]
