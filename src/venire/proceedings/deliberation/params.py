"""The settings of a deliberation, one table. Defaults are the spec's. Source: spec/deliberation.md."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from venire.kernel.fields import Unit
from venire.kernel.frozen import Frozen
from venire.law.verdict import RuleName


class Dynamics(Frozen):
    """How a group moves its members. Each can be switched off with 0."""

    majority_pressure: float = Field(default=0.10, ge=0.0, le=1.0)
    """Change of conviction per round toward a unanimous majority for a juror who does not resist at all."""
    leniency: float = Field(default=0.25, ge=0.0, le=1.0)
    """By how much pressure toward acquittal is stronger, and toward guilt weaker, where guilt must be beyond reasonable
    doubt; 0 under preponderance."""
    mood: float = Field(default=0.1, ge=0.0, le=1.0)
    """Standard deviation of a round's mood for a juror of volatility 1. It passes with the round."""
    clamp: float = Field(default=0.3, gt=0.0, le=1.0)
    """The most that one speech moves anyone."""
    grey: tuple[Unit, Unit] = (0.4, 0.6)
    """A guilty vote flips below the first, a not guilty vote above the second."""
    archetype_rules: bool = True
    """Frank's half rate, James's contradiction, and so on."""
    urged: float = Field(default=2.0, ge=1.0, le=10.0)
    """Factor on majority pressure after the judge's supplementary instruction."""


class Params(Frozen):
    """What is fixed when a deliberation opens."""

    size: int = Field(default=12, ge=2, le=23)
    rule: RuleName = "unanimous"
    max_rounds: int = Field(default=20, ge=1, le=500)
    early_end: bool = True
    """False: all rounds are played, whatever the votes."""
    stability_threshold: int = Field(default=3, ge=1, le=100)
    supplementary_instruction: bool = True
    """When the votes stand still, the judge first asks the jury to go on, once."""
    first_ballot: tuple[Annotated[int, Field(ge=0, le=1)], ...] | None = None
    """1 for guilty, by seat; None: drawn from the case and the jurors."""
    summary_every: int = Field(default=5, ge=1, le=100)
    turn_limit: float | None = Field(default=None, gt=0)
    """Seconds a person may take over a turn; None: no limit."""
    open_minds: bool = False
    """Whether the player sees conviction meters."""
    externals_see_convictions: bool = False
    """Whether an agent from outside is told what the others are inclined to; ``open_minds`` tells it to none."""
    dynamics: Dynamics = Dynamics()
