"""The courtroom, live: whatever room its kind has."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from venire.web.accounts.office import told_from_bench
from venire.web.kind_page import page_of
from venire.web.visit import House, Visiting

router = APIRouter(include_in_schema=False)


@router.get("/sessions/{session}")
async def court(request: Request, house: House, visit: Visiting) -> HTMLResponse:
    """A session as it goes on, and afterwards."""
    await told_from_bench(request, visit, "view")
    return page_of(visit.session).show(request, house, visit)
