"""The pages of examinations and trials: the courtroom, and its debrief."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import Request
from starlette.responses import HTMLResponse

from venire.app import Venire
from venire.exports.accounts import accounts_sections
from venire.exports.tellings.addresses import speech_lines
from venire.exports.tellings.trial import MET
from venire.law.case_file.case import Side
from venire.proceedings.examination.readings.debrief import Debrief
from venire.proceedings.trial.debrief import TrialDebrief
from venire.web.breath import counsel_pace
from venire.web.examination import api, jury_routes
from venire.web.examination.debrief_page import court_outcome
from venire.web.examination.officers import before_seat
from venire.web.examination.page import hearing_parts
from venire.web.kind_page import KindPage, verdict_in_words
from venire.web.render import page
from venire.web.routes.ending import ending_of, shared_parts
from venire.web.visit import Visitor


def show(request: Request, house: Venire, visit: Visitor) -> HTMLResponse:
    """The courtroom."""
    return page(request, "examination/hearing.html", **hearing_parts(house, visit))


async def debrief_of_trial(request: Request, house: Venire, visit: Visitor) -> HTMLResponse:
    """What was there to be had, and what the jury said. Raises a 409 while it goes on."""
    end = ending_of(house, visit)
    assert isinstance(end, TrialDebrief)
    parts: dict[str, Any] = {
        **court_outcome(house.case_of(visit.session), end.examination, you=_you(visit)),
        **_verdict(end, end.examination.player if _you(visit) else None),
        "accounts": accounts_sections(end.accounts),
    }
    return page(request, "examination/debrief.html", **shared_parts(visit), **parts)


async def debrief(request: Request, house: Venire, visit: Visitor) -> HTMLResponse:
    """What was there to be had. Raises a 409 while it goes on."""
    end = ending_of(house, visit)
    assert isinstance(end, Debrief)
    parts: dict[str, Any] = {
        **court_outcome(house.case_of(visit.session), end, you=_you(visit)),
        **dict.fromkeys(("speeches", "addresses", "unsworn"), ()),
        "accounts": accounts_sections(end.accounts),
    }
    return page(request, "examination/debrief.html", **shared_parts(visit), **parts, verdict="", jury=None)


def _you(visit: Visitor) -> bool:
    """Whether the visitor sat at one of counsel's tables."""
    return visit.mine and any(seat.startswith("counsel/") for seat in visit.session.people)


def _verdict(end: TrialDebrief, you: Side | None) -> Mapping[str, Any]:
    told = [line for one in end.speeches for line in speech_lines(one, you)]
    spoken = {"speeches": told, "addresses": end.speeches, "unsworn": end.unsworn, "met": MET}
    return {"verdict": end.verdict, "jury": end.jury, **spoken}


EXAMINATION = KindPage(
    show,
    debrief,
    (api.router,),
    counsel_pace,
    result=verdict_in_words,
    before=before_seat,
    words=frozenset({"hearing"}),
)
TRIAL = KindPage(
    show, debrief_of_trial, (jury_routes.router,), counsel_pace, result=verdict_in_words, before=before_seat
)
