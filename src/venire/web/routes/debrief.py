"""The debrief: what was said and what it did, once the jury is home."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from venire.web.debriefing import told
from venire.web.render import page
from venire.web.trouble import trouble
from venire.web.visit import House, Visiting

router = APIRouter(include_in_schema=False)


@router.get("/sessions/{session}/debrief")
async def debrief(request: Request, house: House, visit: Visiting) -> HTMLResponse:
    """Raises a 409 while the jury is out."""
    if not visit.session.over:
        raise trouble(409, "not_over")
    reader = await house.reader(visit.session, visit.reader, visit.owner, "view")
    parts = told(reader, house.debrief(visit.session), visit.number)
    return page(request, "debrief.html", session=visit.session.id, mine=visit.mine, me=visit.number, **parts)
