"""How hard the next examination should be: follows the student's level, so that most goes well and not all.

Errors that are rare are missed more often than frequent ones (the prevalence effect: Wolfe, Horowitz and Kenner 2005),
so counsel errs seldom against a student who hears well, and often where there is much to learn.
"""

from __future__ import annotations

from typing import Literal

from venire.kernel.frozen import Frozen

Willing = Literal["helpful", "neutral", "guarded", "hostile"]
MOST, LEAST, STEP = 0.45, 0.15, 0.05
"""The error rate of counsel against a beginner and against a master, and the step in which it is given."""
USUAL = 0.30
_BY_SHARE: tuple[tuple[float, Willing], ...] = (
    (0.35, "helpful"),
    (0.6, "neutral"),
    (0.8, "guarded"),
    (1.01, "hostile"),
)
"""Up to this share of the points had from witnesses: how willing the next ones should be."""


class Level(Frozen):
    """How a student has done lately. None: nothing to go by."""

    spotted: float | None = None
    """The share of defective questions that were objected to, 0 to 1."""
    alarms: float | None = None
    """The share of proper questions that were objected to, 0 to 1."""
    brought_out: float | None = None
    """The share of the points to be had that were had, 0 to 1."""


class Difficulty(Frozen):
    """What to set for the next examination."""

    error_rate: float
    cooperativeness: Willing
    """Of :class:`venire.law.case_file.case.Profile`."""


def suggested(level: Level) -> Difficulty:
    """The settings that fit this level."""
    return Difficulty(error_rate=_error_rate(level), cooperativeness=_willing(level.brought_out))


def _error_rate(level: Level) -> float:
    if level.spotted is None:
        return USUAL
    skill = max(0.0, level.spotted - (level.alarms or 0.0))
    wanted = MOST - (MOST - LEAST) * skill
    return round(round(wanted / STEP) * STEP, 2)


def _willing(share: float | None) -> Willing:
    if share is None:
        return "neutral"
    return next(willing for limit, willing in _BY_SHARE if share < limit)
