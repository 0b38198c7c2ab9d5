"""Who answers for each seat: a configured model first, then the understudy. Source: spec/models.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from venire.host.session import AnySession
from venire.kernel.record import Seat
from venire.law.case_file.case import Case
from venire.law.jury.trial_heard import SatThrough
from venire.models.cast import Cast
from venire.models.vectors.likeness import sentence_likeness
from venire.participants.in_words import in_words
from venire.participants.nested.trial import AtOnceInTrial, InTrial
from venire.ports import Line, LineUp, Model, Participant
from venire.proceedings.deliberation.rules import Deliberation
from venire.proceedings.examination.rules import Examination
from venire.proceedings.trial.rules import State as TrialState
from venire.proceedings.trial.rules import TrialRules
from venire.seats.deliberation_models import card_at, jury_players, role_of
from venire.seats.examination_models import court_names, court_players, court_role
from venire_understudy.comprehension.case_lore import OwnWords
from venire_understudy.counsel.addresses.seat import Advocate
from venire_understudy.courtroom import HearingRoom
from venire_understudy.jury_room import Understudy


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
    understudy = Understudy(
        rules.case,
        cards,
        rules.chance,
        cast.pool.embedder,
        talked_to=rules.convictions is not None,
        own_words=own_words or {},
        trial=trial,
    )

    @cache
    def line(seat: Seat, models: tuple[Model, ...]) -> Line:
        return (*jury_players(seat, rules, models, understudy), in_words(rules.case, understudy))

    return lambda seat: line(seat, _models_of(seat, rules, cast))


def examination_line_up(session: AnySession, cast: Cast) -> LineUp:
    """The line of each seat of a courtroom, made anew only where its models have changed: a player keeps its notes."""
    rules = session.sitting.proceeding
    assert isinstance(rules, Examination)
    return court_line_up(rules, cast)


def court_line_up(rules: Examination, cast: Cast) -> LineUp:
    """The line of each seat of an examination by these rules."""
    likeness = sentence_likeness()
    understudy = HearingRoom(rules.case, rules.chance, rules.flaws, cast.pool.embedder, likeness)

    @cache
    def line(seat: Seat, models: tuple[Model, ...]) -> Line:
        return (*court_players(seat, rules, models, likeness), in_words(rules.case, understudy))

    return lambda seat: line(seat, _court_models(seat, rules.case.id, cast))


def trial_line_up(session: AnySession, cast: Cast) -> LineUp:
    """The lines of the examination and of the jury, each for what it asks; and counsel speaking to the jury.

    The jury's own understudy knows the case only as it was heard in the trial as it then stands, and so do the models
    that play jurors.
    """
    rules = session.sitting.proceeding
    assert isinstance(rules, TrialRules)
    likeness = sentence_likeness()
    hearing = HearingRoom(rules.case, rules.court.chance, rules.flaws, cast.pool.embedder, likeness)
    court = in_words(rules.case, hearing)
    advocate = in_words(rules.case, Advocate(rules.case, rules.chance.within("understudy")))
    jury = cache(lambda: _jury_of(rules, _state(session), cast))
    before = Deliberation(rules.case, rules.roster, rules.seed)

    @cache
    def line(seat: Seat, models: tuple[Model, ...], jurys: tuple[Model, ...]) -> Line:
        players = court_players(seat, rules.court, models, likeness)
        return _in_trial(seat, ((*players, court), (*players, advocate)), jurys, jury)

    return lambda seat: line(seat, _court_models(seat, rules.case.id, cast), _models_of(seat, before, cast))


def _state(session: AnySession) -> TrialState:
    """The trial as it stands."""
    state = session.sitting.state
    assert isinstance(state, TrialState)
    return state


def _jury_of(rules: TrialRules, state: TrialState, cast: Cast) -> LineUp:
    return jury_line_up(rules.jury(state), cast, trial=_sat_through(rules.case, state))


def _sat_through(case: Case, state: TrialState) -> SatThrough:
    """What the jury of a trial has in its ears."""
    court = state.examination.state if state.examination else None
    if court is None:
        return SatThrough()
    shown = {one for one, status in court.exhibits.items() if status in ("admitted", "shown")}
    things = [one for one in case.exhibits if one.id in shown]
    behind = {one.evidence for one in things}
    spoken = (
        *(f"{one.question} {one.answer}" for one in court.exchanges if one.answer and not one.struck),
        *(f"{one.name} {one.description}" for one in things),
        *(one.description for one in case.evidence if one.id in behind),
        *(one.text for one in case.stipulations),
        *(one.text for one in case.instructions),
        *(part.text for charge in case.charges for part in charge.elements),
        case.opening,
        str(case.year),
    )
    return SatThrough(tuple(one.text for one in state.spoken("closing")), spoken)


def _in_trial(seat: Seat, court: tuple[Line, Line], jurys: Sequence[Model], jury: Callable[[], LineUp]) -> Line:
    """Place by place whoever has it in the examination, in the jury, and before the jury; the understudy is last
    everywhere. ``court``: who answers in the examination, and what the trial itself asks."""
    sitting, speaking = court

    def at(place: int) -> InTrial:
        names = dict.fromkeys(one.name for one in (*sitting[:-1][place : place + 1], *jurys[place : place + 1]))
        parts = {"examination": lambda: _of(sitting, place), "jury": _at(jury, seat, place)}
        if not names:
            return AtOnceInTrial("understudy", parts, _of(speaking, place))
        return InTrial(" or ".join(names), parts, _of(speaking, place))

    return tuple(at(place) for place in range(max(len(sitting), len(jurys) + 1)))


def _of(line: Line, place: int) -> Participant:
    """Whoever has this place, or the last."""
    return line[min(place, len(line) - 1)]


def _court_models(seat: Seat, case: str, cast: Cast) -> tuple[Model, ...]:
    role, names = court_role(seat), court_names(seat)
    return () if role is None else tuple(cast.models(role, *names, *(f"{case}/{name}" for name in names)))


def _at(jury: Callable[[], LineUp], seat: Seat, place: int) -> Callable[[], Participant]:
    """Whoever has this place when first wanted, and the same from then on: answers and notes are one player's."""

    def found() -> Participant:
        return _of(jury()(seat), place)

    return cache(found)


def _models_of(seat: Seat, rules: Deliberation, cast: Cast) -> tuple[Model, ...]:
    role, card = role_of(seat), card_at(seat, rules)
    if role is None:
        return ()
    names = (seat.replace("/", "_"), card.id) if card is not None else ()
    return tuple(cast.models(role, *names, card=card.model if card is not None else None))
