"""The settings of a drill. Source: spec/trial.md, "Objections"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from pydantic import Field

from venire.kernel.frozen import Frozen
from venire.law.evidence.grounds import Ground


class DrillParams(Frozen):
    """What is fixed when a drill opens."""

    items: int = Field(default=20, ge=1, le=500)
    window: float | None = Field(default=6.0, gt=0)
    """Seconds in which to object; None: as long as one likes."""
    defective: Annotated[float, Field(ge=0.0, le=1.0)] = 0.5
    """The share of questions that are defective."""
    grounds: tuple[Ground, ...] = ()
    """The grounds practised; empty: all that a question can have."""
    witnesses: tuple[str, ...] = ()
    """Whose examination the questions are from; empty: any of the case."""
    boxes: Mapping[Ground, int] = {}
    """Where earlier drills left each ground, 0 (new, or missed) to 5 (known well)."""
