"""How much of a change of mind shows, in manner only. Source: spec/persuasion.md, "Shift" (thresholds)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Side
from venire.law.persuasion.shift import sign

Manner = Literal["steady", "wavering", "leaning", "won"]
"""What shows: nothing; that the juror wavers; that it leans the player's way; that it is won over."""


class Thresholds(Frozen):
    """Movement toward the player, in points of stance, at which each manner begins."""

    easy: float = Field(default=30.0, gt=0.0, le=200.0)
    medium: float = Field(default=50.0, gt=0.0, le=200.0)
    hard: float = Field(default=70.0, gt=0.0, le=200.0)

    @model_validator(mode="after")
    def _rise(self) -> Thresholds:
        if not self.easy < self.medium < self.hard:
            raise ValueError(
                f"the thresholds must rise from easy to hard, and are {self.easy:g}, {self.medium:g}, {self.hard:g}"
            )
        return self


def movement(initial: float, stance: float, side: Side) -> float:
    """Points toward the player since the beginning; negative where the juror has moved away."""
    return (stance - initial) * sign(side)


def manner(moved: float, thresholds: Thresholds) -> Manner:
    """What shows of so much movement."""
    if moved >= thresholds.hard:
        return "won"
    if moved >= thresholds.medium:
        return "leaning"
    return "wavering" if moved >= thresholds.easy else "steady"
