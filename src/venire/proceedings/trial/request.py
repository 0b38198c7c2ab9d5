"""What can be asked for of a whole trial. Everything has a default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pydantic import Field

from venire.kernel.request import Holder, Request, Terms
from venire.law.case_file.persona import Roster
from venire.proceedings.examination.request import ExaminationRequest
from venire.proceedings.trial.params import TrialParams


class TrialRequest(Request):
    """Openings, evidence, closings, and the jury that heard it; without ``jury`` it ends with the closings."""

    kind: ClassVar[str] = "trial"
    people: ClassVar[tuple[str, ...]] = ("counsel", "judge", "witness")
    examine: ExaminationRequest = Field(default_factory=ExaminationRequest)
    params: TrialParams = Field(default_factory=TrialParams)
    """Its examination's params are those of ``examine``."""
    rule: str | None = None
    """Of the jury; None: the case's own."""
    roster: Roster | None = None
    """None: the default jurors."""

    @property
    def terms(self) -> Terms:
        return self.examine.terms

    def owned_by(self, owner: str) -> TrialRequest:
        return self.model_copy(update={"examine": self.examine.owned_by(owner)})

    def seating(self, people: Mapping[str, Holder], names: Mapping[str, str]) -> TrialRequest:
        return self.model_copy(update={"examine": self.examine.seating(people, names)})
