"""Who answers for each seat of a session: as its kind says."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from venire.errors import VenireError
from venire.host.session import AnySession
from venire.kernel.part import loaded
from venire.kernel.record import Seat
from venire.models.cast import Cast
from venire.participants.own import OwnInSeat
from venire.ports import Line, LineUp, Participant
from venire.seats.company import ALONE, Company

LinesUp: TypeAlias = Callable[[AnySession, Cast], LineUp]
"""From a session, and the models that are cast for it, to the line of each seat."""


def line_up_of(session: AnySession, cast: Cast, company: Company = ALONE) -> LineUp:
    """Who answers for each seat, one's own first. Raises :class:`VenireError` for a kind that names nobody."""
    if session.kind.line_up is None:
        raise VenireError(f"The kind {session.kind.name!r} names nobody who answers.", "Give its Kind a line_up.")
    lines_up: LinesUp = loaded(session.kind.line_up)
    usual = lines_up(session, cast)
    return _with_own(company, usual) if company.participants else usual


def _with_own(company: Company, usual: LineUp) -> LineUp:
    seated = cache(OwnInSeat)

    def line(seat: Seat) -> Line:
        own: Participant | None = company.at(seat)
        return usual(seat) if own is None else (seated(own), *usual(seat))

    return line


def at_place(line: Line, place: int) -> Participant:
    """Whoever has this place of a line, or the last. Raises :class:`VenireError` for a line of nobody."""
    if not line:
        raise VenireError("Nobody answers here.", "Name a model for this seat, or seat a person.")
    return line[min(place, len(line) - 1)]
