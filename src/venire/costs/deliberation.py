"""What a jury's talk takes of models. Source: spec/models.md."""

from __future__ import annotations

from collections.abc import Iterator

from venire.costs.calls import FILE, Expected, reading
from venire.costs.forecast import Forecast, Uses, forecast_of
from venire.costs.requests import Forecasting
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest

SPEAKERS, AT_FIRST = 2.35, 2.5
"""Speeches of a round on the average, whatever the size of the jury, and so many more in the first rounds together."""
TALK = 0.8
"""Rounds for each juror, or of the most that are allowed where these are fewer, that a jury talks on the average; only
its votes can tell."""
SETTLED = 8
"""Rounds after which a prompt grows no more: what was said is summed up."""


def of_request(house: Forecasting, request: DeliberationRequest) -> Forecast | None:
    """A jury's talk."""
    people = sum(by != "ai" for by in request.held.values())
    return of_deliberation(request.params, house.uses(), people)


def of_deliberation(params: Params, uses: Uses, people: int = 0) -> Forecast | None:
    """None where no model plays."""
    return forecast_of(uses, [jury_calls(params, rounds, people) for rounds in rounds_expected(params)])


def jury_calls(params: Params, rounds: int, people: int = 0, known: float = 1.0) -> Iterator[Expected]:
    """A deliberation of so many rounds.

    ``people``: jurors who are no AI, each of whom has a draft made in a round. ``known``: how long the papers of the
    case are, as a share of a whole file.
    """
    spoken = (SPEAKERS * rounds + AT_FIRST) * max(0, params.size - people) / params.size
    speech = known * (2500 + 26 * min(rounds, SETTLED))
    yield Expected("juror", spoken, speech, 90)
    yield Expected("batch_updater", rounds, known * (1850 + 52 * params.size), 20 * params.size)
    yield Expected("narrator", 4 + 0.27 * rounds, known * 1280, 100)
    yield Expected("scribe", people * rounds, speech, 90)
    yield Expected("summarizer", (rounds - 1) // params.summary_every, 850, 60)
    yield reading(SPEAKERS * rounds + AT_FIRST, FILE, 300 + 20 * min(rounds, SETTLED))


def rounds_expected(params: Params) -> tuple[int, int, int]:
    """The fewest, the likely and the most rounds."""
    if not params.early_end:
        return params.max_rounds, params.max_rounds, params.max_rounds
    return 1, max(1, round(TALK * min(params.size, params.max_rounds))), params.max_rounds
