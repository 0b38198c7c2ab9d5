"""One evaluator's verdict over a whole debate, in its perspective. Source: spec/debate.md, "Jury panel".

The names of the debaters, the order in which they speak within a round and in which they are put before an evaluator
make no difference: equal cases tie, and the same cases under other names have the same winner.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp, fsum

from venire.law.api import CRITERIA, Criterion, Perspective
from venire_understudy.panel.lines.turned_sentences import Twins, twins, upheld
from venire_understudy.panel.merits.debate_heard import DebateHeard
from venire_understudy.panel.merits.faults import against_itself
from venire_understudy.panel.merits.findings import ArgumentFindings
from venire_understudy.panel.merits.prose_merit import SideProse, overlap, prose_lead
from venire_understudy.panel.scores import scores

TIE = 1e-9
"""A lead of less, in log odds, is the rounding of equal numbers."""
SLOPE = 0.65
"""By which a lead becomes the log odds that readers would prefer the one; see ``scripts/fit_evaluator.py``."""
LOOKS_AT: Mapping[Perspective, Mapping[Criterion, float]] = {
    "analytical": {"logical_coherence": 1.2, "evidence_quality": 0.6, "causal_reasoning": 0.6},
    "ethical": {"ethical_alignment": 2.0, "logical_coherence": 0.4, "evidence_quality": 0.4},
    "practical": {"evidence_quality": 1.0, "causal_reasoning": 1.0, "logical_coherence": 0.4},
    "adversarial": {"logical_coherence": 0.8, "evidence_quality": 0.8, "causal_reasoning": 0.4},
    "synthesizing": dict.fromkeys(CRITERIA, 0.5),
}
"""What a difference of one whole score counts beside the prose, in log odds."""
ANSWERS: Mapping[Perspective, float] = {
    "analytical": 0.3, "ethical": 0.3, "practical": 0.2, "adversarial": 1.0, "synthesizing": 0.6,
}  # fmt: skip
"""What it counts to have answered all that could be answered."""

TURNED, TURNED_APART = 1.0, 0.25
"""What it counts that a line stands which the other side has turned round; and by how much less where the two speak of
different things, for there a denial is an answer."""


@dataclass(frozen=True)
class Side:
    """All that one debater said."""

    name: str
    made: tuple[ArgumentFindings, ...]
    room: DebateHeard

    @cached_property
    def prose(self) -> SideProse:
        """Of all arguments as one text, so that what is said again in a later round is heard again."""
        if len(self.made) == 1:
            return self.made[0].prose
        arguments = [one.argument for one in self.made]
        read = self.room.read(arguments)
        return SideProse(
            read,
            _mean([one.prose.strength for one in self.made], -3.0),
            _mean([one.prose.discourse for one in self.made], 0.0),
            self.room.issue(arguments),
            len(against_itself([one.line for one in read.lines])),
            sum(len(one.unfounded) for one in self.made),
            sum(len(one.away) for one in self.made),
            sum(len(one.unheard_of) for one in self.made),
            sum(len(one.belied) for one in self.made),
            sum(len(one.against) for one in self.made),
            sum(len(one.concluded) for one in self.made),
            sum(len(one.disowned) for one in self.made),
        )

    @cached_property
    def scores(self) -> Mapping[Criterion, tuple[float, ...]]:
        """Of each argument, by criterion."""
        told = [scores(one) for one in self.made]
        return {name: tuple(each[name].value for each in told) for name in CRITERIA}

    def criterion(self, name: Criterion, perspective: Perspective) -> float:
        """0 to 1: the mean, but an adversary goes for the weakest argument."""
        values = self.scores[name]
        if not values:
            return 0.0
        mean = sum(values) / len(values)
        return (mean + min(values)) / 2 if perspective == "adversarial" else mean

    @cached_property
    def answers(self) -> float:
        """The share of others' arguments that it answered, where it could."""
        return _mean([one.answered.share for one in self.made if one.answered.of], 0.0)


@dataclass(frozen=True, slots=True)
class Opinion:
    """``winner``: empty for a tie. ``leads``: of each side over the others on the mean, in log odds."""

    winner: str
    confidence: float
    leads: Mapping[str, float]


def side_of(name: str, room: DebateHeard) -> Side:
    """One debater's side of a debate."""
    return Side(name, tuple(ArgumentFindings(one, room) for one in room.of(name)), room)


def lead(one: Side, other: Side, perspective: Perspective) -> float:
    """By how much the one made the better case, in log odds; turned round exactly the other's."""
    looked = LOOKS_AT[perspective]
    parts = [looked[c] * (one.criterion(c, perspective) - other.criterion(c, perspective)) for c in looked]
    answers = ANSWERS[perspective] * (one.answers - other.answers)
    return prose_lead(one.prose, other.prose) + turned_lead(one, other) + sum(parts) + answers


def turned_lead(one: Side, other: Side) -> float:
    """What speaks for the one in the sentences that the two say each the other way round, in log odds."""
    mine = {_pair(pair): value for pair, value in turned(one, other)}
    theirs = {_pair(pair): -value for pair, value in turned(other, one)}
    same = overlap(one.prose, other.prose)
    return TURNED * (TURNED_APART + (1 - TURNED_APART) * same) * fsum({**mine, **theirs}.values())


def turned(one: Side, other: Side) -> Sequence[tuple[Twins, float]]:
    """The sentences of the one that the other says the other way round, and how much speaks for the one's."""
    mine, theirs = ([weighed.line for weighed in side.prose.read.lines] for side in (one, other))
    return [(pair, upheld(pair, one.room.ground)) for pair in twins(mine, theirs)]


def _pair(pair: Twins) -> frozenset[str]:
    return frozenset((pair.mine.text, pair.theirs.text))


def opinion(sides: Sequence[Side], perspective: Perspective) -> Opinion:
    """Of at least two sides; the confidence is from one in as many as there are, to 1."""
    leads = {one.name: _mean([lead(one, other, perspective) for other in _others(one, sides)], 0.0) for one in sides}
    given = _shares(leads)
    best = max(leads.values())
    first = [name for name, value in leads.items() if best - value < TIE]
    if len(first) > 1:
        return Opinion("", 1 / len(sides), leads)
    return Opinion(first[0], max(1 / len(sides), given[first[0]]), leads)


def _others(one: Side, sides: Sequence[Side]) -> Sequence[Side]:
    return sorted((other for other in sides if other is not one), key=_words)


def _words(side: Side) -> tuple[str, ...]:
    return tuple(one.argument.text for one in side.made)


def _shares(leads: Mapping[str, float]) -> Mapping[str, float]:
    """The probability of each side; of two that of the lead's log odds."""
    top = max(leads.values())
    weights = {name: exp(SLOPE * (value - top) / 2) for name, value in leads.items()}
    whole = sum(sorted(weights.values()))
    return {name: weight / whole for name, weight in weights.items()}


def _mean(values: Sequence[float], otherwise: float) -> float:
    return sum(values) / len(values) if values else otherwise
