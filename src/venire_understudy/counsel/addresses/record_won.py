"""What the examinations won for a side, as its closing may name it: what stands, who told it, and who had to grant it.

A closing argues from the record: by witness, in the witness's words, and the other side's witnesses before one's own.
Source: spec/trial.md, "Flows"; the record as :class:`venire.proceedings.trial.view.Gained` gives it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from venire.law.api import CounselFile, Side, Witness, figures, normalised
from venire.proceedings.trial.view import AdvocateView, Gained
from venire_understudy.comprehension.retelling import stands_alone

LEAST = 0.25
"""What a fact must be worth to be named."""
LISTED, GRANTED = 0.12, 0.6
"""What is added for each point that the author gives for a fact, and for one that the other side's witness granted."""
WHOLE = 0.8
"""The share of a fact's words that question and answer must have between them."""
ALIKE = 0.5
"""The share of the words of the shorter of two facts from which they are one point."""
PER_WITNESS = 2


@dataclass(frozen=True, slots=True)
class Gain:
    """``granted``: by a witness whom the other side called, to this side's question; ``theirs``: told in answer to the
    other side."""

    fact: str
    witness: Witness
    worth: float
    granted: bool
    theirs: bool
    answer: str


def gains(brief: CounselFile, view: AdvocateView) -> list[Gain]:
    """All that is worth naming, the weightiest first; who a witness is, is not."""
    return sorted(_gains(brief, view), key=lambda one: (-one.worth, one.fact))


def _gains(brief: CounselFile, view: AdvocateView) -> Iterator[Gain]:
    points = {fact: abs(one.weight) for one in brief.case.elicits for fact in one.facts}
    for one in view.gained:
        witness = brief.witnesses[one.fact.partition(".")[0]]
        granted = one.by == view.me != witness.side
        worth = brief.worth(one.fact, view.me)
        if view.me in brief.sought_by(one.fact):
            worth += LISTED * points[one.fact]
        if worth >= LEAST and _tellable(brief, one, view.me):
            yield Gain(one.fact, witness, worth + GRANTED * granted, granted, one.by != view.me, one.answer)


def _tellable(brief: CounselFile, gained: Gained, me: Side) -> bool:
    """Whether it was told whole, says something of the case by itself, and is not what the other side was after."""
    fact = brief.facts[gained.fact]
    theirs = brief.sought_by(fact.id) - {me}
    ours = me in brief.sought_by(fact.id)
    return bool(fact.topics) and stands_alone(fact) and (ours or not theirs) and told_whole(brief, gained)


def told_whole(brief: CounselFile, gained: Gained) -> bool:
    """Whether question and answer say the fact, and not a part of it only."""
    fact = brief.facts[gained.fact].text
    spoken = f"{gained.question} {gained.answer}"
    words = normalised(fact)
    unsaid = figures((fact,)) - figures((spoken,))
    return not unsaid and len(words & normalised(spoken)) >= WHOLE * len(words)


def strongest(found: Sequence[Gain], most: int, granted: tuple[int, int], brief: CounselFile) -> list[Gain]:
    """Up to ``most`` of them, no two the same point; of those that the other side's witnesses granted at least and at
    most so many, where there are enough."""
    chosen = list[Gain]()
    least, limit = granted
    for pool, room in (([one for one in found if one.granted], least), (found, most)):
        for one in pool:
            kept_out = one.granted and sum(other.granted for other in chosen) >= limit
            if len(chosen) < room and one not in chosen and not kept_out and _adds(brief, one, chosen):
                chosen.append(one)
    return chosen


def _adds(brief: CounselFile, one: Gain, chosen: Sequence[Gain]) -> bool:
    """Whether it is another point, and not one more of a witness who has been named enough."""
    of_witness = sum(other.witness.id == one.witness.id for other in chosen)
    return of_witness < PER_WITNESS and not any(_same(brief, one, other) for other in chosen)


def _same(brief: CounselFile, one: Gain, other: Gain) -> bool:
    words, others = (normalised(brief.facts[fact].text) for fact in (one.fact, other.fact))
    return len(words & others) >= ALIKE * min(len(words), len(others))
