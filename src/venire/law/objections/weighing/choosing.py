"""Which grounds to take from their probabilities."""

from __future__ import annotations

from collections.abc import Mapping

from venire.law.objection import Ground

MOST = 2
"""Grounds taken from one question at most."""
SECOND = 0.5
"""A second ground must be at least so probable."""


def chosen(given: Mapping[Ground, float], least: Mapping[Ground, float]) -> tuple[Ground, ...]:
    """Grounds at or above their least probability, the one furthest above first; a second only if it is likely."""
    over: list[Ground] = [ground for ground, probability in given.items() if probability >= least[ground]]
    ranked = sorted(over, key=lambda one: given[one] / least[one], reverse=True)
    return tuple(ranked[:1] + [ground for ground in ranked[1:MOST] if given[ground] >= SECOND])
