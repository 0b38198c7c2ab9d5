"""The page of the day's case, and the same over HTTP."""

from __future__ import annotations

from datetime import date
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from venire.app import Venire
from venire.web.daily.day import case_of, seed_of, written
from venire.web.render import page
from venire.web.visit import House

router = APIRouter(tags=["cases"])
ROUNDS, SIZE = 6, 12
"""The measures on which everybody sits."""


@router.get("/api/daily")
def daily(house: House) -> dict[str, Any]:
    """Today's case and its dice: open a session or a room with them and sit with everybody else's jury."""
    day = _today(house)
    return {"day": day.isoformat(), "case": case_of(day), "seed": seed_of(day), "rounds": ROUNDS, "size": SIZE}


@router.get("/daily", include_in_schema=False)
def today(request: Request, house: House) -> HTMLResponse:
    """The page of the day's case."""
    day = _today(house)
    case = house.library.load(case_of(day))
    return page(request, "rooms/daily.html", case=case, day=written(day), seed=seed_of(day), rounds=ROUNDS, size=SIZE)


def _today(house: Venire) -> date:
    return house.court.clock.now().date()
