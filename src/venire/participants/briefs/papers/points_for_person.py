"""Points that could serve a person's way of arguing: near to what was typed, fit for the strategy, then the strongest.

Source: spec/deliberation.md, "The player".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from venire.language.wording.content_words import content_words
from venire.law.case_file.argument_map import Claim
from venire.law.case_file.case import Case
from venire.participants.briefs.papers.case_file import under_discussion
from venire.proceedings.deliberation.acts import Strategy
from venire.proceedings.deliberation.round.causes import SIDE_OF
from venire.proceedings.deliberation.view import ScribeView

Nearness: TypeAlias = Callable[[Case, str], Mapping[str, float]]
"""How near each claim of a case is to a text in meaning, 0 to 1; nothing where nobody can tell."""
NOTES = 3
GROUNDS = 2
"""Of a point: those whose words are shown."""
HINT, MEANT, LIGHT = 0.12, 0.25, 0.02
"""Nearness to what was typed at which a point may be meant, at which one of the other side's is, and what a word in
common is worth where nothing is near."""
_ATTACKS = ("rebuts", "undercuts")


@dataclass(frozen=True, slots=True)
class Serving:
    """A point, whose it is, where it has been put already, what it answers, and what it rests on."""

    claim: Claim
    grounds: tuple[str, ...]
    put: str
    """``turn 4, Frank``; empty where nobody has put it."""
    answers: str
    """What the point is about that it answers; empty where that has not come up."""
    other: bool
    """Whether it is the other side's, and here because what was typed is near it."""


def in_no_meaning(_case: Case, _text: str) -> Mapping[str, float]:
    """Where nobody can tell what a text means."""
    return {}


def serving(view: ScribeView, case: Case, called: Mapping[int, str], meant: Nearness) -> tuple[Serving, ...]:
    """Up to :data:`NOTES` points."""
    return tuple(_serving(claim, view, case, called) for claim in _chosen(view, case, meant))


def _chosen(view: ScribeView, case: Case, meant_by: Nearness) -> tuple[Claim, ...]:
    near = _nearness(view.typed, case, meant_by)
    own = [claim for claim in case.claims if claim.side == SIDE_OF[view.side]]
    meant = _meant_against_oneself(view, case, near)
    ranked = sorted(own, key=_rank(view, case, {**near, **_answering(own, meant, near)}))
    return (*meant, *ranked)[:NOTES]


def _nearness(typed: str, case: Case, meant: Nearness) -> Mapping[str, float]:
    """How near each claim is to what was typed: as a person's own words are matched, else by a word in common."""
    if not typed:
        return {}
    near = meant(case, typed)
    words = content_words(typed)
    shared = {claim.id: LIGHT * len(words & content_words(f"{claim.text} {claim.handle}")) for claim in case.claims}
    return {claim: near[claim] if near.get(claim, 0.0) >= HINT else light for claim, light in shared.items()}


def _meant_against_oneself(view: ScribeView, case: Case, near: Mapping[str, float]) -> tuple[Claim, ...]:
    """The other side's point that was typed, or is asked about: the nearest of all, and near."""
    nearest = max(case.claims, key=lambda claim: near.get(claim.id, 0.0), default=None)
    if nearest is None or nearest.side == SIDE_OF[view.side] or near.get(nearest.id, 0.0) < MEANT:
        return ()
    return (nearest,)


def _answering(own: Sequence[Claim], meant: Sequence[Claim], near: Mapping[str, float]) -> Mapping[str, float]:
    """One's own points that answer a point of the other side's are as near as that one, or nearly."""
    return {
        claim.id: max(near.get(claim.id, 0.0), 0.9 * near[other.id])
        for claim in own
        for one in claim.relations
        for other in meant
        if one.kind in _ATTACKS and one.to == other.id
    }


def _rank(
    view: ScribeView, case: Case, near: Mapping[str, float]
) -> Callable[[Claim], tuple[float, bool, bool, bool, float]]:
    heard, suits = frozenset(under_discussion(view.said)), _SUITS[view.strategy]

    def rank(claim: Claim) -> tuple[float, bool, bool, bool, float]:
        fits = suits(claim, view, case)
        close = -round(near.get(claim.id, 0.0), 2)
        return (close, claim.id in view.put, not fits, not _met(claim, heard), -claim.strength)

    return rank


def _met(claim: Claim, heard: frozenset[str]) -> bool:
    return any(one.kind in _ATTACKS and one.to in heard for one in claim.relations)


def _challenges(claim: Claim, view: ScribeView, case: Case) -> bool:
    """Breaks the step from a piece of evidence to the other side's point."""
    ids = {item.id for item in (*case.evidence, *case.exhibits)}
    return claim.grounds[0] in ids and any(one.kind == "undercuts" for one in claim.relations)


def _questions(claim: Claim, view: ScribeView, case: Case) -> bool:
    """Attacks something and names a witness: how well that one saw, remembered, could afford the truth."""
    named = any(witness.name.split()[-1] in claim.text for witness in case.witnesses)
    return named and any(one.kind in _ATTACKS for one in claim.relations)


def _doubts(claim: Claim, view: ScribeView, case: Case) -> bool:
    """Answers something that has been put by the other side and that nobody has answered yet."""
    answered = {one.to for put in case.claims if put.id in view.put for one in put.relations if one.kind in _ATTACKS}
    return any(one.kind in _ATTACKS and one.to in view.put and one.to not in answered for one in claim.relations)


def _tells(claim: Claim, view: ScribeView, case: Case) -> bool:
    return "narrative" in claim.types


def _answers_the_juror(claim: Claim, view: ScribeView, case: Case) -> bool:
    """Answers what the juror spoken to has put."""
    theirs = {one for speech in view.said if speech.juror == view.target for one in speech.claims}
    return _met(claim, frozenset(theirs))


def _any(claim: Claim, view: ScribeView, case: Case) -> bool:
    return True


_SUITS: Mapping[Strategy, Callable[[Claim, ScribeView, Case], bool]] = {
    "challenge_evidence": _challenges,
    "question_witness": _questions,
    "reasonable_doubt": _doubts,
    "alternative_theory": _tells,
    "address_juror": _answers_the_juror,
    "free_argument": _any,
}


def _serving(claim: Claim, view: ScribeView, case: Case, called: Mapping[int, str]) -> Serving:
    heard = under_discussion(view.said)
    handles = {one.id: one.handle for one in case.claims}
    answered = [handles[one.to] for one in claim.relations if one.kind in _ATTACKS and one.to in heard]
    turn, juror = view.put.get(claim.id, (0, 0))
    return Serving(
        claim=claim,
        grounds=claim.grounds[:GROUNDS],
        put=f"turn {turn}, {called.get(juror, 'somebody')}" if turn else "",
        answers=answered[0] if answered else "",
        other=claim.side != SIDE_OF[view.side],
    )
