"""What an argument is scored on. Source: spec/debate.md, "Adaptive evaluation"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from venire.kernel.fields import Text, Unit
from venire.kernel.frozen import Frozen

Criterion = Literal["logical_coherence", "evidence_quality", "causal_reasoning", "ethical_alignment", "persuasiveness"]
WEIGHTS: Mapping[Criterion, float] = {
    "logical_coherence": 0.25,
    "evidence_quality": 0.25,
    "causal_reasoning": 0.20,
    "ethical_alignment": 0.15,
    "persuasiveness": 0.15,
}
"""What each weighs before anything adapts it."""
CRITERIA: tuple[Criterion, ...] = tuple(WEIGHTS)


class Score(Frozen):
    """How an argument does on one criterion."""

    value: Unit
    reason: Text
    """What was seen in the argument, in words."""


def total(scores: Mapping[Criterion, Score], weights: Mapping[Criterion, float]) -> float:
    """The weighted mean of the scores, 0 to 1. Raises :class:`KeyError` where one that weighs has no score."""
    return sum(weights[one] * scores[one].value for one in weights) / sum(weights.values())
