"""Who comes to a room: by which token, and how often somebody may guess at a code."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Annotated, cast

from fastapi import Depends, Request

from venire.kernel.record import GALLERY, Seat
from venire.rooms.room import Room
from venire.rooms.rooms import Rooms
from venire.web.security.cookies import DAY, give_cookie

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


@dataclass(frozen=True, slots=True)
class PlaceInRoom:
    """Where somebody is in a room: in the seat for which it has shown a token, or in the gallery."""

    rooms: Rooms
    room: Room
    seat: Seat | None = None
    token: str = ""

    @property
    def name(self) -> str:
        """The seat, or ``gallery``."""
        return self.seat or GALLERY

    @property
    def good(self) -> bool:
        """Whether the seat is still this visitor's; the gallery is everybody's."""
        return self.seat is None or self.rooms.holds(self.room.code, self.seat, self.token)

    @contextmanager
    def here(self) -> Generator[None]:
        """As long as this is open somebody is there."""
        with self.rooms.presence.here(self.room.code, self.name):
            yield


async def place_in(request: Request, session: str) -> PlaceInRoom | None:
    """Where the sender of a request is in the room of this session; None for a session without a room."""
    rooms = rooms_of(request)
    room = await rooms.of_session(session)
    return None if room is None else await placed(request, rooms, room)


async def placed(request: Request, rooms: Rooms, room: Room) -> PlaceInRoom:
    """Where the sender of a request is in this room; it is seen there."""
    token = token_of(request, room.code)
    held = await rooms.seat_of(token) if token else None
    _renew(request, room.code, token, good=held is not None)
    if held is None or held[0].code != room.code:
        await rooms.present(room.code, GALLERY)
        return PlaceInRoom(rooms, room)
    return PlaceInRoom(rooms, held[0], held[1], token)


def keep_seat(request: Request, code: str, token: str) -> None:
    """Have this browser hold a seat for a day, and for another whenever it opens a page of the room."""
    give_cookie(request, f"{COOKIE}{code}", token, DAY)


def drop_seat(request: Request, code: str) -> None:
    """Have this browser forget its seat in this room: it sends no token that is good for nothing."""
    if f"{COOKIE}{code}" in request.cookies:
        give_cookie(request, f"{COOKIE}{code}", "", 0)


def _renew(request: Request, code: str, token: str, *, good: bool) -> None:
    if not token or request.cookies.get(f"{COOKIE}{code}") != token:
        return
    if not good:
        drop_seat(request, code)
    elif not request.scope["path"].startswith("/api/"):
        keep_seat(request, code, token)


async def room_at(code: str, request: Request, rooms: HouseRooms) -> Room:
    """The room in the path. Raises :class:`VenireError`, also for whoever guesses."""
    return await rooms.find_guessed(code, request.client.host if request.client else "")


async def place_at(request: Request, rooms: HouseRooms, room: Annotated[Room, Depends(room_at)]) -> PlaceInRoom:
    """Where the sender is in the room in the path."""
    return await placed(request, rooms, room)


Found = Annotated[Room, Depends(room_at)]
Placed = Annotated[PlaceInRoom, Depends(place_at)]
