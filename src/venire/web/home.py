"""The courthouse: a case called for you, the docket, your sessions; and a case file to read beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from venire.app import Venire
from venire.exports.casefile import public
from venire.kernel.request import HOUSE
from venire.law.case_file.case import Case
from venire.law.verdict import RULES
from venire.library.rosters import default_roster
from venire.library.shipped import FIRST
from venire.ports import SessionHead
from venire.proceedings.deliberation.kind import KIND as DELIBERATION
from venire.proceedings.deliberation.state import PLAYER
from venire.web.accounts.seating import seatings_of
from venire.web.kind_page import KindPage, pages_of
from venire.web.render import page
from venire.web.security.seats import HouseRooms
from venire.web.strings import say
from venire.web.visit import House, Owner

router = APIRouter(include_in_schema=False)
DOCKET = 200
"""Cases shown at once; the rest are found by the search of the interface."""


@router.get("/")
async def home(request: Request, house: House, owner: Owner, rooms: HouseRooms) -> HTMLResponse:
    """The first page."""
    mine = await house.sessions(owner)
    cards = house.library.list(0, DOCKET)
    full = house.library.readable([card for card in cards if not card.thin])
    chosen, why = called(full, mine)
    pages = pages_of(house.kinds)
    return page(
        request,
        "home.html",
        chosen=chosen,
        why=why,
        witnesses=chosen.witnesses if chosen else (),
        accused=chosen.defendant if chosen else None,
        cards=cards,
        persuadable={case.id for case in full if case.topics},
        mine=[_told(head, pages.get(head.kind)) for head in mine],
        others=[one for one in pages.values() if one.entrance],
        finished=await _finished(house, mine),
        faces=default_roster().jurors,
        seat=PLAYER,
        rules=tuple(RULES),
        seatings=await seatings_of(request, house, rooms, owner),
    )


def called(full: Sequence[Case], mine: Sequence[SessionHead]) -> tuple[Case | None, str]:
    """The case to begin with, then the fullest not sat on yet, and why; nothing where there is none."""
    if not full:
        return None, ""
    if len(full) == 1:
        return full[0], say("home.why_only")
    titles = {head.title for head in mine}
    fresh = [case for case in full if case.title not in titles]
    begun = next((case for case in fresh if case.id == FIRST), None)
    return begun or max(fresh or full, key=_fullness), say("home.why_next" if mine and fresh else "home.why_first")


@dataclass(frozen=True, slots=True)
class OwnSession:
    """A session of the visitor's own, in the list of them. ``what``: its kind, where the list names it."""

    head: SessionHead
    what: str
    result: str


def _told(head: SessionHead, page: KindPage | None) -> OwnSession:
    """One of a kind that is not shown here any more is listed by its title."""
    return OwnSession(head, page.title if page else "", page.result(head.result) if page else "")


def _fullness(case: Case) -> int:
    """How much there is to argue, to look at and to ask about."""
    known = sum(len(witness.affidavit) for witness in case.witnesses)
    return len(case.claims) + len(case.evidence) + len(case.exhibits) + known


async def _finished(house: Venire, mine: Sequence[SessionHead]) -> SessionHead | None:
    every = [*(await house.sessions(HOUSE)), *mine]
    return next((head for head in every if head.over and head.kind == DELIBERATION.name), None)


@router.get("/cases/{case}")
def read_case(request: Request, house: House, case: str) -> HTMLResponse:
    """A case file, before one takes a seat."""
    loaded = house.library.load(case)
    return page(request, "case.html", case=public(loaded), witnesses=loaded.witnesses)
