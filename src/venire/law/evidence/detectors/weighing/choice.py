"""Which grounds to take from their probabilities."""

from __future__ import annotations

from collections.abc import Mapping
from math import log

from venire.law.evidence.grounds import Ground

MOST = 2
"""Grounds taken from one question at most."""
SECOND = 0.75
"""A second ground must be at least so probable."""


def chosen(given: Mapping[Ground, float], least: Mapping[Ground, float]) -> tuple[Ground, ...]:
    """Grounds at or above their least probability, the one furthest above in log-odds first; a second only if it is
    likely, for nearly every question that is open to objection is open to one."""
    over: list[Ground] = [ground for ground, probability in given.items() if probability >= least[ground]]
    ranked = sorted(over, key=lambda one: _odds(given[one]) - _odds(least[one]), reverse=True)
    return tuple(ranked[:1] + [ground for ground in ranked[1:MOST] if given[ground] >= SECOND])


def _odds(probability: float) -> float:
    """Log-odds."""
    inside = min(1 - 1e-9, max(1e-9, probability))
    return log(inside / (1 - inside))
