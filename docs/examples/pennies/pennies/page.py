"""The pages: one on which a game is begun, its room, its debrief; and a route of its own."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from pennies.game import NAMES, Game
from pennies.request import PenniesRequest
from pennies.telling import Outcome
from venire.app import Venire
from venire.web.kind_page import KindPage
from venire.web.render import page
from venire.web.routes.ending import ending_of, shared_parts
from venire.web.trouble import Trouble
from venire.web.visit import Visiting, Visitor

router = APIRouter(tags=["pennies"])


@router.get("/pennies", include_in_schema=False)
def begin(request: Request) -> HTMLResponse:
    """Where a game is begun: its script posts to /api/proceedings/pennies, which every kind has."""
    return page(request, "pennies:begin.html", goal=PenniesRequest().goal)


@router.get("/api/pennies/{session}/score")
def score(visit: Visiting) -> dict[str, object]:
    """How it stands. Raises a 404 for a session that is no game of pennies."""
    game = visit.session.sitting.state
    if not isinstance(game, Game):
        raise Trouble(404, "This session is no game of pennies.", "Begin one at /pennies.")
    return {"goal": game.opened.goal, "score": game.score}


def show(request: Request, _house: Venire, visit: Visitor) -> HTMLResponse:
    """The room. What happens comes over the session's own stream."""
    head = visit.session.head
    return page(request, "pennies:room.html", session=head.session, title=head.title, mine=visit.mine)


async def debrief(request: Request, house: Venire, visit: Visitor) -> HTMLResponse:
    """Every round. Raises a 409 while it goes on."""
    end = ending_of(house, visit)
    assert isinstance(end, Outcome)
    title = visit.session.head.title
    return page(request, "pennies:debrief.html", title=title, end=end, names=NAMES, **shared_parts(visit))


def before(visit: Visitor) -> dict[str, object]:
    """What whoever sits here is told with each ask: how it stands."""
    game = visit.session.sitting.state
    assert isinstance(game, Game)
    return {"score": game.score}


PAGE = KindPage(
    show, debrief, (router,), title="Matching pennies", entrance="/pennies", static="pennies", before=before
)
