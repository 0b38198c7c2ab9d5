"""What a debate takes of models. Source: spec/models.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from venire.costs.calls import FILE, LEANS, Expected, reading
from venire.costs.forecast import Forecast, Uses, forecast_of
from venire.costs.requests import Forecasting
from venire.proceedings.debate.params import DebateParams
from venire.proceedings.debate.request import DebateRequest
from venire.sessions.debate import OF_A_CASE, OF_A_TOPIC

PAPERS = 900.0
"""Tokens of a case, as a debater is given it."""
SPOKEN: Mapping[int, float] = {-1: 80, 0: 120, 1: 200}
"""Tokens that are spoken in one argument of a debate: at the least, probably, and at the most."""


def of_request(house: Forecasting, request: DebateRequest) -> Forecast | None:
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
        house.case(request.case, request.seed)
        return PAPERS
    return sum(len(one.title) + len(one.text) for one in request.sources) / 4


def of_debate(
    params: DebateParams, papers: float, uses: Uses, people: int = 0, read: float | None = None
) -> Forecast | None:
    """None where no model plays. ``papers``: tokens of what there is to argue from; ``read``: as the reader has them,
    where it has more."""
    return forecast_of(uses, [debate_calls(params, papers, people, lean, read) for lean in LEANS])


def debate_calls(
    params: DebateParams, papers: float, people: int = 0, lean: int = 0, read: float | None = None
) -> Iterator[Expected]:
    """A debate: one call for each argument, each scoring and each verdict, and one look at the topic. ``papers``:
    tokens of the case or of the sources; ``people``: debaters who are no AI; ``lean``: -1 for short arguments, 1 for
    long ones; ``read``: tokens of the papers as the reader has them, where these are not the same."""
    stages, argued = params.rounds + 2, SPOKEN[lean]
    arguments = len(params.debaters) * stages
    heard = len(params.debaters) * (stages - 1) / 2
    if params.sensitivity is None or params.complexity is None:
        yield Expected("evaluator", 1, 250 + papers, 60)
    yield Expected("debater", arguments - people * stages, 850 + papers + 0.3 * argued * heard, 1.7 * argued)
    yield Expected("evaluator", arguments, 450 + argued, 150)
    yield Expected("evaluator", params.evaluators, 200 + 0.55 * argued * arguments, 80)
    yield reading(arguments, papers if read is None else read, 300 + argued * (6 + stages / 2))
