"""Debates: the form by which one is opened, its room while it goes on, and the board that the room draws anew."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from venire.library.shipped import FIRST
from venire.proceedings.debate.params import MOST_EVALUATORS, MOST_ROUNDS
from venire.web.accounts.office import told_from_bench
from venire.web.debate.page import board_parts
from venire.web.home import DOCKET
from venire.web.render import page
from venire.web.visit import House, Visiting

router = APIRouter(include_in_schema=False)
FORM_DEBATERS = 4
"""Seats that the form offers; the interface takes more."""


@router.get("/debate")
def new_debate(request: Request, house: House, case: str = "") -> HTMLResponse:
    """The form. ``case``: the one to be debated, where it is known."""
    cards = [card for card in house.library.list(0, DOCKET) if not card.thin]
    known = case if case in {card.id for card in cards} else FIRST
    return page(request, "debate/form.html", cards=cards, chosen=known, seats=range(1, FORM_DEBATERS + 1),
                most_rounds=MOST_ROUNDS, most_evaluators=MOST_EVALUATORS)  # fmt: skip


@router.get("/sessions/{session}/board")
async def draw_board(request: Request, visit: Visiting) -> HTMLResponse:
    """What was argued so far, as a part of a page. Raises a 404 for sessions that are no debate."""
    await told_from_bench(request, visit, "view")
    return page(request, "debate/board.html", **board_parts(visit))
