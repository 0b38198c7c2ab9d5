"""Who answers for each seat of a courtroom: a configured model first, then the understudy. Source: spec/models.md."""

from __future__ import annotations

from functools import cache, partial

from venire.host.session import AnySession
from venire.kernel.record import Seat
from venire.library.banks import bank_of
from venire.models.cast import Cast
from venire.models.vectors.likeness import sentence_likeness
from venire.participants.apart import thinks_apart
from venire.ports import Line, LineUp, Model, Participant
from venire.proceedings.examination.case_file import Flaws
from venire.proceedings.examination.rules import Examination
from venire.seats.models.examination import court_names, court_players, court_role
from venire.seats.understudy import last_in_line, understudy


def examination_line_up(session: AnySession, cast: Cast) -> LineUp:
    """The line of each seat of a courtroom, made anew only where its models have changed: a player keeps its notes."""
    rules = session.sitting.proceeding
    assert isinstance(rules, Examination)
    return court_line_up(rules, cast)


def court_line_up(rules: Examination, cast: Cast) -> LineUp:
    """The line of each seat of an examination by these rules."""
    likeness = sentence_likeness()
    last = last_in_line(rules.case, court_understudy(rules, cast, rules.flaws))

    @cache
    def line(seat: Seat, models: tuple[Model, ...]) -> Line:
        return (*court_players(seat, rules, models, likeness), *last)

    return lambda seat: line(seat, court_models(seat, rules.case.id, cast))


def court_understudy(rules: Examination, cast: Cast, flaws: Flaws) -> Participant | None:
    """The understudy of every seat in a courtroom; None without one."""
    plays = understudy()
    if plays is None:
        return None
    court = partial(
        plays.court, rules.case, rules.chance, flaws, cast.pool.embedder, sentence_likeness(), bank_of(rules.case)
    )
    return thinks_apart(court, cast.pool.workers)


def court_models(seat: Seat, case: str, cast: Cast) -> tuple[Model, ...]:
    """The models that are set for this seat of a courtroom, the first first."""
    role, names = court_role(seat), court_names(seat)
    return () if role is None else tuple(cast.models(role, *names, *(f"{case}/{name}" for name in names)))
