"""Sessions over HTTP: open, look, act, pause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import Field, StringConstraints

from venire.kernel.frozen import Frozen
from venire.kernel.minutes import SafetyMode, guarded
from venire.ports import SessionHead
from venire.proceedings.deliberation.acts import Holder
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.deliberation.state import PLAYER
from venire.web.api.wishes import within_range
from venire.web.asked import asked_of
from venire.web.openapi.sessions import (
    DeletedShape,
    LookShape,
    OpenedShape,
    ReceiptShape,
    SeenAnswer,
    SessionShape,
    SessionsShape,
)
from venire.web.openapi.shape import ForecastAnswer, answers
from venire.web.purse import BudgetText, budget_in, foretold
from venire.web.trouble import Trouble, trouble
from venire.web.visit import House, Owner, Visiting, Visitor
from venire.web.wire import named, of_part, seen_json, view_json

router = APIRouter(prefix="/api/sessions", tags=["sessions"])
Part = Annotated[str, StringConstraints(pattern="^(examination|jury|together)$")]
"""A part of a trial; or of a persuasion, the jurors' own deliberation."""


class NewSession(Frozen):
    """What to open. Everything has a default."""

    case: Annotated[str, StringConstraints(min_length=1, max_length=200)] | None = None
    seed: Annotated[str, StringConstraints(min_length=1, max_length=80)] | None = None
    unattended: bool = False
    seat: int | None = Field(default=None, ge=1, le=23)
    """Where the player sits; None: seat 7, or the last of a smaller jury."""
    name: Annotated[str, StringConstraints(max_length=100)] = ""
    """What the others call the player; empty: by the number of the seat."""
    size: int = Field(default=12, ge=2, le=23)
    rounds: int = Field(default=20, ge=1, le=500)
    rule: Annotated[str, StringConstraints(max_length=40)] | None = None
    """A verdict rule by its name, or a number of votes; None: the case's own."""
    early_end: bool = True
    open_minds: bool = False
    turn_limit: Annotated[float, Field(ge=10, le=3600)] | None = None
    """Seconds for a turn; None: as long as one likes."""
    first_ballot: tuple[Annotated[int, Field(ge=0, le=1)], ...] | None = None
    budget: BudgetText | None = None
    """What language models may spend: tokens, as 20000 or 20k, or dollars, as 0.50$; None: no limit."""

    safety_mode: SafetyMode | None = None
    """How monitors watch it: off, passive (what they find is noted), active (what is grave halts it)."""
    halt_on_safety_violation: bool = False

    @within_range()
    def wish(self, owner: str) -> DeliberationRequest:
        """The same, as the composition takes it."""
        params = Params(
            size=self.size,
            max_rounds=self.rounds,
            early_end=self.early_end,
            open_minds=self.open_minds,
            turn_limit=self.turn_limit,
            first_ballot=self.first_ballot,
        )
        if self.unattended and self.seat is not None:
            raise Trouble(422, f"Without a person nobody takes seat {self.seat}.", "Leave out seat, or unattended.")
        seat = self.seat or min(PLAYER, self.size)
        holders: dict[int, Holder] = {} if self.unattended else {seat: "person"}
        return DeliberationRequest(
            case=self.case,
            seed=self.seed,
            params=params,
            rule=self.rule,
            holders=holders,
            seat=self.seat,
            names={seat: self.name},
            owner=owner,
            budget=budget_in(self.budget),
            safety=guarded(self.safety_mode, halts=self.halt_on_safety_violation),
        )


class Handed(Frozen):
    """An act, the ask it answers, and the sender's own name for it, so that sending it twice does it once."""

    ask: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    act_id: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    kind: Annotated[str, StringConstraints(min_length=1, max_length=60)]
    act: Mapping[str, Any] = Field(default_factory=dict[str, Any])


