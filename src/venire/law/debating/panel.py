"""The jury panel of a debate: from the evaluators' votes to one decision. Source: spec/debate.md, "Jury panel"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from venire.kernel.fields import Text, Unit
from venire.kernel.frozen import Frozen
from venire.law.debating.calibration import Curve
from venire.law.debating.consensus import TINY, consensus, weighted_mean
from venire.law.debating.perspective import Perspective

THRESHOLD = 0.7
"""Consensus under it is none."""
Decision = Literal["decided", "no consensus", "tie", "not judged"]


class Vote(Frozen):
    """One evaluator's verdict."""

    evaluator: Text
    perspective: Perspective
    winner: str = ""
    """The side that made the better case; empty for a tie."""
    confidence: Unit
    """How probable it is that this side made the better case."""
    reasoning: str

    def given(self, side: str, sides: int) -> float:
        """The probability that this vote gives to a side; what the winner leaves is shared by the others alike."""
        if not self.winner:
            return 1 / sides
        return self.confidence if side == self.winner else (1 - self.confidence) / (sides - 1)


class PanelVerdict(Frozen):
    """What the panel says of a debate."""

    decision: Decision
    winner: str = ""
    """The side it was decided for; empty otherwise."""
    leading: str = ""
    """The side that most was given to; empty where two were given the same."""
    consensus: Unit
    confidence: Unit
    """Calibrated: how probable it is that the leading side made the better case."""
    support: Mapping[str, Unit]
    """What each side was given, on the mean of the panel."""
    dissents: tuple[Vote, ...] = ()
    """The votes that were not for the leading side."""


def decided(
    votes: Sequence[Vote],
    sides: Sequence[str],
    weights: Sequence[float] | None = None,
    threshold: float = THRESHOLD,
    curve: Curve | None = None,
) -> PanelVerdict:
    """The panel's decision, from at least two sides. ``weights``: the evaluators', alike where none are given.

    Where nobody could judge, the decision is ``not judged``, with no confidence in anybody.
    """
    if not votes:
        return PanelVerdict(decision="not judged", consensus=0.0, confidence=0.0, support=dict.fromkeys(sides, 0.0))
    shares = weights or [1.0] * len(votes)
    support = {side: weighted_mean([vote.given(side, len(sides)) for vote in votes], shares) for side in sides}
    leading = _leading(support)
    if not leading:
        return PanelVerdict(
            decision="tie",
            consensus=_agreed(votes, sides[0], sides, shares),
            confidence=1 / len(sides),
            support=support,
        )
    agreed = _agreed(votes, leading, sides, shares)
    clear = agreed >= threshold
    return PanelVerdict(
        decision="decided" if clear else "no consensus",
        winner=leading if clear else "",
        leading=leading,
        consensus=agreed,
        confidence=(curve or Curve())(support[leading]),
        support=support,
        dissents=tuple(vote for vote in votes if vote.winner != leading),
    )


def _leading(support: Mapping[str, float]) -> str:
    """The side with most; empty where another has as much."""
    best = max(support.values())
    first = [side for side, given in support.items() if best - given < TINY]
    return first[0] if len(first) == 1 else ""


def _agreed(votes: Sequence[Vote], side: str, sides: Sequence[str], weights: Sequence[float]) -> float:
    return consensus([vote.given(side, len(sides)) for vote in votes], weights)
