"""Who answers where no person does: a language model where one is set, then a coin; and what the model would take."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from pydantic import BaseModel

from pennies.game import PLAYERS, Choose, Game, Seen
from pennies.request import PenniesRequest
from venire.costs.calls import Expected
from venire.costs.forecast import Forecast, forecast_of
from venire.costs.requests import Forecasting
from venire.host.session import AnySession
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.opening import content_hash
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Seat
from venire.models.cast import Cast
from venire.models.roles import Role
from venire.participants.briefs.forms import act_from, form_of
from venire.participants.language_model import LanguageModel
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief, Line, LineUp, Model

ROLE: Role = "opposing_counsel"
"""The role of models.yaml that plays against a person."""
RULES = "You play matching pennies. If the coins agree the first player scores, otherwise the second. Choose a face."
FORMS: Mapping[str, type[BaseModel]] = {"choose": form_of(Choose)}
ROUNDS: Mapping[str, float] = {"least": 1.0, "likely": 1.6, "most": 2.0}
"""Rounds for each point of the goal."""


@dataclass(frozen=True)
class Tosser:
    """Tosses its coin. The dice are labelled, so that the same seed plays the same game."""

    chance: Chance
    name: str = "a coin"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        return Choose(face=self.chance.pick(("heads", "tails"), ask.key))


class Guess:
    """A :class:`venire.participants.part.Part`: what a model is told, and the act that its form stands for."""

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk:
        assert isinstance(view, Seen)
        matter = f"You are {ask.seat}. Points: {dict(view.score)}."
        brief = Brief(rules=RULES, matter=matter, version=content_hash(RULES.encode()))
        return PreparedAsk(brief, FORMS, lambda _form: "", lambda form: FilledAct(act_from(Choose, form)))


def line_up(session: AnySession, cast: Cast) -> LineUp:
    """The line of each seat: each next one steps in for the one before."""
    game = session.sitting.state
    assert isinstance(game, Game)
    coin = Tosser(Chance(game.opened.seed))

    @cache
    def line(seat: Seat, models: tuple[Model, ...]) -> Line:
        return (*(LanguageModel(model, Guess()) for model in models), coin)

    return lambda seat: line(seat, tuple(cast.models(ROLE)))


def forecast(house: Forecasting, request: PenniesRequest) -> Forecast | None:
    """The least, the likely and the most; None where no model plays."""
    players = len(PLAYERS) if request.unattended else 1
    calls = (players * request.goal * each for each in ROUNDS.values())
    return forecast_of(house.uses(), [iter([Expected(ROLE, many, tokens_in=90, tokens_out=8)]) for many in calls])
