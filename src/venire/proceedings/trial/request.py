"""What can be asked for of a whole trial. Everything has a default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pydantic import Field

from venire.kernel.request import Holder, Request, Terms
from venire.law.case_file.persona import Roster
from venire.proceedings.examination.request import ExaminationRequest
from venire.proceedings.trial.params import TrialParams
from venire.proceedings.trial.people import of_jury


class TrialRequest(Request):
    """Openings, evidence, closings, and the jury that heard it; without ``jury`` it ends with the closings."""

    kind: ClassVar[str] = "trial"
    people: ClassVar[tuple[str, ...]] = ("counsel", "judge", "witness", "juror")
    examine: ExaminationRequest = Field(default_factory=ExaminationRequest)
    params: TrialParams = Field(default_factory=TrialParams)
    """Its examination's params are those of ``examine``."""
    rule: str | None = None
    """Of the jury; None: the case's own."""
    roster: Roster | None = None
    """None: the default jurors."""
    names: Mapping[int, str] = Field(default_factory=dict[int, str])
    """What the others call the people of the jury, by seat."""

    @property
    def terms(self) -> Terms:
        return self.examine.terms

    def owned_by(self, owner: str) -> TrialRequest:
        return self.model_copy(update={"examine": self.examine.owned_by(owner)})

    def seating(self, people: Mapping[str, Holder], names: Mapping[str, str]) -> TrialRequest:
        called = {juror: names.get(f"juror/{juror}", "") for juror in of_jury(people)}
        return self.model_copy(update={"examine": self.examine.seating(people, names), "names": called})

    def with_turn_limit(self, seconds: float | None) -> TrialRequest:
        """In the examination as in the jury."""
        jury = self.params.deliberation.model_copy(update={"turn_limit": seconds})
        params = self.params.model_copy(update={"deliberation": jury})
        return self.model_copy(update={"examine": self.examine.with_turn_limit(seconds), "params": params})

    def seats_people(self, seat: str) -> bool:
        return super().seats_people(seat) and (self.params.jury or not seat.startswith("juror/"))
