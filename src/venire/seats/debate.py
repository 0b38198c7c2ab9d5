"""Who answers in a debate: a configured model first, then the understudy. Source: spec/models.md."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import Any

from venire.host.session import AnySession
from venire.kernel.proceeding import Proceeding
from venire.kernel.record import Seat
from venire.law.debating.subject import Subject
from venire.models.cast import Cast
from venire.models.own_player import OwnPlayer
from venire.models.use import UNDERSTUDY
from venire.models.vectors.embedding import EmbeddedRows, EmbeddedVectors
from venire.participants.apart import thinks_apart
from venire.participants.nested.premises import InPremises
from venire.plugins.players import players
from venire.ports import Line, LineUp, Model, Participant, Understudy
from venire.ports.workers import has_long_words
from venire.proceedings.debate.params import DebateParams
from venire.proceedings.debate.rules import DebateRules
from venire.proceedings.debate.state import State
from venire.seats.models.debate import debate_names, debate_parts, debate_role, own_model
from venire.seats.understudy import understudy


def debate_line_up(session: AnySession, cast: Cast) -> LineUp:
    """The line of each seat, made anew only where its models have changed: a player keeps its notes. The understudy of
    those who argue, and of those who score and judge, is each made once, when first wanted."""
    rules, state = session.sitting.proceeding, session.sitting.state
    assert isinstance(rules, DebateRules)
    assert isinstance(state, State)
    params = state.params
    long = has_long_words(rules.subject.sources)

    def apart(make: Callable[[], Participant]) -> Participant:
        return thinks_apart(make, cast.pool.workers, always=long)

    @cache
    def debater() -> Line:
        dice = rules.chance.within("understudy", "debater")
        return _behind(rules.subject, lambda plays, it: apart(partial(plays.debater, it, dice)))

    @cache
    def panel() -> Line:
        rows = EmbeddedRows(EmbeddedVectors())
        return _behind(rules.subject, lambda plays, it: apart(partial(plays.panel, it, rows)))

    @cache
    def line(seat: Seat, models: tuple[Model, ...]) -> Line:
        last = debater() if debate_role(seat) == "debater" else panel()
        playing = [_on_premises(model) if isinstance(model, OwnPlayer) else model for model in models]
        return (*players(playing, debate_parts(seat, rules.subject, params), rules, seat), *last)

    return lambda seat: line(seat, _models_of(seat, params, cast))


def _behind(subject: Subject, make: Callable[[Understudy, Subject], Participant]) -> Line:
    """The understudy, made for the debate and for each that is held on one of its premises; nobody where there is
    none."""
    plays = understudy()
    return () if plays is None else (InPremises(UNDERSTUDY, subject, lambda it: make(plays, it)),)


def _on_premises(player: OwnPlayer) -> OwnPlayer:
    """Whoever is no model, made for the debate and for each that is held on one of its premises."""

    def make(rules: Proceeding[Any], seat: Seat) -> Participant:
        assert isinstance(rules, DebateRules)
        return InPremises(player.name, rules.subject, lambda it: player.make(replace(rules, subject=it), seat))

    return OwnPlayer(player.name, make)


def _models_of(seat: Seat, params: DebateParams, cast: Cast) -> tuple[Model, ...]:
    role = debate_role(seat)
    if role is None:
        return ()
    return tuple(cast.models(role, *debate_names(seat, params), card=own_model(seat, params)))
