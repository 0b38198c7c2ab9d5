"""``from venire import Examination``: witnesses examined by counsel for both sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypedDict, Unpack

from venire.face.given.cases import CaseGiven
from venire.face.given.company import BudgetGiven, Given, SafetyGiven, budget_of, safety_of, seed_of
from venire.face.given.models import ModelGiven
from venire.face.given.monitors import MonitorGiven
from venire.face.given.participants import Seated, Seats
from venire.face.requested import Requested
from venire.kernel.request import asked
from venire.law.case_file.case import SIDES, Case, Side
from venire.law.testimony.elicits import Tier
from venire.proceedings.examination.params import Holder
from venire.proceedings.examination.readings.debrief import Debrief
from venire.proceedings.examination.request import ExaminationRequest


class ExaminationSettings(TypedDict, total=False):
    """The settings of an examination: those of its request, by their bare names."""

    player: Side
    witnesses: Sequence[str]
    direct: int
    cross: int
    redirect: int
    recross: int
    objection_window: float | None
    turn_limit: float | None
    live_elicits: bool
    tier: Tier
    tempted: float
    student_slips: float
    withheld: Sequence[str]
    agents: Mapping[str, str]
    holders: Mapping[str, Holder]
    after: str | None


class Examination(Requested[Debrief]):
    """The witnesses of a case, or some of them, examined by counsel for both sides, with objections and rulings.

    ``participants``: who sits at ``counsel/prosecution``, ``counsel/defence``, ``witness/W1``, ``judge``, ``reporter``.
    ``agents``: changes to how counsel, judge and witnesses behave: ``{"judge.strictness": "0.9"}``. ``after``: a
    finished session whose testimony may be held up to the witnesses. All else is as in :class:`Deliberation`.

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
        **settings: Unpack[ExaminationSettings],
    ) -> None:
        given = Given(case=case, participants=participants, models=models, monitors=monitors)
        terms = {"budget": budget_of(budget), "safety": safety_of(safety), "seed": seed_of(seed)}
        request = asked(ExaminationRequest, {"case": given.case_id, **terms, **settings})
        company, away = given.company(court_seats(case))
        request = request.model_copy(update={"holders": {**request.holders, **away}})
        super().__init__(request, Debrief, company, data)


def court_seats(case: CaseGiven | None) -> Seats:
    """The seats of a courtroom; its witnesses where the case is at hand."""
    witnesses = [one.id for one in case.witnesses] if isinstance(case, Case) else None
    return {"counsel": SIDES, "witness": witnesses, "judge": (), "reporter": ()}
