"""The debrief: what was said and what it did, once it is over; of every kind of session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from venire.app import Venire, halt_of
from venire.errors import SafetyHalt
from venire.exports.accounts import accounts_sections
from venire.exports.alerts import alerts_sections
from venire.exports.document import Section
from venire.exports.tellings.addresses import speech_lines
from venire.exports.tellings.kinds import telling
from venire.exports.tellings.trial import MET
from venire.kernel.record import BENCH
from venire.law.case_file.case import Side
from venire.proceedings.debate.debrief import DebateResult
from venire.proceedings.deliberation.events import Opened
from venire.proceedings.deliberation.state import State
from venire.proceedings.drill.debrief import DrillDebrief
from venire.proceedings.examination.readings.debrief import Debrief
from venire.proceedings.persuasion.debrief import PersuasionResult
from venire.proceedings.trial.debrief import TrialDebrief
from venire.web.debate.page import debate_outcome
from venire.web.deliberation.debrief_page import told
from venire.web.examination.debrief_page import court_outcome, drill_outcome
from venire.web.persuasion.settled_page import settled_parts
from venire.web.render import page
from venire.web.strings import say
from venire.web.trouble import Trouble, trouble
from venire.web.visit import House, Visiting, Visitor

router = APIRouter(include_in_schema=False)


@router.get("/sessions/{session}/debrief")
async def debrief(request: Request, house: House, visit: Visiting) -> HTMLResponse:
    """For whoever may see the session: nothing is sealed any more. Raises a 409 while it goes on."""
    halt = halt_of(visit.session)
    if halt is not None:
        return _halted(request, visit, halt)
    if visit.session.kind.name != "deliberation":
        return _of_court(request, house, visit)
    if not visit.session.over:
        raise trouble(409, "not_over")
    reader = await house.reader(visit.session, visit.reader, visit.owner, "view")
    parts = told(reader, house.debrief(visit.session), visit.number)
    parts |= {"only_case": len(house.library.list(0, 2)) == 1, "opened": _measures(visit), "trial": False}
    parts |= {"alerts": _alerts(visit)}
    return page(
        request, "deliberation/debrief.html", session=visit.session.id, mine=visit.mine, me=visit.number, **parts
    )


def _of_court(request: Request, house: Venire, visit: Visitor) -> HTMLResponse:
    if not visit.session.over:
        raise Trouble(409, telling(visit.session).pending, say("errors.not_over_court_remedy"))
    end = house.ending(visit.session)
    if isinstance(end, DebateResult):
        return page(request, "debate/outcome.html", **debate_outcome(visit, end))
    if isinstance(end, PersuasionResult):
        return page(request, "persuasion/settled.html", **settled_parts(visit))
    case = house.case_of(visit.session)
    shared: dict[str, Any] = {"session": visit.session.id, "mine": visit.reader == BENCH, "alerts": _alerts(visit)}
    match end:
        case DrillDebrief():
            return page(request, "examination/drill_outcome.html", **shared, **drill_outcome(case, end))
        case TrialDebrief():
            parts: dict[str, Any] = {
                **court_outcome(case, end.examination, you=_you(visit)),
                **_verdict(end, end.examination.player if _you(visit) else None),
                "accounts": accounts_sections(end.accounts),
            }
            return page(request, "examination/outcome.html", **shared, **parts)
        case Debrief():
            parts: dict[str, Any] = {
                **court_outcome(case, end, you=_you(visit)),
                **dict.fromkeys(("speeches", "addresses", "unsworn"), ()),
                "accounts": accounts_sections(end.accounts),
            }
            return page(request, "examination/outcome.html", **shared, **parts, verdict="", jury=None)
        case _:
            raise trouble(404, "no_page")


def _halted(request: Request, visit: Visitor, halt: SafetyHalt) -> HTMLResponse:
    told: dict[str, Any] = {"session": visit.session.id, "title": visit.session.head.title, "alerts": _alerts(visit)}
    return page(request, "halted.html", sentence=str(halt), remedy=halt.remedy, **told)


def _alerts(visit: Visitor) -> Sequence[Section]:
    """What the monitors found: for the bench."""
    return alerts_sections(visit.session.entries) if visit.reader == BENCH else ()


def _you(visit: Visitor) -> bool:
    """Whether the visitor sat at one of counsel's tables."""
    return visit.mine and any(seat.startswith("counsel/") for seat in visit.session.people)


def _verdict(end: TrialDebrief, you: Side | None) -> Mapping[str, Any]:
    told = [line for one in end.speeches for line in speech_lines(one, you)]
    spoken = {"speeches": told, "addresses": end.speeches, "unsworn": end.unsworn, "met": MET}
    return {"verdict": end.verdict, "jury": end.jury, **spoken}


def _measures(visit: Visitor) -> Opened | None:
    """What the visitor's own session was opened on, so that it can be sat on again."""
    state = visit.session.sitting.state
    return state.opened if visit.mine and isinstance(state, State) else None