@router.post("", status_code=201, **answers(OpenedShape))
async def open_session(wanted: NewSession, house: House, owner: Owner, finish: bool = False) -> dict[str, object]:
    """Open a session; with ``finish``, answer when an unattended one is over. ``forecast``: what its models are likely
    to take; null where none plays."""
    wish = wanted.wish(owner)
    told = foretold(house.forecast(wish))
    session = await house.open(wish)
    if finish and wanted.unattended:
        await house.court.finished(session)
    return {**named(session), **told}


@router.post("/forecast", **answers(ForecastAnswer))
def forecast(wanted: NewSession, house: House, owner: Owner) -> dict[str, object]:
    """What the models of such a session are likely to take; nothing is opened."""
    return foretold(house.forecast(wanted.wish(owner)))


@router.get("", **answers(SessionsShape))
async def my_sessions(house: House, owner: Owner) -> dict[str, object]:
    """The visitor's own sessions, newest first."""
    return {"sessions": [_head(head) for head in await house.sessions(owner)]}


def _head(head: SessionHead) -> dict[str, object]:
    return {
        "session": head.session,
        "title": head.title,
        "opened_at": head.opened_at,
        "over": head.over,
        "result": head.result,
    }


@router.get("/{session}", **answers(LookShape))
async def look(
    visit: Visiting, events: Annotated[bool, Query()] = False, part: Annotated[Part | None, Query()] = None
) -> dict[str, object]:
    """The view of this visitor, what is asked of it, and, if wished, its whole stream so far; of one part of a trial,
    where one is named."""
    session, viewer = visit.session, visit.viewer
    told = {
        **named(session),
        "viewer": viewer,
        "me": visit.number,
        "seat": visit.seat,
        "mine": visit.mine,
        "room": visit.place.room.code if visit.place else None,
        "view": view_json(session, viewer, part),
    }
    seen = session.streams.seen(viewer)
    stream = {"events": [seen_json(session, one) for one in of_part(seen, part)]} if events else {}
    return {**told, **asked_of(visit, part), "last": len(seen), **stream}


@router.get("/{session}/events", **answers(SeenAnswer))
async def events_after(visit: Visiting, after: Annotated[int, Query(ge=0)] = 0) -> dict[str, object]:
    """This visitor's own events after this number."""
    return {"events": [seen_json(visit.session, one) for one in visit.session.streams.seen(visit.viewer, after)]}


@router.post("/{session}/acts", **answers(ReceiptShape))
async def hand_up(visit: Visiting, handed: Handed) -> dict[str, object]:
    """Hand up an act. The only door by which a person changes anything."""
    seat = visit.require_seat()
    act = visit.session.kind.codec.decode_act(handed.kind, handed.act)
    receipt = await visit.session.submit(seat, handed.ask, act, handed.act_id)
    return {"seen": [seen_json(visit.session, one) for one in receipt.seen], "repeated": receipt.repeated}


@router.post("/{session}/pause", **answers(SessionShape))
async def pause(visit: Visiting) -> dict[str, object]:
    """Stop every clock of the session. Raises a 409 where it is over."""
    visit.require_mine()
    _require_on(visit)
    await visit.session.pause()
    return named(visit.session)


@router.post("/{session}/resume", **answers(SessionShape))
async def resume(visit: Visiting) -> dict[str, object]:
    """Let the clocks go on. Raises a 409 where it is over."""
    visit.require_mine()
    _require_on(visit)
    await visit.session.go_on()
    return named(visit.session)


@router.post("/{session}/end", **answers(SessionShape))
async def end(visit: Visiting, house: House) -> dict[str, object]:
    """Give a session up: nobody is asked anything more. Raises a 409 where it is over."""
    visit.require_mine()
    _require_on(visit)
    await house.court.give_up(visit.session)
    return named(visit.session)


def _require_on(visit: Visitor) -> None:
    if visit.session.over:
        raise trouble(409, "session_over")


@router.delete("/{session}", **answers(DeletedShape))
async def delete(visit: Visiting, house: House) -> dict[str, object]:
    """Remove a session and its record: a person's right."""
    visit.require_mine()
    await house.court.delete(visit.session.id)
    return {"deleted": visit.session.id}
