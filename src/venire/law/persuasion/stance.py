"""Where a juror stands, from -100 (certain guilty) to +100 (certain not guilty): conviction on another scale.

Source: spec/persuasion.md, "Stance".
"""

from __future__ import annotations

from typing import Final, Literal

Vote = Literal["guilty", "not_guilty"]
LIMIT: Final = 100.0
BANDS: Final[tuple[tuple[float, str], ...]] = (
    (-50.0, "all but sure of guilt"),
    (-20.0, "leaning toward guilt"),
    (20.0, "of two minds"),
    (50.0, "leaning toward an acquittal"),
)
"""Below each bound, the stance in words."""
SURE: Final = "all but sure that it must be an acquittal"
"""The band above the last bound."""


def clamped(stance: float) -> float:
    """The stance within ±100."""
    return max(-LIMIT, min(LIMIT, stance))


def of_conviction(conviction: float) -> float:
    """200 · (0.5 - conviction); conviction from 0, certain not guilty, to 1, certain guilty."""
    return 2 * LIMIT * (0.5 - conviction)


def conviction_of(stance: float) -> float:
    """0.5 - stance / 200: the inverse of :func:`of_conviction`."""
    return 0.5 - stance / (2 * LIMIT)


def in_words(stance: float) -> str:
    """One of five bands: below -50, below -20, below 20, below 50, above. All that anybody who plays the juror is
    told of the number."""
    return next((words for bound, words in BANDS if stance < bound), SURE)


def vote_of(stance: float) -> Vote:
    """Not guilty above 0, and only there."""
    return "not_guilty" if stance > 0 else "guilty"
