"""What a room is before anybody has come: its request with all its dice thrown, its title, its seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from venire.app import Venire
from venire.kernel.opening import content_hash
from venire.kernel.proceeding import NamesSeats
from venire.kernel.record import Minute, Seat
from venire.kernel.request import Request, amended, setting
from venire.proceedings.examination.events import witness_seat
from venire.rooms.refusals import NoSuchSeat
from venire.sessions.opening import ConvenedSession, seed_of


@dataclass(frozen=True, slots=True)
class Lobby:
    """Everything that a room opens with."""

    request: Request
    title: str
    case: str
    seats: Sequence[Seat]
    names: Mapping[Seat, str]
    civil: bool


async def laid_out(venire: Venire, request: Request) -> Lobby:
    """The room of this request, with nobody in it. Raises :class:`VenireError` for what cannot be had, or seats
    nobody."""
    wanted = setting(request, "seed")
    settled = amended(request.seating({}, {}), {"seed": seed_of(wanted if isinstance(wanted, str) else None)})
    convened = await venire.convened(settled)
    settled = amended(settled, {"case": convened.case} if convened.case else {})
    seats = [seat for seat in seats_of(venire, convened) if settled.seats_people(seat)]
    if not seats:
        raise NoSuchSeat(seat="", kind=request.kind, seats="another proceeding's")
    case = venire.library.load(convened.case) if convened.case else None
    names = {witness_seat(one.id): f"{one.name}, {one.role}" for one in case.witnesses} if case else {}
    known = {seat: names[seat] for seat in seats if seat in names}
    return Lobby(settled, convened.title, convened.case, seats, known, case is not None and case.kind == "civil")


def seats_of(venire: Venire, convened: ConvenedSession) -> Sequence[Seat]:
    """Every seat that the rules of what was convened name."""
    contents = {content_hash(content): content for content in convened.contents}
    rules = venire.kinds[convened.kind].rules(convened.events[0], contents)
    state: object = None
    for event in convened.events:
        if not isinstance(event, Minute):
            state = rules.evolve(state, event)
    return tuple(cast("NamesSeats[Any]", rules).seats(state)) if isinstance(rules, NamesSeats) else ()
