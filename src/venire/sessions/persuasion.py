"""How a persuasion is opened: its case, the jurors to be won."""

from __future__ import annotations

from venire.errors import VenireError
from venire.library.persuasion_cards import as_roster, cards_for
from venire.proceedings.persuasion.events import PLAYER
from venire.proceedings.persuasion.opening import open_persuasion
from venire.proceedings.persuasion.params import Sheet
from venire.proceedings.persuasion.request import PersuasionRequest
from venire.sessions.opening import Clerk, ConvenedSession, seed_of

MOST = 23
"""Jurors at the most."""


async def convene(clerk: Clerk, request: PersuasionRequest) -> ConvenedSession:
    """Everything that the court needs. Raises :class:`VenireError` for what cannot be had."""
    seed = seed_of(request.seed)
    case = clerk.case(request.case, seed)
    if not case.topics:
        raise VenireError(
            f"The case {case.id!r} names no topics, so nothing could move a juror.", "Choose another: robot, murder."
        )
    found = request.made or cards_for(case, request.jurors, request.cards, clerk.data, seed)
    if len(found) > MOST:
        raise VenireError(f"{len(found)} jurors are too many.", f"Choose {MOST} at the most.")
    by = "person" if request.person else "ai"
    opening = open_persuasion(case, Sheet(cards=found), as_roster(found), request.params, seed, by)
    people = (PLAYER,) if request.person else ()
    return ConvenedSession(
        request.kind, case.title, request.owner, opening.events, tuple(opening.contents.values()), people, case.id
    )
