"""Seats that nobody could answer for: none where the understudy is installed, which plays every seat."""

from __future__ import annotations

from venire.errors import VenireError
from venire.host.session import AnySession
from venire.kernel.record import Seat
from venire.models.cast import Cast
from venire.ports import LineUp
from venire.seats.line import line_up_of
from venire.seats.understudy import REMEDY, understudy


def require_answered(session: AnySession, cast: Cast) -> None:
    """Raises :class:`VenireError`, naming the seats, where nobody could answer for some of them."""
    if understudy() is not None:
        return
    vacant = vacant_seats(session, line_up_of(session, cast))
    if vacant:
        raise VenireError(
            "Some seats of this session have neither a model nor a person, and there is no understudy to play them.",
            f"Name models in models.yaml, or seat people, for {', '.join(vacant)}. {REMEDY}",
        )


def vacant_seats(session: AnySession, line_up: LineUp) -> tuple[Seat, ...]:
    """The seats that are going to be asked something, and that have neither a person nor anybody in line."""
    return tuple(seat for seat in session.seats() if not session.people.get(seat, False) and not line_up(seat))
