"""The pages of rooms: where one is opened, its lobby, and the large screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from venire.accounts.roles import Deed
from venire.app import Venire
from venire.exports.casefile import public
from venire.law.case_file.case import Case
from venire.library.shipped import FIRST
from venire.rooms.codes import read_code
from venire.web.home import DOCKET
from venire.web.kind_page import page_of
from venire.web.render import page
from venire.web.rooms.told import room_json
from venire.web.security.callers import Caller
from venire.web.security.seats import Placed
from venire.web.strings import catalogue
from venire.web.visit import House, Owner, from_gallery

router = APIRouter(include_in_schema=False)
TEACHING: tuple[Deed, ...] = ("seat", "bench")
"""What only a teacher may in a room of his or hers."""


@router.get("/rooms")
def by_code(code: str = Query(default="", max_length=40)) -> Response:
    """From a code that somebody typed to its room."""
    return RedirectResponse(f"/rooms/{read_code(code) or 'new'}", 303)


@router.get("/rooms/new")
def new_room(
    request: Request, house: House, case: str = FIRST, proceeding: str = "deliberation", seed: str = ""
) -> HTMLResponse:
    """The form. ``case``, ``proceeding``, ``seed``: what is meant, where it is known."""
    full = [one for one in house.library.readable(house.library.list(0, DOCKET)) if not one.thin]
    told = {"chosen": case, "proceeding": proceeding, "seed": seed, "proceedings": _offered(house)}
    return page(request, "rooms/new.html", 200, cases=full, **told)


def _offered(house: Venire) -> Sequence[str]:
    """Every kind of which the catalogue says what friends do in it; others are opened over the interface."""
    told = catalogue()["lobby"]
    return [name for name in house.kinds if f"{name}_more" in told]


@router.get("/rooms/{code}")
def lobby(request: Request, place: Placed, house: House, owner: Owner) -> HTMLResponse:
    """Who is there, which seats are open, and what the host may do."""
    room = room_json(place, owner)
    case = _case_of(house, place.room.case)
    told = public(case) if case else None
    caller, host = cast("Caller", request.state.caller), place.room.host == owner
    teaches = {deed: host and caller.may(deed) for deed in TEACHING}
    where = _address(request, place.room.code)
    return page(request, "rooms/lobby.html", room=room, address=where, case=told, teaches=teaches)


@router.get("/rooms/{code}/screen")
async def screen(request: Request, place: Placed, house: House, owner: Owner) -> HTMLResponse:
    """The courtroom as the gallery sees it, for a large screen; before it begins, the code. No seat's view is shown
    there, whoever opens it; and to whoever testifies not even the case file is sent, which is not to be seen on it."""
    room, where = place.room, _address(request, place.room.code)
    if room.state == "lobby" or room.closed:
        return page(request, "rooms/waiting.html", room=room_json(place, ""), address=where)
    visit = from_gallery(house, await place.rooms.session_of(room), place)
    await house.go_on(visit.session)
    request.state.screen = {"code": room.code, "address": where, "file": not place.name.startswith("witness/")}
    return page_of(visit.session).show(request, house, visit)


def _case_of(house: House, case: str) -> Case | None:
    return house.library.load(case) if case else None


def _address(request: Request, code: str) -> str:
    """The link in full, as whoever reads it off a screen types it."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}/rooms/{code}"
