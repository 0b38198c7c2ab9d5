"""What if: play on from an earlier moment, or let the jury go back in without one speech."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field, model_validator

from venire.kernel.frozen import Frozen
from venire.proceedings.deliberation.acts import Vote
from venire.proceedings.deliberation.kind import KIND as DELIBERATION
from venire.proceedings.deliberation.readings.debrief import Debrief, undone
from venire.web.accounts.office import told_from_bench
from venire.web.api.fork_points import at_moment, before_turn, require_turn
from venire.web.breath import breath_of
from venire.web.openapi.sessions import RetriedShape, SessionShape
from venire.web.openapi.shape import answers
from venire.web.trouble import Trouble, trouble
from venire.web.visit import House, Visiting
from venire.web.wire import named

router = APIRouter(prefix="/api/sessions", tags=["forks"])


class ForkAt(Frozen):
    """Before a turn, or at a moment as the visitor counts them; ``take_back``: in place of the source, which is given
    up if it goes on."""

    take_back: bool = False
    turn: Annotated[int, Field(ge=1)] | None = None
    moment: Annotated[int, Field(ge=1)] | None = None

    @model_validator(mode="after")
    def _one_of_them(self) -> ForkAt:
        if (self.turn is None) == (self.moment is None):
            raise ValueError("give either a turn or a moment")
        return self


class Without(Frozen):
    """A speech that was not made, and the change of vote it is said to have caused."""

    turn: Annotated[int, Field(ge=1)]
    juror: Annotated[int, Field(ge=1)] | None = None
    vote: Vote | None = None

    @model_validator(mode="after")
    def _both_or_neither(self) -> Without:
        if (self.juror is None) != (self.vote is None):
            raise ValueError("give a juror and its vote, or neither")
        return self


@router.post("/{session}/fork", status_code=201, **answers(SessionShape))
async def fork(visit: Visiting, house: House, wanted: ForkAt) -> dict[str, object]:
    """A new session of the visitor's own that shares the record up to there."""
    visit.require_mine()
    session = visit.session
    if visit.place is not None and not session.over:
        raise trouble(409, "room_goes_on")
    if wanted.turn is not None:
        at = before_turn(session, wanted.turn)
    else:
        at = at_moment(session, visit.viewer, wanted.moment or 1)
    made = await house.fork(session, at, owner=visit.owner, drive=False)
    if wanted.take_back:
        await house.court.give_up(session)
    await house.court.drive(made, pace=breath_of(made))
    return named(made)


@router.post("/{session}/without", status_code=201, **answers(RetriedShape))
async def without(request: Request, visit: Visiting, house: House, wanted: Without) -> dict[str, object]:
    """The same deliberation with one speech not made, played to its end, and how it then came out."""
    if visit.session.kind is not DELIBERATION:
        raise trouble(409, "no_jury")
    if not visit.session.over:
        raise trouble(409, "not_over")
    visit.require_bench()
    await told_from_bench(request, visit, "without")
    was = house.debrief(visit.session)
    require_turn(visit.session, wanted.turn)
    _require_change(was, wanted)
    made = await house.without(visit.session, wanted.turn, owner=visit.owner)
    await house.court.finished(made)
    now = house.debrief(made)
    return {
        **named(made),
        "verdict": now.verdict,
        "was": was.verdict,
        "undone": _undone(wanted, was, now) if wanted.juror else None,
    }


def _require_change(was: Debrief, wanted: Without) -> None:
    """A change of vote that is asked after must have been one. Raises a 404."""
    if wanted.juror is None:
        return
    if wanted.juror not in was.votes:
        raise Trouble(
            404, f"There is no juror {str(wanted.juror)[:12]} in this session.", f"Its seats are 1 to {len(was.votes)}."
        )
    if not any((flip.turn, flip.juror, flip.vote) == (wanted.turn, wanted.juror, wanted.vote) for flip in was.flips):
        raise trouble(404, "no_change")


def _undone(wanted: Without, was: Debrief, now: Debrief) -> bool:
    """Whether that juror does not hold that vote where the change was counted."""
    flips = [
        flip for flip in was.flips if (flip.turn, flip.juror, flip.vote) == (wanted.turn, wanted.juror, wanted.vote)
    ]
    return all(undone(flip, now) for flip in flips)
