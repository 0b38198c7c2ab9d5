"""Numbers that tell another style from a speaker's own.

Fitted by ``scripts/fit_style.py``, and kept beside this file in ``style_weights.json``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from venire.language.fitted.tables import shipped_values


@dataclass(frozen=True, slots=True)
class StyleWeights:
    """``spreads``: how far each mark usually lies from a speaker's first turns. ``told_from``: mean log odds of two
    turns running from which a drift is told."""

    spreads: tuple[float, ...]
    weights: tuple[float, ...]
    bias: float
    told_from: float


@cache
def style_weights() -> StyleWeights:
    """What was fitted."""
    return shipped_values("venire.monitors.behaviour", "style_weights.json", StyleWeights)
