"""The courtroom, live: whatever room its kind has."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from venire.web.kind_page import page_of
from venire.web.visit import House, Visiting

router = APIRouter(include_in_schema=False)


@router.get("/sessions/{session}")
def court(request: Request, house: House, visit: Visiting) -> HTMLResponse:
    """A session as it goes on."""
    return page_of(visit.session).show(request, house, visit)
