"""What it takes of models to persuade jurors one by one. Source: spec/models.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from venire.costs.calls import FILE, LEANS, Expected, reading
from venire.costs.forecast import Forecast, Uses, forecast_of
from venire.costs.requests import Forecasting
from venire.library.persuasion_cards import how_many
from venire.proceedings.persuasion.params import PersuasionParams
from venire.proceedings.persuasion.request import PersuasionRequest
from venire.sessions.opening import seed_of

USED: Mapping[int, float] = {-1: 0.25, 0: 0.6, 1: 1.0}
"""Which share of their turns people use who persuade: at the least, probably, and at the most."""
WHOLE = 6
"""Exchanges after which the prompt of a talk grows no more."""


def of_request(house: Forecasting, request: PersuasionRequest) -> Forecast | None:
    """Jurors persuaded one by one."""
    uses = house.uses()
    if not uses:
        return None
    named = len(request.made) or len(request.jurors) + len(request.cards)
    case = request.case or house.library.draw(seed_of(request.seed)).id
    return of_persuasion(request.params, named or how_many(house.library.load(case)), uses, person=request.person)


def of_persuasion(params: PersuasionParams, jurors: int, uses: Uses, *, person: bool) -> Forecast | None:
    """None where no model plays."""
    return forecast_of(uses, [talk_calls(params, jurors, person, lean) for lean in LEANS])


def talk_calls(params: PersuasionParams, jurors: int, person: bool, lean: int = 0) -> Iterator[Expected]:
    """A persuasion of so many jurors, one call for each thing said. ``person``: whether one plays, who may leave turns
    unused; the scripted players use them all, and the mute one none."""
    used = 0.0 if params.player == "mute" and not person else USED[lean] if person else 1.0
    each = max(1.0, used * params.turns)
    yield Expected("juror", jurors * each if used else 0, 2150 + 60 * min((1 + each) / 2, WHOLE), 120)
    yield reading(2 * jurors * each if used else 0, FILE, 500)
