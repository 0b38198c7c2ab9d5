"""Who answers in a persuasion: each juror by its model or the understudy, and a scripted player where no person plays.

When the jurors deliberate together, their seats are a jury's. Source: spec/models.md, "Who speaks".
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from venire.host.session import AnySession
from venire.kernel.record import Seat
from venire.law.persuasion.card import PersuasionCard
from venire.law.persuasion.juror_at_table import own_words
from venire.models.cast import Cast
from venire.participants.apart import thinks_apart
from venire.participants.briefs.persuasion.replying import PersuadedReply
from venire.participants.nested.persuasion import InPersuasion
from venire.plugins.players import players
from venire.ports import Line, LineUp, Model, Participant
from venire.proceedings.deliberation.rules import Deliberation
from venire.proceedings.persuasion.events import PLAYER, TOGETHER
from venire.proceedings.persuasion.rules import Persuasion
from venire.proceedings.persuasion.state import State
from venire.seats.deliberation import jury_line_up, jury_models
from venire.seats.line import at_place
from venire.seats.understudy import last_in_line, understudy


def persuasion_line_up(session: AnySession, cast: Cast) -> LineUp:
    """The line of each seat, made anew only where its models have changed. The jury that follows comes out of the
    persuasion as it then stands."""
    rules = session.sitting.proceeding
    assert isinstance(rules, Persuasion)
    dice, plays, embedder = rules.chance.within("understudy"), understudy(), cast.pool.embedder
    persuaded = (
        thinks_apart(
            partial(plays.persuaded, rules.case, rules.sheet, dice.within("juror"), embedder), cast.pool.workers
        )
        if plays
        else None
    )
    scripted = plays.player(rules.case, dice.within("player"), embedder) if plays else None
    last, player = last_in_line(rules.case, persuaded), last_in_line(rules.case, scripted)
    own = {card.id: own_words(card) for card in rules.sheet.cards}
    jury = cache(lambda: jury_line_up(rules.jury(_state(session)), cast, own))

    @cache
    def line(seat: Seat, models: tuple[Model, ...]) -> Line:
        card = _card_at(seat, rules)
        parts = (PersuadedReply(card, rules.case),) if card else ()
        talking = (*players(models, parts, rules, seat), *last)
        return tuple(
            InPersuasion(one.name, {TOGETHER: _at(jury, seat, place)}, one) for place, one in enumerate(talking)
        )

    @cache
    def at_table(seat: Seat, models: tuple[Model, ...]) -> Line:
        """Those who only sit at the table, where no understudy stands behind them."""
        return tuple(InPersuasion(one.name, {TOGETHER: _at(jury, seat, place)}) for place, one in enumerate(models))

    def whoever(seat: Seat) -> Line:
        if seat == PLAYER:
            return player
        if plays or _card_at(seat, rules):
            return line(seat, _models_of(seat, rules, cast))
        return at_table(seat, jury_models(seat, Deliberation(rules.case, rules.roster, rules.seed), cast))

    return whoever


def _state(session: AnySession) -> State:
    """The persuasion as it stands."""
    state = session.sitting.state
    assert isinstance(state, State)
    return state


def _card_at(seat: Seat, rules: Persuasion) -> PersuasionCard | None:
    kind, _, number = seat.partition("/")
    return rules.card(int(number)) if kind == "juror" else None


def _models_of(seat: Seat, rules: Persuasion, cast: Cast) -> tuple[Model, ...]:
    card = _card_at(seat, rules)
    return () if card is None else tuple(cast.models("juror", seat.replace("/", "_"), card.id))


def _at(jury: Callable[[], LineUp], seat: Seat, place: int) -> Callable[[], Participant]:
    """Whoever has this place of the seat at the table, found when it is first wanted; the last one where it is short.

    A talk has only one understudy behind the models, and so has a jury."""

    def found() -> Participant:
        return at_place(jury()(seat), place)

    return cache(found)
