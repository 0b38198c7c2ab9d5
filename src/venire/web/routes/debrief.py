"""The debrief: what was said and what it did, once the jury is home."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from venire.proceedings.deliberation.events import Opened
from venire.proceedings.deliberation.state import State
from venire.web.debriefing import told
from venire.web.render import page
from venire.web.trouble import trouble
from venire.web.visit import House, Visit, Visiting

router = APIRouter(include_in_schema=False)


@router.get("/sessions/{session}/debrief")
async def debrief(request: Request, house: House, visit: Visiting) -> HTMLResponse:
    """Raises a 409 while the jury is out."""
    if not visit.session.over:
        raise trouble(409, "not_over")
    reader = await house.reader(visit.session, visit.reader, visit.owner, "view")
    parts = told(reader, house.debrief(visit.session), visit.number)
    parts |= {"only_case": len(house.library.list(0, 2)) == 1, "opened": _measures(visit)}
    return page(request, "debrief.html", session=visit.session.id, mine=visit.mine, me=visit.number, **parts)


def _measures(visit: Visit) -> Opened | None:
    """What the visitor's own session was opened on, so that it can be sat on again."""
    state = visit.session.sitting.state
    return state.opened if visit.mine and isinstance(state, State) else None
