"""The debrief: what was said and what it did, once it is over; of every kind of session."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from venire.errors import SafetyHalt
from venire.host.seals import halt_of, require_ended
from venire.web.accounts.office import told_from_bench
from venire.web.kind_page import page_of
from venire.web.render import page
from venire.web.routes.ending import alerts_for
from venire.web.visit import House, Visiting, Visitor

router = APIRouter(include_in_schema=False)


@router.get("/sessions/{session}/debrief")
async def debrief(request: Request, house: House, visit: Visiting) -> HTMLResponse:
    """For whoever may see the session: nothing is sealed any more. Raises a 409 while it goes on."""
    halt = halt_of(visit.session)
    await told_from_bench(request, visit, "alerts" if halt else "debrief")
    if halt is not None:
        return _halted(request, visit, halt)
    if visit.session.over:
        require_ended(visit.session)
    return await page_of(visit.session).debrief(request, house, visit)


def _halted(request: Request, visit: Visitor, halt: SafetyHalt) -> HTMLResponse:
    told: dict[str, Any] = {"session": visit.session.id, "title": visit.session.head.title, "alerts": alerts_for(visit)}
    return page(request, "halted.html", sentence=str(halt), remedy=halt.remedy, **told)
