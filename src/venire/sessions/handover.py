"""A seat of a session that goes on, handed to somebody else: to the AI when a person leaves, and back."""

from __future__ import annotations

import secrets

from venire.errors import VenireError
from venire.host.session import AnySession
from venire.kernel.record import Act, Seat
from venire.proceedings.deliberation.acts import Holder
from venire.proceedings.deliberation.acts import SeatHolder as JurorSeated
from venire.proceedings.deliberation.stages import CLERK
from venire.proceedings.examination.acts import SeatHolder as CourtSeated


async def hand_over(session: AnySession, seat: Seat, by: Holder) -> None:
    """From now on ``by`` answers for this seat.

    The clerk notes it first, for what is asked of a seat, and for how long, depends on who holds it; then the host,
    which asks no participant where a person sits. Raises :class:`VenireError` where no seat changes hands any more,
    and :class:`venire.kernel.proceeding.Refused` for a seat that is not there or is held so already.
    """
    number = seat.removeprefix("juror/")
    jury = seat != number and number.isdecimal()
    act: Act = JurorSeated(juror=int(number), by=by) if jury else CourtSeated(seat=seat, by=by)
    door = next((ask for ask in session.asked_of(CLERK) if type(act) in ask.wants), None)
    if door is None or session.over:
        raise VenireError(
            f"The seat {seat[:40]!r} does not change hands in this session now.",
            "Name one of a session that goes on: juror/7, counsel/defence, witness/W1.",
        )
    await session.submit(CLERK, door.key, act, secrets.token_hex(8))
    await session.seat_person(seat, by != "ai", agent=by == "external")
