"""Choosing among the offered endings of an evidence question, as a well-schooled guesser does.

Each ending is held against the propositions of law that it states; each is worth more or less according to the facts.
How near the ending is to the question in meaning comes to that. Three weights, by ``scripts/fit_multiple_choice.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from venire.language.questions.form import straight
from venire.law.evidence.question.setting import Likeness
from venire.studies.solvers.multiple_choice.propositions import EvidenceProposition, Side, propositions, side_of
from venire.studies.solvers.multiple_choice.roles import last_sentences, nothing_said, speaker

WEIGHTS = {"mean": 0.88, "best": 0.92, "near": 0.42}
_LATE = 3


@dataclass(frozen=True, slots=True)
class BarQuestionFacts:
    """A question in lower case. ``whole`` bears marks of who made the statement; ``late``: its last sentences;
    ``call``: what it asks."""

    whole: str
    late: str
    call: str


def choose(question: str, endings: Sequence[str], likeness: Likeness) -> int:
    """The place of the ending that fits best."""
    scores = weigh(question, endings, likeness)
    return max(range(len(endings)), key=lambda place: scores[place])


def weigh(question: str, endings: Sequence[str], likeness: Likeness) -> list[float]:
    """How well each ending fits; comparable within one question only."""
    return [sum(WEIGHTS[name] * sign for name, sign in own.items()) for own in signs_of(question, endings, likeness)]


def signs_of(question: str, endings: Sequence[str], likeness: Likeness) -> list[dict[str, float]]:
    """An ending's signs: mean and best worth of the propositions it states, and its nearness to the question."""
    facts, near = facts_of(question), likeness(question, endings)
    return [{**_worth(straight(one), facts), "near": near[place]} for place, one in enumerate(endings)]


def facts_of(question: str) -> BarQuestionFacts:
    """The question as propositions look at it."""
    plain = straight(question)
    who = speaker(plain)
    marks = [f"speaker-is-{who}"] if who else []
    marks += ["nothing-is-said"] if nothing_said(plain) else []
    return BarQuestionFacts(" ".join([plain, *marks]), last_sentences(plain, _LATE), last_sentences(plain, 1))


def _worth(ending: str, facts: BarQuestionFacts) -> dict[str, float]:
    side = side_of(ending, facts.call)
    found = [_of(one, facts) for one in propositions() if _states(one, ending, side)]
    return {"mean": sum(found) / len(found) if found else 0.0, "best": max(found, default=0.0)}


def _states(one: EvidenceProposition, ending: str, side: Side) -> bool:
    sided = "*" in (one.side, side) or one.side == side
    return sided and bool(one.ending.search(ending))


def _of(one: EvidenceProposition, facts: BarQuestionFacts) -> float:
    return one.borne_out if one.facts.search(facts.late if one.late else facts.whole) else one.bare
