"""What an examination of witnesses takes of models. Source: spec/models.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import sqrt

from venire.costs.calls import FILE, LEANS, Expected, reading
from venire.costs.forecast import Forecast, Uses, forecast_of
from venire.costs.requests import Forecasting
from venire.law.case_file.case import SIDES, Case, Side, other
from venire.law.training.scoring import seeks
from venire.proceedings.examination.events import counsel_seat
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.request import ExaminationRequest

SPREAD = 0.35
"""By which share the questions put to one witness may be fewer or more; those to several even out."""
READ_ALOUD = 1.6
"""Turns that are read for each question put: the answer, and the question unless it is wrong on purpose."""


def of_request(house: Forecasting, request: ExaminationRequest) -> Forecast | None:
    """Witnesses examined."""
    uses, case = house.uses(), case_of(house, request)
    return of_examination(case, request.params, uses, request.holders) if uses and case else None


def case_of(house: Forecasting, request: ExaminationRequest) -> Case | None:
    """None where it is that of an earlier session."""
    return None if request.case is None and request.after else house.case(request.case, request.seed)


def of_examination(case: Case, params: ExaminationParams, uses: Uses, holders: Mapping[str, str]) -> Forecast | None:
    """None where no model plays. ``holders``: seats that no AI holds."""
    return forecast_of(uses, [court_calls(case, params, people_of(holders), lean) for lean in LEANS])


def people_of(holders: Mapping[str, str]) -> frozenset[Side]:
    """The sides whose counsel is no AI."""
    return frozenset[Side](side for side in SIDES if holders.get(counsel_seat(side), "ai") != "ai")


def court_calls(
    case: Case, params: ExaminationParams, people: frozenset[Side] = frozenset(), lean: int = 0
) -> Iterator[Expected]:
    """An examination. ``people``: the sides whose counsel is no AI. ``lean``: -1 for a short one, 1 for a long one."""
    sides: Mapping[str, Side] = {one.id: one.side for one in case.witnesses}
    called = [one for one in params.witnesses or tuple(sides) if one in sides]
    likely = sum(sum(questions(case, params, one, sides[one])) for one in called)
    asked = likely * (1 + lean * SPREAD / sqrt(max(1, len(called))))
    counsel = (2.35 * asked + 2 * len(called)) * (2 - len(people)) / 2
    yield Expected("opposing_counsel", counsel, 2600, 40)
    yield Expected("witness", asked, 1740, 45)
    yield Expected("reporter", asked, 1660, 40)
    yield Expected("judge", 0.33 * asked, 2430, 60)
    yield reading(READ_ALOUD * asked, FILE, 1000)


def questions(case: Case, params: ExaminationParams, witness: str, side: Side) -> tuple[float, float, float]:
    """Questions put to a witness on direct, on cross, and after that: counsel asks while there is something to be had,
    and no more than it may."""
    own = sum(one.witness == witness and seeks(one, side, side) for one in case.elicits)
    others = sum(one.witness == witness and seeks(one, other(side), side) for one in case.elicits)
    after = 0.75 * min(params.redirect, 1) + 0.2 * min(params.recross, 1)
    return min(params.direct, 4 + 3.7 * own), min(params.cross, 2.1 + 1.0 * others), after
