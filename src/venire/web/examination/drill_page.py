"""The pages of a drill: its room, and what was right and wrong."""

from __future__ import annotations

from fastapi import Request
from starlette.responses import HTMLResponse

from venire.app import Venire
from venire.proceedings.drill.debrief import DrillDebrief
from venire.web.breath import drill_pace
from venire.web.examination.debrief_page import drill_outcome
from venire.web.examination.page import drill_parts
from venire.web.kind_page import KindPage, verdict_in_words
from venire.web.render import page
from venire.web.routes.ending import ending_of, shared_parts
from venire.web.visit import Visitor


def show(request: Request, house: Venire, visit: Visitor) -> HTMLResponse:
    """One question after another."""
    return page(request, "examination/drill.html", **drill_parts(house, visit))


async def debrief(request: Request, house: Venire, visit: Visitor) -> HTMLResponse:
    """Every call and the truth of it. Raises a 409 while it goes on."""
    end = ending_of(house, visit)
    assert isinstance(end, DrillDebrief)
    parts = drill_outcome(house.case_of(visit.session), end)
    return page(request, "examination/drill_debrief.html", **shared_parts(visit), **parts)


PAGE = KindPage(show, debrief, pace=drill_pace, result=verdict_in_words, words=frozenset({"hearing", "drill"}))
