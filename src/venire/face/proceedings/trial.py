"""``from venire import Trial``: openings, evidence, closings, and the jury that heard it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Unpack

from venire.face.given.cases import CaseGiven
from venire.face.given.company import BudgetGiven, Given, SafetyGiven, budget_of, safety_of, seed_of
from venire.face.given.models import ModelGiven
from venire.face.given.monitors import MonitorGiven
from venire.face.given.participants import Seated, numbered
from venire.face.proceedings.examination import ExaminationSettings, court_seats
from venire.face.requested import Requested
from venire.kernel.request import asked
from venire.law.case_file.persona import Roster
from venire.proceedings.deliberation.params import Dynamics
from venire.proceedings.trial.debrief import TrialDebrief
from venire.proceedings.trial.request import TrialRequest


class TrialSettings(ExaminationSettings, total=False):
    """The settings of a trial: those of its examination, of its jury, and its own."""

    openings: bool
    closings: bool
    jury: bool
    rule: str | None
    roster: Roster | None
    names: Mapping[int, str]
    size: int
    max_rounds: int
    early_end: bool
    stability_threshold: int
    supplementary_instruction: bool
    first_ballot: Sequence[int] | None
    summary_every: int
    open_minds: bool
    externals_see_convictions: bool
    dynamics: Dynamics


class Trial(Requested[TrialDebrief]):
    """A whole trial: openings, evidence, closings, and the jury that heard it; with ``jury=False`` it ends before.

    ``participants``: the seats of an :class:`Examination`, and ``juror/4``, ``panel``, ``scribe``, ``summarizer``.
    All else is as in :class:`Deliberation`.

    Raises :class:`venire.errors.ConfigurationError` for a setting that there is not, or that is out of range.
    """

    def __init__(
        self,
        case: CaseGiven | None = None,
        *,
        seed: str | int | None = None,
        participants: Mapping[str, Seated] | None = None,
        models: Mapping[str, ModelGiven] | None = None,
        monitors: Sequence[MonitorGiven] | None = None,
        data: Path | str | None = None,
        budget: BudgetGiven | None = None,
        safety: SafetyGiven | None = None,
        **settings: Unpack[TrialSettings],
    ) -> None:
        given = Given(case=case, participants=participants, models=models, monitors=monitors)
        terms = {"budget": budget_of(budget), "safety": safety_of(safety), "seed": seed_of(seed)}
        request = asked(TrialRequest, {"case": given.case_id, **terms, **settings})
        jury = dict.fromkeys(("panel", "scribe", "summarizer"), ())
        seats = {**court_seats(case), "juror": numbered(request.params.deliberation.size), **jury}
        company, away = given.company(seats)
        examine = request.examine.model_copy(update={"holders": {**request.examine.holders, **away}})
        super().__init__(request.model_copy(update={"examine": examine}), TrialDebrief, company, data)
