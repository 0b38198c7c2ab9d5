"""The pages of a persuasion: the corridor, and the settlement."""

from __future__ import annotations

from fastapi import Request
from starlette.responses import HTMLResponse

from venire.app import Venire
from venire.proceedings.persuasion.rules import untold
from venire.web.kind_page import KindPage, verdict_in_words
from venire.web.persuasion import api, routes
from venire.web.persuasion.page import persuasion_of, room_parts
from venire.web.persuasion.settled_page import settled_parts
from venire.web.render import page
from venire.web.routes.ending import ending_of
from venire.web.strings import say
from venire.web.visit import Visitor


def show(request: Request, _house: Venire, visit: Visitor) -> HTMLResponse:
    """The corridor; once they have voted, where each of them stood."""
    if untold(persuasion_of(visit)[1]):
        return page(request, "persuasion/corridor.html", **room_parts(visit))
    return page(request, "persuasion/settled.html", endings=None, **settled_parts(visit))


async def debrief(request: Request, house: Venire, visit: Visitor) -> HTMLResponse:
    """Where each of them stood. Raises a 409 while it goes on."""
    ending_of(house, visit)
    found = await house.endings.of(visit.owner) if visit.mine else None
    return page(request, "persuasion/settled.html", endings=found, **settled_parts(visit))


def _result(result: str) -> str:
    return verdict_in_words(result).lower()


PAGE = KindPage(
    show,
    debrief,
    (api.router, routes.router),
    title=say("persuading.title"),
    result=_result,
    words=frozenset({"persuade"}),
)
