"""Who answers in a debate: a configured model first, then the understudy. Source: spec/models.md."""

from __future__ import annotations

from functools import cache

from venire.host.session import AnySession
from venire.kernel.record import Seat
from venire.models.cast import Cast
from venire.models.vectors.embedding import EmbeddedVectors
from venire.participants.language_model import LanguageModel
from venire.ports import Line, LineUp, Model
from venire.proceedings.debate.params import DebateParams
from venire.proceedings.debate.rules import DebateRules
from venire.proceedings.debate.state import State
from venire.seats.debate_models import debate_names, debate_parts, debate_role, own_model
from venire.seats.understudy import understudy


def debate_line_up(session: AnySession, cast: Cast) -> LineUp:
    """The line of each seat, made anew only where its models have changed: a player keeps its notes. The understudy of
    those who argue, and of those who score and judge, is each made once, when first wanted."""
    rules, state = session.sitting.proceeding, session.sitting.state
    assert isinstance(rules, DebateRules)
    assert isinstance(state, State)
    params, plays = state.params, understudy()

    @cache
    def debater() -> Line:
        dice = rules.chance.within("understudy", "debater")
        return (plays.debater(rules.subject, dice),) if plays else ()

    @cache
    def panel() -> Line:
        vectors = EmbeddedVectors()
        return (plays.panel(rules.subject, lambda texts: list(vectors.rows(texts))),) if plays else ()

    @cache
    def line(seat: Seat, models: tuple[Model, ...]) -> Line:
        last = debater() if debate_role(seat) == "debater" else panel()
        parts = debate_parts(seat, rules.subject, params)
        return (*(LanguageModel(model, *parts) for model in models if parts), *last)

    return lambda seat: line(seat, _models_of(seat, params, cast))


def _models_of(seat: Seat, params: DebateParams, cast: Cast) -> tuple[Model, ...]:
    role = debate_role(seat)
    if role is None:
        return ()
    return tuple(cast.models(role, *debate_names(seat, params), card=own_model(seat, params)))
