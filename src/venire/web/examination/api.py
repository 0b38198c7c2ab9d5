"""Examinations, trials and drills over HTTP: open one; and a word of advice on a question before it is put."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter
from pydantic import Field, StringConstraints

from venire.kernel.frozen import Frozen
from venire.kernel.minutes import SafetyMode, guarded
from venire.language.text.english import foreign
from venire.law.case_file.case import Side
from venire.law.evidence.detectors.detection import SUSTAINABLE
from venire.law.evidence.grounds import Ground
from venire.proceedings.deliberation.params import Params
from venire.proceedings.drill.params import DrillParams
from venire.proceedings.drill.request import DrillRequest
from venire.proceedings.examination.acts import PutQuestion
from venire.proceedings.examination.params import ExaminationParams, Holder
from venire.proceedings.examination.request import ExaminationRequest, at_table
from venire.proceedings.trial.params import TrialParams
from venire.proceedings.trial.request import TrialRequest
from venire.web.api.wishes import within_range
from venire.web.breath import Breath, after_truth
from venire.web.examination.advice import advice_on
from venire.web.openapi.sessions import AdviceShape, OpenedShape
from venire.web.openapi.shape import ForecastAnswer, answers
from venire.web.purse import BudgetText, budget_in, foretold
from venire.web.trouble import trouble
from venire.web.visit import House, Owner, Visiting
from venire.web.wire import named

router = APIRouter(prefix="/api", tags=["court"])
CaseId = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Seed = Annotated[str, StringConstraints(min_length=1, max_length=80)]
WitnessId = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Questions = Annotated[int, Field(ge=0, le=60)]
Window = Annotated[float, Field(ge=1, le=3600)]
LEVELS: Mapping[str, Mapping[str, str]] = {
    "gentle": {"counsel.error_rate": "0.4", "judge.strictness": "0.35", "judge.style": "teaching"},
    "usual": {"counsel.error_rate": "0.3", "judge.strictness": "0.5", "judge.style": "explained"},
    "strict": {"counsel.error_rate": "0.15", "judge.strictness": "0.8", "judge.style": "terse"},
}
"""How hard it is: how often opposing counsel slips, how strict the judge is, how much is explained."""


class NewExamination(Frozen):
    """Witnesses to examine. Everything has a default."""

    case: CaseId | None = None
    seed: Seed | None = None
    side: Side = "prosecution"
    unattended: bool = False
    witnesses: tuple[WitnessId, ...] = Field(default=(), max_length=40)
    """Who is called, in order; empty: everyone."""
    level: Annotated[str, StringConstraints(pattern="^(gentle|usual|strict)$")] = "usual"
    window: Window | None = 6.0
    """Seconds in which to object; null: as long as one likes."""
    targets: bool = True
    """Whether the examiner sees at once what an answer was worth."""
    direct: Annotated[int, Field(ge=1, le=60)] = 14
    cross: Annotated[int, Field(ge=1, le=60)] = 10
    redirect: Questions = 4
    recross: Questions = 3
    breath: Annotated[float, Field(ge=0, le=3)] = 1.0
    """How long the court waits after an answer to the other side: 1, as people read; 0, not at all."""
    budget: BudgetText | None = None
    """What language models may spend: tokens, as 20000 or 20k, or dollars, as 0.50$; None: no limit."""

    safety_mode: SafetyMode | None = None
    """How monitors watch it: off, passive (what they find is noted), active (what is grave halts it)."""
    halt_on_safety_violation: bool = False

    @within_range()
    def wish(self, owner: str) -> ExaminationRequest:
        """The same, as the composition takes it."""
        limits = {name: getattr(self, name) for name in ("direct", "cross", "redirect", "recross")}
        params = ExaminationParams(
            player=self.side,
            witnesses=self.witnesses,
            objection_window=self.window,
            live_elicits=self.targets,
            **limits,
        )
        holders: Mapping[str, Holder] = {} if self.unattended else at_table(self.side)
        agents = LEVELS[self.level]
        return ExaminationRequest(
            case=self.case,
            seed=self.seed,
            params=params,
            agents=agents,
            holders=holders,
            owner=owner,
            budget=budget_in(self.budget),
            safety=guarded(self.safety_mode, halts=self.halt_on_safety_violation),
        )

    def pace(self, wish: ExaminationRequest) -> Breath | None:
        """The court's breath, where a person sits."""
        return Breath(frozenset(wish.holders), self.breath) if wish.holders and self.breath else None


