"""What a juror could say next: points for its side that nobody has made, the ones that answer the room first."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from venire.law.case_file.argument_map import Claim, Relation
from venire.law.case_file.case import Case
from venire.law.case_file.persona import JurorCard
from venire.participants.briefs.papers.excerpt import excerpt
from venire.proceedings.deliberation.view import JurorView

NOTES = 3
GROUNDS = 2
ROOM = 230
"""Characters for a claim, unless its one sentence is longer."""
_ATTACKS = ("rebuts", "undercuts")


@dataclass(frozen=True, slots=True)
class Note:
    """A claim, what it rests on, and what it answers of that which was just said. Why it does is the juror's to find:
    a reason that is written out is read out."""

    claim: Claim
    text: str
    grounds: tuple[str, ...]
    answers: str = ""
    """``the quiet end of the message (C15)``"""


def material(view: JurorView, card: JurorCard, case: Case) -> tuple[Note, ...]:
    """Up to :data:`NOTES` notes; the order tells nothing of how much a claim weighs."""
    side = _side(view)
    heard = {claim for speech in view.said[-4:] for claim in speech.claims}
    free = [claim for claim in case.claims if claim.side == side and claim.id not in view.put]
    tastes = frozenset(card.tastes)
    best = sorted(free, key=lambda claim: (_answering(claim, heard) is None, -_taste(claim, tastes), -claim.strength))
    place = {claim.id: number for number, claim in enumerate(case.claims)}
    chosen = sorted(best[:NOTES], key=lambda claim: (_answering(claim, heard) is None, place[claim.id]))
    handles = {claim.id: claim.handle for claim in case.claims}
    return tuple(_note(claim, heard, handles) for claim in chosen)


def _side(view: JurorView) -> str:
    vote = view.votes.get(view.me)
    guilty = vote == "guilty" if vote else (view.conviction or 0.0) > 0.5
    return "prosecution" if guilty else "defence"


def _answering(claim: Claim, heard: Collection[str]) -> Relation | None:
    return next((one for one in claim.relations if one.kind in _ATTACKS and one.to in heard), None)


def _taste(claim: Claim, tastes: frozenset[str]) -> int:
    return len(tastes & {*claim.values, *claim.topics})


def _note(claim: Claim, heard: Collection[str], handles: Mapping[str, str]) -> Note:
    relation = _answering(claim, heard)
    answers = f"{handles[relation.to]} ({relation.to})" if relation and relation.to in handles else ""
    return Note(claim, excerpt(claim.text, claim.handle, ROOM), claim.grounds[:GROUNDS], answers)
