"""How the weights of the criteria follow topic and round. Source: spec/debate.md, "Adaptive evaluation"."""

from __future__ import annotations

from collections.abc import Mapping

from venire.law.debating.criteria import Criterion

HIGH = 0.7
"""Sensitivity or complexity above it moves a weight."""
ETHICAL, CAUSAL = 1.5, 1.3
"""What the ethical and the causal weight are multiplied by, for a touchy topic and for a tangled one."""
EVIDENCE = 0.3
"""How much of itself the weight of evidence gains by the last round."""
Weights = Mapping[Criterion, float]


def target(base: Weights, round: int, total: int, sensitivity: float, complexity: float) -> Weights:
    """Where the weights go in this round, from what they were at first; they sum to 1.

    ``round`` from 1 to ``total``; 0 in the opening, ``total`` in the closing. ``sensitivity``, ``complexity``: 0 to 1.
    """
    factors: dict[Criterion, float] = {"evidence_quality": 1 + EVIDENCE * round / total}
    if sensitivity > HIGH:
        factors["ethical_alignment"] = ETHICAL
    if complexity > HIGH:
        factors["causal_reasoning"] = CAUSAL
    return normalised({one: weight * factors.get(one, 1.0) for one, weight in base.items()})


def moved(now: Weights, to: Weights, rate: float) -> Weights:
    """The weights after one round: that share of the way to the target, 0 to 1; they sum to 1."""
    return normalised({one: weight + rate * (to[one] - weight) for one, weight in now.items()})


def normalised(weights: Weights) -> Weights:
    """These weights, which are not all zero, made to sum to 1."""
    whole = sum(weights.values())
    return {one: weight / whole for one, weight in weights.items()}
