"""What is so in a case and in a room, by which a stock line is true or is not."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from venire.law.api import Case, Circumstance, Side
from venire.proceedings.deliberation.view import JurorView
from venire_understudy.comprehension.stance import VOTE_SIDE

LATE = 6
"""The round from which a jury has been at it for some time."""
_DEATH = re.compile(r"\b(?:deaths?|died|killed|murder|manslaughter|homicide)\b", re.IGNORECASE)
_INJURY = re.compile(
    r"\b(?:injury|injuries|injured|hurt|wounds?|wounded|maimed|blinded|beaten|leg|legs|arm|arms|limb|eyes?|bodily)\b",
    re.IGNORECASE,
)


def of_the_case(case: Case) -> frozenset[Circumstance]:
    """What holds all through a case. What became of its victim is read from what has to be proved; who testifies is
    alive, whatever the charge is called."""
    return frozenset(_of_the_case(case))


def _of_the_case(case: Case) -> Iterator[Circumstance]:
    if case.kind == "criminal":
        yield "crime"
    if case.victim is None:
        return
    told = " ".join(text for charge in case.charges for text in (charge.name, *(one.text for one in charge.elements)))
    alive = not _DEATH.search(told) or any(one.name == case.victim.name for one in case.witnesses)
    if not alive or _INJURY.search(told):
        yield "hurt"


def of_the_room(view: JurorView, sides: Callable[[str], Side | None]) -> frozenset[Circumstance]:
    """What holds for this juror in this round. ``sides``: whom a claim helps."""
    return frozenset(_of_the_room(view, sides))


def _of_the_room(view: JurorView, sides: Callable[[str], Side | None]) -> Iterator[Circumstance]:
    if any(said.round < view.round for said in view.said):
        yield "begun"
    if view.made or any(said.juror == view.me for said in view.said):
        yield "spoke"
    voted = VOTE_SIDE[view.votes.get(view.me, "not_guilty")]
    if any(sides(claim) not in (voted, None) for claim in view.made):
        yield "argued"
    if view.round >= LATE:
        yield "late"
