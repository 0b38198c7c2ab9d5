"""Persuasions: the form by which one is opened, and the jurors' own deliberation after the settlement."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from venire.exports.casefile import public
from venire.exports.tellings.kinds import telling
from venire.kernel.within import within
from venire.proceedings.deliberation.readings.debrief import debrief
from venire.proceedings.persuasion.events import TOGETHER
from venire.web.accounts.office import told_from_bench
from venire.web.deliberation.debrief_page import told
from venire.web.examination.jury_routes import JuryRead
from venire.web.persuasion.page import form_parts, persuasion_of
from venire.web.render import page
from venire.web.strings import say
from venire.web.trouble import Trouble, trouble
from venire.web.visit import House, Owner, Visiting
from venire.web.wire import view_json

router = APIRouter(include_in_schema=False)


@router.get("/persuade")
async def new_persuasion(request: Request, house: House, owner: Owner, case: str = "") -> HTMLResponse:
    """The form, and the endings found so far. ``case``: the one that is meant, where it is known."""
    found = await house.endings.of(owner)
    return page(request, "persuasion/form.html", endings=found, **form_parts(house, case))


@router.get("/sessions/{session}/together")
def together(request: Request, visit: Visiting) -> HTMLResponse:
    """The jurors' own room after the settlement. Raises a 404 before they sit down in it."""
    rules, state = persuasion_of(visit)
    if state.together is None:
        raise trouble(404, "not_together")
    case, view = public(rules.case), view_json(visit.session, visit.viewer, TOGETHER)
    assert state.settled is not None
    stood = {one.juror: one.vote for one in state.settled.jurors}
    view["jurors"] = [juror | {"stood": stood.get(juror["number"])} for juror in view["jurors"]]
    ages = {number: card.age for number, card in enumerate(rules.roster.jurors, start=1)}
    return page(request, "deliberation/session.html", session=visit.address, part=TOGETHER, title=case["title"],
                case=case, view=view, ages=ages, live=True, things={}, me=None,
                mine=visit.mine)  # fmt: skip


@router.get("/sessions/{session}/together/debrief")
async def together_debrief(request: Request, visit: Visiting) -> HTMLResponse:
    """Who moved whom in it. Raises a 404 where none was held, and a 409 while it goes on."""
    rules, state = persuasion_of(visit)
    if state.together is None:
        raise trouble(404, "not_together")
    if not visit.session.over:
        raise Trouble(409, telling(visit.session).pending, say("errors.not_over_court_remedy"))
    await told_from_bench(request, visit, "debrief")
    sat = within(visit.session.entries, TOGETHER)
    parts = told(JuryRead(rules.case, rules.roster, sat), debrief(rules.case, sat))
    parts |= {
        "mine": visit.mine,
        "me": None,
        "only_case": True,
        "opened": None,
        "other_side": "",
        "trial": True,
        "alerts": (),
    }
    parts |= {"back": say("persuading.settlement")}
    return page(request, "deliberation/debrief.html", session=visit.session.id, **parts)
