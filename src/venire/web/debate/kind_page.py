"""The pages of a debate: its room, and how it was decided."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import Request
from starlette.responses import HTMLResponse

from venire.app import Venire
from venire.proceedings.debate.debrief import DebateResult
from venire.web.debate import api, routes
from venire.web.debate.page import debate_outcome, debate_parts
from venire.web.kind_page import KindPage
from venire.web.render import page
from venire.web.routes.ending import ending_of
from venire.web.strings import catalogue, say
from venire.web.visit import Visitor


def show(request: Request, _house: Venire, visit: Visitor) -> HTMLResponse:
    """The room, with the board of what was argued."""
    return page(request, "debate/room.html", **debate_parts(visit))


async def debrief(request: Request, house: Venire, visit: Visitor) -> HTMLResponse:
    """The panel's decision and what it rests on. Raises a 409 while it goes on."""
    end = ending_of(house, visit)
    assert isinstance(end, DebateResult)
    return page(request, "debate/debrief.html", **debate_outcome(visit, end))


def _result(result: str) -> str:
    words: Mapping[str, str] = catalogue()["debating"]
    return words.get(f"result_{result.replace(' ', '_')}", result)


PAGE = KindPage(
    show,
    debrief,
    (api.router, routes.router),
    title=say("debating.title"),
    result=_result,
    words=frozenset({"debate"}),
)
