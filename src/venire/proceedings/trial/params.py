"""The settings of a whole trial. Source: spec/trial.md, "Flows"."""

from __future__ import annotations

from pydantic import Field

from venire.kernel.frozen import Frozen
from venire.proceedings.deliberation.params import Params
from venire.proceedings.examination.params import ExaminationParams


class TrialParams(Frozen):
    """What is fixed when a trial opens."""

    examination: ExaminationParams = ExaminationParams()
    openings: bool = True
    """Whether counsel open to the jury before the first witness."""
    closings: bool = True
    jury: bool = True
    """Whether the jury that heard the record goes on to deliberate."""
    deliberation: Params = Field(default_factory=Params)
