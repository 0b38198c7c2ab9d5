"""One decision tree: questions put to features, and the numbers that they end in."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Split:
    """One question put to a feature."""

    feature: str
    threshold: float
    less: Split | float
    more: Split | float


Tree = Split | float
