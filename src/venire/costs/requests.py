"""Forecasts of what is wished for: the case it would be, the models that would play as models.yaml has it now."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from venire.costs.calls import FILE
from venire.costs.forecast import (
    Forecast,
    Uses,
    model_roles,
    of_debate,
    of_deliberation,
    of_examination,
    of_persuasion,
    of_trial,
)
from venire.kernel.kind import AnyKind
from venire.kernel.part import loaded
from venire.kernel.request import Request
from venire.law.case_file.case import Case
from venire.library.combined import Library
from venire.library.persuasion_cards import how_many
from venire.models.configuration.live import LiveModels
from venire.proceedings.debate.request import DebateRequest
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.examination.request import ExaminationRequest
from venire.proceedings.persuasion.request import PersuasionRequest
from venire.proceedings.trial.request import TrialRequest
from venire.sessions.debate import OF_A_CASE, OF_A_TOPIC
from venire.sessions.opening import seed_of

PAPERS = 900.0
"""Tokens of a case, as a debater is given it."""


@dataclass(frozen=True, slots=True)
class Forecasting:
    """What a session that is asked for would take of its models, as they are set now."""

    models: LiveModels
    library: Library
    reads: bool = True
    """Whether the reader watches, if a model is set for it."""

    def of(self, kind: AnyKind, request: Request) -> Forecast | None:
        """None where no model would play, or a kind has nobody who could tell. Raises
        :class:`venire.errors.VenireError` for a case that is not there."""
        if kind.forecast is None:
            return None
        forecasts: Forecasts = loaded(kind.forecast)
        return forecasts(self, request)

    def uses(self) -> Uses:
        found = model_roles(self.models.now(), os.environ)
        return found if self.reads else {role: use for role, use in found.items() if role != "monitor"}

    def case(self, request: ExaminationRequest) -> Case | None:
        """None where it is that of an earlier session. Drawn by lot without a seed, it may come to be another."""
        if request.case is None:
            return None if request.after else self.library.draw(seed_of(request.seed))
        return self.library.load(request.case)


Forecasts: TypeAlias = Callable[[Forecasting, Any], Forecast | None]
"""From a request of its kind to what its models are likely to take; None where none plays."""


def of_deliberation_request(house: Forecasting, request: DeliberationRequest) -> Forecast | None:
    """A jury's talk."""
    people = sum(by != "ai" for by in request.held.values())
    return of_deliberation(request.params, house.uses(), people)


def of_examination_request(house: Forecasting, request: ExaminationRequest) -> Forecast | None:
    """Witnesses examined."""
    uses, case = house.uses(), house.case(request)
    return of_examination(case, request.params, uses, request.holders) if uses and case else None


def of_trial_request(house: Forecasting, request: TrialRequest) -> Forecast | None:
    """A whole trial."""
    uses, examine = house.uses(), request.examine
    params, case = request.params.model_copy(update={"examination": examine.params}), house.case(examine)
    return of_trial(case, params, uses, examine.holders) if uses and case else None


def of_persuasion_request(house: Forecasting, request: PersuasionRequest) -> Forecast | None:
    """Jurors persuaded one by one."""
    uses = house.uses()
    if not uses:
        return None
    named = len(request.made) or len(request.jurors) + len(request.cards)
    case = request.case or house.library.draw(seed_of(request.seed)).id
    return of_persuasion(request.params, named or how_many(house.library.load(case)), uses, person=request.person)


def of_debate_request(house: Forecasting, request: DebateRequest) -> Forecast | None:
    """A debate."""
    uses = house.uses()
    if not uses:
        return None
    usual = OF_A_CASE if request.topic is None else OF_A_TOPIC
    params = request.params if request.params.debaters else request.params.model_copy(update={"debaters": usual})
    people = sum(by != "ai" for by in request.holders.values())
    of_a_case = request.case is not None or request.topic is None
    return of_debate(params, _papers(house, request), uses, people, FILE if of_a_case else None)


def _papers(house: Forecasting, request: DebateRequest) -> float:
    """Tokens of what there is to argue from, at four characters each; of a case a debater is given the papers."""
    if request.case is not None or request.topic is None:
        house.case(ExaminationRequest(case=request.case, seed=request.seed))
        return PAPERS
    return sum(len(one.title) + len(one.text) for one in request.sources) / 4
