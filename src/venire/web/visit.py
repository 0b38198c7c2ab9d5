"""Who looks at a session: the one who began it sits in its seat; whoever else has the link watches from the gallery."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Annotated, cast

from fastapi import Depends, Request

from venire.app import Venire, seats_of
from venire.host.court import NoSession
from venire.host.seals import require_unsealed
from venire.host.session import AnySession
from venire.kernel.record import BENCH, GALLERY, Seat, Viewer
from venire.kernel.request import HOUSE
from venire.proceedings.deliberation.stages import seat_number
from venire.web.breath import breath_of
from venire.web.security.bench_log import written_down
from venire.web.security.callers import Caller
from venire.web.security.seats import PlaceInRoom, place_in
from venire.web.trouble import trouble

FROM_GALLERY = "@"
"""After the id of a session in an address: it is looked at from the gallery, whoever asks (``ID@gallery``)."""
FROM_BENCH = "@bench"
"""Likewise: it is looked at from the bench, by a teacher who hosts its room."""


def venire_of(request: Request) -> Venire:
    """The composition that the application serves."""
    return cast("Venire", request.app.state.venire)


def owner_of(request: Request) -> str:
    """The id of whoever sent this request."""
    return cast(str, request.state.owner)


House = Annotated[Venire, Depends(venire_of)]
Owner = Annotated[str, Depends(owner_of)]


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody at a session."""

    session: AnySession
    owner: str
    driven: Callable[[], bool]
    """Whether the session's driver runs in this server."""
    place: PlaceInRoom | None = None
    """Where it is in the room whose proceeding this is; None for a session without a room."""
    looks_on: bool = False
    """Whether it looks from the gallery, whatever seat it holds."""
    on_bench: bool = False
    """Whether it looks from the bench at a room that it hosts and does not sit in."""

    @property
    def address(self) -> str:
        """The session as the page's scripts ask for it."""
        if self.on_bench:
            return f"{self.session.id}{FROM_BENCH}"
        return f"{self.session.id}{FROM_GALLERY}gallery" if self.looks_on else self.session.id

    @property
    def elsewhere(self) -> bool:
        """Whether another process plays the session: it is only followed here, and its people may answer here too."""
        return not self.session.over and not self.driven()

    @property
    def mine(self) -> bool:
        return self.session.head.owner == self.owner and not self.on_bench

    @property
    def seat(self) -> Seat | None:
        """The seat this visitor holds, if any; in a room only a token gives one, to its host too."""
        if self.place is not None:
            return self.place.seat
        seats = seats_of(self.session) if self.mine else ()
        return seats[0] if seats else None

    @property
    def number(self) -> int | None:
        """The number of a juror's seat; None for counsel, a student, and whoever watches."""
        return seat_number(self.seat) if self.seat and self.seat.startswith("juror/") else None

    @property
    def viewer(self) -> Viewer:
        """Whose eyes the live room is seen through."""
        return BENCH if self.on_bench else self.seat or GALLERY

    @property
    def reader(self) -> Viewer:
        """Whose eyes a finished session is read through: nothing is sealed any more from its owner, nor from those who
        sat in its room."""
        open_now = self.session.unsealed and (self.mine or self.seat or self.session.head.owner == HOUSE)
        return BENCH if open_now or self.on_bench else self.viewer

    def require_mine(self) -> None:
        """Raises a 403."""
        if not self.mine:
            raise trouble(403, "not_yours")

    def require_bench(self) -> None:
        """Raises a 403 for whoever may not read the finished session whole."""
        if self.reader != BENCH:
            raise trouble(403, "not_yours")

    def require_seat(self) -> Seat:
        """The seat held. Raises a 403."""
        if self.place is None:
            self.require_mine()
        if self.seat is None:
            raise trouble(403, "no_seat")
        return self.seat


async def visit(session: str, request: Request, house: House, owner: Owner) -> Visitor:
    """The visit to the session in the path. Raises a 404, and :class:`VenireError` for one that cannot be read."""
    if session.endswith(FROM_BENCH):
        return await from_bench(session.removesuffix(FROM_BENCH), request, house, owner)
    session, _, looks_on = session.partition(FROM_GALLERY)
    if len(session) > 64:
        raise trouble(404, "no_session")
    try:
        found = await house.find(session)
    except NoSession as error:
        raise trouble(404, "no_session") from error
    await house.go_on(found, breath_of(found))
    place = await place_in(request, found.id)
    if looks_on:
        _require_watching(request, found, owner, place)
        return from_gallery(house, found, place)
    request.state.place = place
    _require_watching(request, found, owner, place)
    return Visitor(found, owner, lambda: house.court.driver(found.id) is not None, place)


def _require_watching(request: Request, session: AnySession, owner: str, place: PlaceInRoom | None) -> None:
    """Raises a 403 for whoever may not see the sessions of others, and sits in none of them."""
    own = session.head.owner in (owner, HOUSE) or (place is not None and place.seat is not None)
    if not own:
        cast("Caller", request.state.caller).require_deed("watch")


def from_gallery(house: Venire, session: AnySession, place: PlaceInRoom | None) -> Visitor:
    """A visitor who looks on, whatever seat it holds: the big screen."""
    seatless = None if place is None else PlaceInRoom(place.rooms, place.room)
    return Visitor(session, "", lambda: house.court.driver(session.id) is not None, seatless, looks_on=True)


async def from_bench(session: str, request: Request, house: Venire, owner: str) -> Visitor:
    """A teacher who sees everything of a room that he or she hosts and does not sit in. The look stands on the record
    of a session that goes on. Raises a 403 for everybody else, and what seals raise."""
    found = await visit(session, request, house, owner)
    cast("Caller", request.state.caller).require_deed("bench")
    if found.place is None or not found.mine:
        raise trouble(403, "not_your_bench")
    if found.seat is not None:
        raise trouble(409, "seat_or_bench")
    require_unsealed(found.session, BENCH)
    if await written_down(request, found.session.head, found.place, "view"):
        await found.session.look_in(BENCH, owner, "bench")
    return replace(found, on_bench=True)


Visiting = Annotated[Visitor, Depends(visit)]
