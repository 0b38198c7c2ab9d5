"""A seat of a session that goes on, handed to somebody else: to the AI when a person leaves, and back."""

from __future__ import annotations

import secrets

from venire.errors import VenireError
from venire.host.session import AnySession
from venire.kernel.record import Act, Seat
from venire.kernel.request import Holder

CLERK = Seat("clerk")


async def hand_over(session: AnySession, seat: Seat, by: Holder) -> None:
    """From now on ``by`` answers for this seat.

    Where the rules go by who sits there the clerk notes it first, for what is asked of a seat, and for how long,
    depends on it; then the host, which asks no participant where a person sits. Raises :class:`VenireError` where no
    seat changes hands any more, and :class:`venire.kernel.proceeding.Refused` for a seat that is not there or is held
    so already.
    """
    change = session.kind.changes_seat
    if session.over or (change is None and seat not in session.seats()):
        raise _not_now(seat)
    if change is not None:
        await _noted(session, seat, change(seat, by))
    await session.seat_person(seat, by != "ai", agent=by == "external")


async def _noted(session: AnySession, seat: Seat, act: Act) -> None:
    """The clerk notes it at the door that is left open for that. Raises :class:`VenireError` where there is none.

    A trial has one and so has each of its parts, whose keys have the name of the part before them: what is noted at a
    part's is lost with it, and a juror is not known there.
    """
    doors = [ask for ask in session.asked_of(CLERK) if type(act) in ask.wants]
    if not doors:
        raise _not_now(seat)
    door = min(doors, key=lambda ask: ask.key.count("/"))
    await session.submit(CLERK, door.key, act, secrets.token_hex(8))


def _not_now(seat: str) -> VenireError:
    return VenireError(
        f"The seat {seat[:40]!r} does not change hands in this session now.",
        "Name one of a session that goes on: juror/7, counsel/defence, witness/W1.",
    )
