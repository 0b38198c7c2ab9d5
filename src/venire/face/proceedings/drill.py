"""``from venire import Drill``: short practice of objections."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypedDict, Unpack

from venire.face.given.cases import CaseGiven
from venire.face.given.company import Given, seed_of
from venire.face.given.monitors import MonitorGiven
from venire.face.given.participants import Seated
from venire.face.requested import Requested
from venire.kernel.request import asked
from venire.law.evidence.grounds import Ground
from venire.proceedings.drill.debrief import DrillDebrief
from venire.proceedings.drill.request import DrillRequest


class DrillSettings(TypedDict, total=False):
    """The settings of a drill: those of its request, by their bare names."""

    items: int
    window: float | None
    defective: float
    grounds: Sequence[Ground]
    witnesses: Sequence[str]
    boxes: Mapping[Ground, int]


class Drill(Requested[DrillDebrief]):
    """Questions one after another, each to be objected to or let stand. No model is called.

    ``participants``: who sits at ``student``, which the understudy does where nobody is named; and ``coach``, who puts
    the questions. All else is as in :class:`Deliberation`.

    Raises :class:`venire.errors.ConfigurationError` for a setting that there is not, or that is out of range.
    """

    def __init__(
        self,
        case: CaseGiven | None = None,
        *,
        seed: str | int | None = None,
        participants: Mapping[str, Seated] | None = None,
        monitors: Sequence[MonitorGiven] | None = None,
        data: Path | str | None = None,
        **settings: Unpack[DrillSettings],
    ) -> None:
        given = Given(case=case, participants=participants, monitors=monitors)
        company, away = given.company({"student": (), "coach": ()})
        values = {"case": given.case_id, "seed": seed_of(seed), "person": "student" in away, **settings}
        super().__init__(asked(DrillRequest, values), DrillDebrief, company, data)
