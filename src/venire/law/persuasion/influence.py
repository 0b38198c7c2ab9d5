"""What jurors do to one another between the player's talks, in corridors and over coffee.

When the player leaves a juror, that juror carries the talk to the others. Each of them moves toward where the juror
now stands by ``RATE`` × the juror's influence factor × the listener's openness × the distance, at most ``MOST`` points.
So a juror who is won over helps, one who was annoyed harms, and nobody is carried past the one who speaks. Influence
factor = .5 + influence, as in deliberation. Source: spec/persuasion.md, "Beyond".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from venire.law.jury.belief import clamp, influence_factor
from venire.law.persuasion.stance import clamped

RATE: Final = 0.1
MOST: Final = 6.0


def carried(speaker: float, influence: float, listener: float, openness: float) -> float:
    """The change of the listener's stance, in points."""
    return clamp(RATE * influence_factor(influence) * openness * (speaker - listener), MOST)


def mingled(
    speaker: int, stances: Mapping[int, float], influence: float, openness: Mapping[int, float]
) -> dict[int, float]:
    """The stances of all others after this juror has spoken to them."""
    return {
        juror: clamped(stance + carried(stances[speaker], influence, stance, openness[juror]))
        for juror, stance in stances.items()
        if juror != speaker
    }
