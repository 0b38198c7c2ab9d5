"""Who answers for each seat of a jury: a configured model first, then the understudy. Source: spec/models.md."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

from venire.host.session import AnySession
from venire.kernel.part import later
from venire.kernel.record import Seat
from venire.law.case_file.persona import OwnWords
from venire.models.cast import Cast
from venire.participants.apart import thinks_apart
from venire.ports import Line, LineUp, Model
from venire.proceedings.deliberation.rules import Deliberation
from venire.seats.models.jury import card_at, role_of
from venire.seats.understudy import last_in_line, understudy

if TYPE_CHECKING:
    from venire.law.jury.trial_heard import SatThrough

_players = later("venire.seats.models.deliberation:jury_players")
"""What is told to a language model is loaded for one."""


def deliberation_line_up(session: AnySession, cast: Cast) -> LineUp:
    """The line of each seat of a jury."""
    rules = session.sitting.proceeding
    assert isinstance(rules, Deliberation)
    return jury_line_up(rules, cast)


def jury_line_up(
    rules: Deliberation, cast: Cast, own_words: OwnWords | None = None, trial: SatThrough | None = None
) -> LineUp:
    """The line of each seat, made anew only where its models have changed: a player keeps its notes. ``own_words``:
    how the understudy has jurors put claims, beside the words of the case; ``trial``: what a jury has sat
    through that has sat through one."""
    cards = {card.id: card for card in rules.roster.jurors}
    plays = understudy()
    talked_to, embedder = rules.convictions is not None, cast.pool.embedder
    behind = None
    if plays:
        room = partial(plays.jury, talked_to=talked_to, own_words=own_words, trial=trial)
        behind = thinks_apart(partial(room, rules.case, cards, rules.chance, embedder), cast.pool.workers)
    last = last_in_line(rules.case, behind)

    @cache
    def line(seat: Seat, models: tuple[Model, ...]) -> Line:
        return (*(_players(seat, rules, models, behind) if models else ()), *last)

    return lambda seat: line(seat, jury_models(seat, rules, cast))


def jury_models(seat: Seat, rules: Deliberation, cast: Cast) -> tuple[Model, ...]:
    """The models that are set for this seat of a jury, the first first."""
    role, card = role_of(seat), card_at(seat, rules)
    if role is None:
        return ()
    names = (seat.replace("/", "_"), card.id) if card is not None else ()
    return tuple(cast.models(role, *names, card=card.model if card is not None else None))