class NewTrial(NewExamination):
    """A whole trial: the same, with openings and closings, and a jury that heard it."""

    openings: bool = False
    jury: bool = True
    rounds: Annotated[int, Field(ge=1, le=60)] = 6

    @within_range()
    def trial_wish(self, owner: str) -> TrialRequest:
        """The whole trial, as the composition takes it."""
        params = TrialParams(openings=self.openings, jury=self.jury, deliberation=Params(max_rounds=self.rounds))
        return TrialRequest(examine=self.wish(owner), params=params)


class NewDrill(Frozen):
    """A drill of objections."""

    case: CaseId | None = None
    seed: Seed | None = None
    items: Annotated[int, Field(ge=1, le=200)] = 20
    window: Window | None = 6.0
    grounds: tuple[Ground, ...] = Field(default=(), max_length=20)
    wait: bool = False
    """Whether the clock stands still until the student is ready and resumes the session."""


class Typed(Frozen):
    """A question not yet put."""

    text: Annotated[str, StringConstraints(max_length=4000)]


@router.post("/examinations", status_code=201, **answers(OpenedShape))
async def open_examination(wanted: NewExamination, house: House, owner: Owner) -> dict[str, object]:
    """Open an examination. ``forecast``: what its models are likely to take; null where none plays."""
    wish = wanted.wish(owner)
    told = foretold(house.forecast(wish))
    return {**named(await house.open(wish, wanted.pace(wish))), **told}


@router.post("/examinations/forecast", **answers(ForecastAnswer))
def forecast_examination(wanted: NewExamination, house: House, owner: Owner) -> dict[str, object]:
    """What the models of such an examination are likely to take; nothing is opened."""
    return foretold(house.forecast(wanted.wish(owner)))


@router.post("/trials", status_code=201, **answers(OpenedShape))
async def open_trial(wanted: NewTrial, house: House, owner: Owner) -> dict[str, object]:
    """Open a trial. ``forecast``: what its models are likely to take; null where none plays."""
    wish = wanted.trial_wish(owner)
    told = foretold(house.forecast(wish))
    return {**named(await house.open(wish, wanted.pace(wish.examine))), **told}


@router.post("/trials/forecast", **answers(ForecastAnswer))
def forecast_trial(wanted: NewTrial, house: House, owner: Owner) -> dict[str, object]:
    """What the models of such a trial are likely to take; nothing is opened."""
    return foretold(house.forecast(wanted.trial_wish(owner)))


@router.post("/drills", status_code=201, **answers(OpenedShape))
async def open_drill(wanted: NewDrill, house: House, owner: Owner) -> dict[str, object]:
    """Open a drill."""
    params = DrillParams(items=wanted.items, window=wanted.window, grounds=wanted.grounds)
    wish = DrillRequest(case=wanted.case, seed=wanted.seed, params=params, owner=owner)
    session = await house.open(wish, after_truth)
    if wanted.wait and not session.over:
        await session.pause()
    return named(session)


@router.post("/sessions/{session}/advice", **answers(AdviceShape))
async def advice(visit: Visiting, typed: Typed) -> dict[str, object]:
    """What a coach would say of a question before it is put: the surest finding of the law, or nothing."""
    seat = visit.require_seat()
    if not any(PutQuestion in ask.wants for ask in visit.session.asked_of(seat)):
        raise trouble(409, "not_asking")
    return {"advice": advice_on(visit, typed.text, SUSTAINABLE), "refused": foreign(typed.text)}
