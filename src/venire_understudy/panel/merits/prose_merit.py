"""What one side's prose is worth beside another's, in log odds that readers prefer it.

Two sides that speak of different things are told apart as readers do: by strength and substance. Where they say much
the same, that cancels, and it counts what one says more than the other and how well it says it; for what is learned
from readers knows nothing of an argument and its own spoilt copy. All amounts are set by hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from venire_understudy.panel.lines.reading import ReadLines, WeighedLine

STRENGTH, SUBSTANCE, ISSUE, AT_ISSUE = 1.0, 0.5, 4.0, 0.3
"""What is gained by strength in the eyes of readers (log odds), by content (its logarithm), and by keeping to what is
at issue (likeness up to so much)."""
WASTE, CHAFF = 3.0, 0.4
"""What is lost by the share of words that are worth nothing, and by the mean log odds of lines to be chaff."""
WORDING: Mapping[str, float] = {
    "order": 3.0, "discourse": 0.15, "empty": -4.0, "hedged": -8.0, "fine": -4.0, "bland": -1.0, "shouted": -6.0,
    "marked": -6.0, "unknown": -6.0,
}  # fmt: skip
"""What is gained by words in order and sentences in order, and lost by kinds of words, for their share of all."""
APART, ALIKE = 0.3, 0.6
"""The share of all content in common up to which two sides speak of different things, and from which of the same."""
COSTS_APART, WORDING_ALIKE, STRENGTH_ALIKE = 0.25, 2.0, 0.3
"""By how much costs count where sides are apart, wording where they are alike, and what readers like likewise."""
TERSE = 6.0
"""What it counts to need fewer words for the same (by their logarithm)."""
FAULT = 0.6
"""What is lost by a line that denies what its own side says, gives a figure that stands nowhere, leans on somebody that
nobody knows, says the contrary of what it rests on, or goes round in a circle."""
AWAY = 0.8
"""What a side loses by a line that speaks for another."""
AGAINST, CONCLUDED = 1.6, 3.0
"""What it loses besides where the line is not only another's but speaks against its own side, and where it concludes
so."""
DISOWNED = 0.5
"""What is lost by a line that whoever speaks it takes back."""
LEFT, NO_CHAFF, MOST_GAINED, MOST_LOST, SAID_AGAIN, WHOLE = 0.4, -1.25, 3.0, 3.0, 3.0, 6
"""What a line counts that one side has and the other has not: its log odds from so many on against it, within limits; a
line said again likewise; lines of fewer words in proportion."""


@dataclass(frozen=True, slots=True)
class SideProse:
    """One side's prose. ``strength``: mean log odds over its arguments; ``discourse``: likewise; ``issue``: 0 to 1.
    ``against_itself``: lines that deny another of the same side; ``unfounded``: lines whose figures stand nowhere;
    ``away``: lines that speak for another side, none of which is among those read; ``unheard_of``: lines whose
    authority nobody knows, and circles; ``belied``: lines that say the contrary of what they rest on; ``against``: of
    the lines that are away those that speak against their own side; ``concluded``: of these those that conclude so;
    ``disowned``: lines that are taken back."""

    read: ReadLines
    strength: float
    discourse: float
    issue: float
    against_itself: int = 0
    unfounded: int = 0
    away: int = 0
    unheard_of: int = 0
    belied: int = 0
    against: int = 0
    concluded: int = 0
    disowned: int = 0

    @property
    def pleasing(self) -> float:
        """What readers like in it."""
        return STRENGTH * self.strength + SUBSTANCE * self.read.substance

    @property
    def wasted(self) -> float:
        """What it costs that room is taken by nothing."""
        return WASTE * self.read.waste + CHAFF * self.read.chaff

    @property
    def worded(self) -> float:
        """How well it is put."""
        told = {**self.read.shares, "order": self.read.order, "discourse": max(-3.0, min(3.0, self.discourse))}
        faults = FAULT * (self.against_itself + self.unfounded + self.unheard_of + self.belied)
        return sum(worth * told[name] for name, worth in WORDING.items()) - faults - DISOWNED * self.disowned

    @property
    def lost(self) -> float:
        """What it costs to speak for another side."""
        return AWAY * self.away + AGAINST * self.against + CONCLUDED * self.concluded

    @property
    def stems(self) -> frozenset[str]:
        return frozenset(stem for one in self.read.lines for stem in one.line.content)

    @property
    def merit(self) -> float:
        """By itself, in log odds; an argument on the web comes to some -2 on the mean, a careful one to 0 or more."""
        costs = COSTS_APART * (self.worded - self.wasted)
        return self.pleasing + ISSUE * min(AT_ISSUE, self.issue) + costs - self.lost


def overlap(one: SideProse, other: SideProse) -> float:
    """How far two sides say the same, 0 (they speak of different things) to 1."""
    mine, theirs = one.stems, other.stems
    share = len(mine & theirs) / max(1, len(mine | theirs))
    return max(0.0, min(1.0, (share - APART) / (ALIKE - APART)))


def prose_lead(one: SideProse, other: SideProse) -> float:
    """Log odds that the one is the better prose; exactly 0 for equal ones, and turned round exactly the other's."""
    same = overlap(one, other)
    liked = 1 - (1 - STRENGTH_ALIKE) * same
    put = COSTS_APART + (WORDING_ALIKE - COSTS_APART) * same
    waste = COSTS_APART + (1 - COSTS_APART) * same
    return (
        liked * (one.pleasing - other.pleasing)
        + ISSUE * (min(AT_ISSUE, one.issue) - min(AT_ISSUE, other.issue))
        + put * (one.worded - other.worded)
        - waste * (one.wasted - other.wasted)
        - TERSE * same * (one.read.wordiness - other.read.wordiness)
        + LEFT * same * (_left(one, other) - _left(other, one))
        - (one.lost - other.lost)
    )


def _left(one: SideProse, other: SideProse) -> float:
    """What the lines are worth that only the one has."""
    heard = Counter(weighed.line.text for weighed in other.read.lines)
    total = 0.0
    for weighed in one.read.lines:
        if heard[weighed.line.text]:
            heard[weighed.line.text] -= 1
        else:
            total += _worth(weighed)
    return total


def _worth(weighed: WeighedLine) -> float:
    gain = max(-MOST_LOST, min(MOST_GAINED, NO_CHAFF - weighed.chaff))
    return (gain * weighed.new - SAID_AGAIN * (1 - weighed.new)) * min(1.0, weighed.line.size / WHOLE)
