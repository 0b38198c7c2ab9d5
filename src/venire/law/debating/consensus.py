"""How far evaluators agree. Source: spec/debate.md, "Jury panel"."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt


def weighted_mean(values: Sequence[float], weights: Sequence[float]) -> float:
    """The mean of at least one value, each with its weight; the weights are not all zero."""
    return sum(value * weight for value, weight in zip(values, weights, strict=True)) / sum(weights)


def consensus(scores: Sequence[float], weights: Sequence[float] | None = None) -> float:
    """1 − σ/μ of the scores, within 0 to 1; σ is that of the whole population. 1 where σ is 0, else 0 where μ is 0.

    Raises :class:`ValueError` where nobody gave a score.
    """
    if not scores:
        raise ValueError("there is no agreement among nobody")
    shares = weights or [1.0] * len(scores)
    mean = weighted_mean(scores, shares)
    sigma = sqrt(weighted_mean([(score - mean) ** 2 for score in scores], shares))
    if sigma < TINY:
        return 1.0
    return 0.0 if mean == 0 else min(1.0, max(0.0, 1 - sigma / mean))


TINY = 1e-12
"""Below it a spread is the rounding of numbers that are equal."""
