"""What a whole trial takes of models. Source: spec/models.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from venire.costs.calls import FILE, LEANS, Expected, reading
from venire.costs.deliberation import jury_calls, rounds_expected
from venire.costs.examination import case_of, court_calls, people_of
from venire.costs.forecast import Forecast, Uses, forecast_of
from venire.costs.requests import Forecasting
from venire.law.case_file.case import Case, Side
from venire.proceedings.trial.params import TrialParams
from venire.proceedings.trial.request import TrialRequest

HEARD = 0.75
"""How much of a case file a jury knows that heard witnesses and was given no file."""


def of_request(house: Forecasting, request: TrialRequest) -> Forecast | None:
    """A whole trial."""
    uses, examine = house.uses(), request.examine
    params, case = request.params.model_copy(update={"examination": examine.params}), case_of(house, examine)
    return of_trial(case, params, uses, examine.holders) if uses and case else None


def of_trial(case: Case, params: TrialParams, uses: Uses, holders: Mapping[str, str]) -> Forecast | None:
    """None where no model plays."""
    rounds = rounds_expected(params.deliberation)
    each = zip(rounds, LEANS, strict=True)
    return forecast_of(uses, [trial_calls(case, params, many, people_of(holders), lean) for many, lean in each])


def trial_calls(
    case: Case, params: TrialParams, rounds: int, people: frozenset[Side] = frozenset(), lean: int = 0
) -> Iterator[Expected]:
    """A whole trial: addresses, evidence, and a jury that knows what it heard."""
    yield from court_calls(case, params.examination, people, lean)
    speakers = 2 - len(people)
    yield Expected("opposing_counsel", speakers * params.openings, 2570, 250)
    yield Expected("opposing_counsel", speakers * params.closings, 1320, 250)
    yield reading(2 * (params.openings + params.closings), FILE, 800)
    if params.jury:
        yield from jury_calls(params.deliberation, rounds, known=HEARD)
