"""Which claims a debater puts, and which of the other's it answers."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from venire.kernel.chance import Chance
from venire.law.api import Claim, Relation
from venire_understudy.debater.case_side import CaseSide, Rebuttal, sayable, sayings
from venire_understudy.debater.turn import SaidInDebate

WAYWARD = 0.15
"""How much the dice may move a claim up or down."""
AWAY = 0.5
"""What each step away from a premise takes from a claim, where a premise is debated."""


def pillars(side: CaseSide, dice: Chance, avoid: Collection[str] = (), most: int = 3) -> Sequence[Claim]:
    """The strongest claims, of different elements where there are so many, in the order of the elements."""
    ranked = sorted((one for one in side.own if one.id not in avoid), key=lambda one: -_worth(one, dice))
    first = list({claim.element: claim for claim in reversed(ranked)}.values())
    chosen = sorted(first, key=lambda one: -_worth(one, dice))[:most]
    rest = [claim for claim in ranked if claim not in chosen]
    chosen += rest[: most - len(chosen)]
    return sorted(chosen, key=lambda one: (one.element, -one.strength))


def points(side: CaseSide, said: SaidInDebate, dice: Chance, most: int, avoid: Collection[str] = ()) -> Sequence[Claim]:
    """Claims for this turn: pillars and what bears them out first, none argued before, no two on the same ground."""
    argued = {claim for one in said.mine if one.level != "strategic" for claim in said.put[one.id]}
    chosen, ground = list[Claim](), set[str]()
    ranked = sorted(side.own, key=lambda one: _away(side, one) - _worth(one, dice) - 0.1 * (one.id in said.own_claims))
    for claim in ranked:
        if claim.id in argued or claim.id in avoid or ground & set(claim.grounds[:2]) or len(chosen) == most:
            continue
        chosen.append(claim)
        ground |= set(claim.grounds[:2])
    return chosen


def replies(side: CaseSide, said: SaidInDebate, dice: Chance, most: int) -> Sequence[Rebuttal]:
    """What to answer: claims that the other side has put, newest first, each once, in words not used before."""
    newest = {id: place for place, id in enumerate(said.their_claims)}
    fit = [one for one in side.answers if one.to.id in newest and one.relation.why not in said.heard and sayable(one)]
    answered = {to.to for argument in said.mine for claim in said.put[argument.id] for to in _attacks(side, claim)}
    worth = {one: _weight(one, newest[one.to.id], len(newest), dice) - _away(side, one.to) for one in fit}
    ranked = sorted(fit, key=lambda one: (one.to.id in answered, -worth[one]))
    chosen, by, to = list[Rebuttal](), set[str](), set[str]()
    for one in ranked:
        if one.by.id not in by and one.to.id not in to and len(chosen) < most:
            chosen.append(one)
            by.add(one.by.id)
            to.add(one.to.id)
    return chosen


def fresh(claim: Claim, heard: str, *tones: str) -> str:
    """A way of putting the claim that has not been heard; empty where all have."""
    return next((words for words in sayings(claim, *tones) if words not in heard), "")


def _attacks(side: CaseSide, claim: str) -> Sequence[Relation]:
    return [to for to in side.claims[claim].relations if to.kind != "supports"]


def _away(side: CaseSide, claim: Claim) -> float:
    return AWAY * side.far.get(claim.id, 0)


def _worth(claim: Claim, dice: Chance) -> float:
    return claim.strength + WAYWARD * dice.unit("worth", claim.id)


def _weight(one: Rebuttal, place: int, of: int, dice: Chance) -> float:
    """How much is gained by this answer: what is newest and strongest first."""
    return one.relation.strength * one.to.strength + 0.3 * (place + 1) / of + WAYWARD * dice.unit("answer", one.by.id)
