"""Confidence held against what came out: Brier score, expected calibration error, and the curve that mends it.

Source: spec/debate.md, "Jury panel"; Platt, "Probabilistic outputs for support vector machines" (1999); Guo et al.,
"On calibration of modern neural networks" (2017).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, log1p
from typing import TypeAlias

from venire.kernel.frozen import Frozen

BINS = 10
EDGE = 1e-6
"""How near to 0 and 1 a confidence is taken, so that its odds are finite."""
STEPS = 50
Point: TypeAlias = tuple[float, float]
Pairs: TypeAlias = Sequence[tuple[float, bool]]
"""Log odds of a confidence, and whether it was right."""


class Curve(Frozen):
    """From a stated confidence to a calibrated one: a line over the log odds. As it stands it changes nothing."""

    slope: float = 1.0
    offset: float = 0.0

    def __call__(self, confidence: float) -> float:
        """The calibrated confidence, 0 to 1."""
        if (self.slope, self.offset) == (1.0, 0.0):
            return confidence
        return _logistic(self.slope * _odds(confidence) + self.offset)


def brier(confidences: Sequence[float], right: Sequence[bool]) -> float:
    """The mean squared distance from what came out: 0 is perfect, .25 is a coin. At least one of each."""
    return sum((one - came) ** 2 for one, came in zip(confidences, right, strict=True)) / len(confidences)


def calibration_error(confidences: Sequence[float], right: Sequence[bool], bins: int = BINS) -> float:
    """The expected calibration error: confidence against accuracy, bin by bin, each by its share. At least one."""
    filled = dict[int, list[tuple[float, bool]]]()
    for one, came in zip(confidences, right, strict=True):
        filled.setdefault(min(int(one * bins), bins - 1), []).append((one, came))
    gaps = (abs(sum(one - came for one, came in pairs)) for pairs in filled.values())
    return sum(gaps) / len(confidences)


def fitted(confidences: Sequence[float], right: Sequence[bool]) -> Curve:
    """The curve that makes these confidences likeliest, by Newton's method, held a little to where nothing changes."""
    pairs = [(_odds(one), came) for one, came in zip(confidences, right, strict=True)]
    at = (1.0, 0.0)
    for _ in range(STEPS):
        at = _downhill(at, _step(at, pairs), pairs)
    return Curve(slope=at[0], offset=at[1])


def _downhill(at: Point, step: Point, pairs: Pairs) -> Point:
    """The step, or as much of it as makes the loss smaller."""
    here, share = _loss(at, pairs), 1.0
    while share > EDGE:
        there = (at[0] + share * step[0], at[1] + share * step[1])
        if _loss(there, pairs) < here:
            return there
        share /= 2
    return at


def _loss(at: Point, pairs: Pairs) -> float:
    slope, offset = at
    unlikely = (log1p(exp(-abs(z := slope * x + offset))) + max(z, 0.0) - z * came for x, came in pairs)
    return sum(unlikely) + ((slope - 1) ** 2 + offset**2) / 2


def _step(at: Point, pairs: Pairs) -> Point:
    """Newton's step from here."""
    slope, offset = at
    told = [(x, came, _logistic(slope * x + offset)) for x, came in pairs]
    down = (sum((p - came) * x for x, came, p in told) + slope - 1, sum(p - came for _, came, p in told) + offset)
    a = sum(p * (1 - p) * x * x for x, _, p in told) + 1
    b = sum(p * (1 - p) * x for x, _, p in told)
    d = sum(p * (1 - p) for _, _, p in told) + 1
    whole = a * d - b * b
    return -(d * down[0] - b * down[1]) / whole, -(a * down[1] - b * down[0]) / whole


def _odds(confidence: float) -> float:
    held = min(1 - EDGE, max(EDGE, confidence))
    return log(held / (1 - held))


def _logistic(odds: float) -> float:
    return 1 / (1 + exp(-odds)) if odds >= 0 else exp(odds) / (1 + exp(odds))
