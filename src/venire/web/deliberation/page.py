"""The page of a deliberation: the jury's room, live and watched again, and its debrief."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from venire.app import Venire
from venire.exports.casefile import public
from venire.kernel.record import BENCH
from venire.proceedings.deliberation.acts import Strategy
from venire.proceedings.deliberation.events import Opened
from venire.proceedings.deliberation.player.subjects import things_of
from venire.proceedings.deliberation.state import State
from venire.web.accounts.office import told_from_bench
from venire.web.daily.day import day_of
from venire.web.daily.share import shared
from venire.web.deliberation.debrief_page import told
from venire.web.deliberation.minds import own_mind, watched_minds
from venire.web.kind_page import KindPage, page_of, verdict_in_words
from venire.web.render import page
from venire.web.routes.ending import alerts_for
from venire.web.trouble import trouble
from venire.web.visit import House, Visiting, Visitor
from venire.web.wire import view_json

router = APIRouter(include_in_schema=False)
POINTING: tuple[Strategy, ...] = ("challenge_evidence", "question_witness")
"""The strategies that point at a thing of the case."""


def show(request: Request, house: Venire, visit: Visitor) -> HTMLResponse:
    """The jury's room."""
    return _room(request, house, visit, "deliberation/session.html")


@router.get("/sessions/{session}/replay")
async def replay(request: Request, house: House, visit: Visiting) -> HTMLResponse:
    """A deliberation from its beginning, with a scrubber. Raises a 404 for other sessions."""
    if page_of(visit.session) is not PAGE:
        raise trouble(404, "no_replay")
    await told_from_bench(request, visit, "replay")
    return _room(request, house, visit, "deliberation/replay.html")


def _room(request: Request, house: House, visit: Visitor, template: str) -> HTMLResponse:
    on_trial = house.case_of(visit.session)
    case = public(on_trial)
    view = view_json(visit.session, visit.viewer)
    ages = {number: card.age for number, card in enumerate(house.roster_of(visit.session).jurors, start=1)}
    return page(request, template, session=visit.address, title=case["title"], case=case, view=view, ages=ages,
                live=template == "deliberation/session.html",
                things={strategy: things_of(strategy, on_trial) for strategy in POINTING},
                me=visit.number, mine=visit.mine)  # fmt: skip


async def debrief(request: Request, house: Venire, visit: Visitor) -> HTMLResponse:
    """Who moved whom. Raises a 409 while it goes on."""
    if not visit.session.over:
        raise trouble(409, "not_over")
    reader = await house.reader(visit.session, visit.reader, visit.owner, "view")
    parts = told(reader, house.debrief(visit.session), visit.number)
    parts |= {"only_case": len(house.library.list(0, 2)) == 1, "opened": _measures(visit), "trial": False}
    parts |= {"share": _share(house, visit)}
    parts |= {"alerts": alerts_for(visit), "other_side": _other_side(visit), "readable": visit.reader == BENCH}
    return page(
        request, "deliberation/debrief.html", session=visit.session.id, mine=visit.mine, me=visit.number, **parts
    )


def _measures(visit: Visitor) -> Opened | None:
    """What the visitor's own session was opened on, so that it can be sat on again."""
    state = visit.session.sitting.state
    return state.opened if (visit.mine or visit.seat) and isinstance(state, State) else None


def _share(house: Venire, visit: Visitor) -> str:
    """What those who sat on a day's case may send to others; empty for every other session."""
    opened = _measures(visit)
    day = day_of(opened.seed) if opened else None
    return shared(day, house.case_of(visit.session).title, house.debrief(visit.session), visit.number) if day else ""


def _other_side(visit: Visitor) -> str:
    """The side that the visitor did not speak for; empty where it chose none."""
    state = visit.session.sitting.state
    side = state.side if isinstance(state, State) else None
    return {"prosecute": "defend", "defend": "prosecute"}.get(side or "", "")


PAGE = KindPage(show, debrief, (router,), result=verdict_in_words, before=own_mind, minds=watched_minds)
