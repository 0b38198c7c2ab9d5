"""The courtroom, live and watched again: a jury's room, a witness on the stand, a drill, a debate, or a persuasion."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from venire.proceedings.deliberation.acts import Strategy
from venire.proceedings.deliberation.subjects import things_of
from venire.proceedings.persuasion.rules import untold
from venire.web.casefile import public
from venire.web.debate.page import debate_parts
from venire.web.examination.page import drill_parts, hearing_parts
from venire.web.persuasion.page import persuasion_of, room_parts
from venire.web.persuasion.settled_page import settled_parts
from venire.web.render import page
from venire.web.trouble import trouble
from venire.web.visit import House, Visiting, Visitor
from venire.web.wire import view_json

router = APIRouter(include_in_schema=False)
POINTING: tuple[Strategy, ...] = ("challenge_evidence", "question_witness")
"""The strategies that point at a thing of the case."""


@router.get("/sessions/{session}")
def court(request: Request, house: House, visit: Visiting) -> HTMLResponse:
    """A session as it goes on."""
    match visit.session.kind.name:
        case "examination" | "trial":
            return page(request, "examination/hearing.html", **hearing_parts(house, visit))
        case "drill":
            return page(request, "examination/drill.html", **drill_parts(house, visit))
        case "debate":
            return page(request, "debate/room.html", **debate_parts(visit))
        case "persuasion":
            settled = not untold(persuasion_of(visit)[1])
            return (
                page(request, "persuasion/settled.html", **settled_parts(visit))
                if settled
                else page(request, "persuasion/corridor.html", **room_parts(visit))
            )
        case _:
            return _room(request, house, visit, "deliberation/session.html")


@router.get("/sessions/{session}/replay")
def replay(request: Request, house: House, visit: Visiting) -> HTMLResponse:
    """A deliberation from its beginning, with a scrubber. Raises a 404 for other sessions."""
    if visit.session.kind.name != "deliberation":
        raise trouble(404, "no_replay")
    return _room(request, house, visit, "deliberation/replay.html")


def _room(request: Request, house: House, visit: Visitor, template: str) -> HTMLResponse:
    on_trial = house.case_of(visit.session)
    case = public(on_trial)
    view = view_json(visit.session, visit.viewer)
    ages = {number: card.age for number, card in enumerate(house.roster_of(visit.session).jurors, start=1)}
    return page(request, template, session=visit.session.id, title=case["title"], case=case, view=view, ages=ages,
                live=template == "deliberation/session.html",
                things={strategy: things_of(strategy, on_trial) for strategy in POINTING},
                me=visit.number, mine=visit.mine)  # fmt: skip
