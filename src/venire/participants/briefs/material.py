"""What a juror could say next: points for its side that nobody has made, the ones that answer the room first."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from venire.law.argument_map import Claim, Relation
from venire.law.case import Case
from venire.law.persona import JurorCard
from venire.participants.briefs.templates import clip
from venire.proceedings.deliberation.view import JurorView

NOTES = 6
GROUNDS = 3
_ATTACKS = ("rebuts", "undercuts")


@dataclass(frozen=True, slots=True)
class Note:
    """A claim, what it rests on, and, where it answers something just said, the reason."""

    claim: Claim
    grounds: str
    answers: str = ""
    why: str = ""


def material(view: JurorView, card: JurorCard, case: Case) -> tuple[Note, ...]:
    """Up to six notes; the order tells nothing of how much a claim weighs."""
    side = _side(view)
    heard = {claim for speech in view.said[-4:] for claim in speech.claims}
    free = [claim for claim in case.claims if claim.side == side and claim.id not in view.put]
    tastes = frozenset(card.tastes)
    best = sorted(free, key=lambda claim: (_answering(claim, heard) is None, -_taste(claim, tastes), -claim.strength))
    named = dict(_named(case))
    chosen = sorted(best[:NOTES], key=lambda claim: (_answering(claim, heard) is None, case.claims.index(claim)))
    return tuple(_note(claim, heard, case, named) for claim in chosen)


def _side(view: JurorView) -> str:
    vote = view.votes.get(view.me)
    guilty = vote == "guilty" if vote else (view.conviction or 0.0) > 0.5
    return "prosecution" if guilty else "defence"


def _answering(claim: Claim, heard: Collection[str]) -> Relation | None:
    return next((one for one in claim.relations if one.kind in _ATTACKS and one.to in heard), None)


def _taste(claim: Claim, tastes: frozenset[str]) -> int:
    return len(tastes & {*claim.values, *claim.topics})


def _note(claim: Claim, heard: Collection[str], case: Case, named: Mapping[str, str]) -> Note:
    grounds = _ended("; ".join(named[ground] for ground in claim.grounds[:GROUNDS] if ground in named))
    relation = _answering(claim, heard)
    if relation is None:
        return Note(claim, grounds)
    handle = next((other.handle for other in case.claims if other.id == relation.to), relation.to)
    return Note(claim, grounds, f"{handle} ({relation.to})", relation.why)


def _ended(text: str) -> str:
    return text if text.endswith((".", "”")) else f"{text}."


def _named(case: Case) -> Iterator[tuple[str, str]]:
    """Everything a claim can rest on, with its id, as a note tells it."""
    yield from ((item.id, f"{item.id}, {item.handle}") for item in case.evidence)
    yield from ((item.id, f"{item.id}, {item.name}") for item in case.exhibits)
    yield from ((agreed.id, f"{agreed.id}, agreed by both sides") for agreed in case.stipulations)
    for witness in case.witnesses:
        yield from ((fact.id, f"{fact.id}, {witness.name}: “{clip(fact.text, 160)}”") for fact in witness.affidavit)
