"""Who answers for each seat of a trial: a configured model first, then the understudy. Source: spec/models.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from venire.host.session import AnySession
from venire.kernel.record import Seat
from venire.law.case_file.case import Case
from venire.law.jury.trial_heard import SatThrough
from venire.models.cast import Cast
from venire.models.vectors.likeness import sentence_likeness
from venire.participants.nested.trial import AtOnceInTrial, InTrial
from venire.ports import Line, LineUp, Model, Participant
from venire.proceedings.deliberation.rules import Deliberation
from venire.proceedings.trial.rules import State as TrialState
from venire.proceedings.trial.rules import TrialRules
from venire.seats.deliberation import jury_line_up, jury_models
from venire.seats.examination import court_models, court_understudy
from venire.seats.line import at_place
from venire.seats.models.examination import court_players, court_role
from venire.seats.models.jury import role_of
from venire.seats.understudy import last_in_line, understudy


def trial_line_up(session: AnySession, cast: Cast) -> LineUp:
    """The lines of the examination and of the jury, each for what it asks; and counsel speaking to the jury.

    The jury's own understudy knows the case only as it was heard in the trial as it then stands, and so do the models
    that play jurors.
    """
    rules = session.sitting.proceeding
    assert isinstance(rules, TrialRules)
    likeness, plays = sentence_likeness(), understudy()
    hearing = court_understudy(rules.court, cast, rules.flaws)
    advocate = plays.advocate(rules.case, rules.chance.within("understudy")) if plays else None
    last = (last_in_line(rules.case, hearing), last_in_line(rules.case, advocate))
    jury = cache(lambda: _jury_of(rules, _state(session), cast))
    juried = _state(session).opened.params.jury
    before = Deliberation(rules.case, rules.roster, rules.seed)

    @cache
    def line(seat: Seat, models: tuple[Model, ...], jurys: tuple[Model, ...]) -> Line:
        players = court_players(seat, rules.court, models, likeness)
        vacant = (court_role(seat) and not players) or (juried and role_of(seat) and not jurys)
        return () if vacant and plays is None else _in_trial(seat, players, last, jurys, jury)

    return lambda seat: line(seat, court_models(seat, rules.case.id, cast), jury_models(seat, before, cast))


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


def _in_trial(
    seat: Seat, players: Line, last: tuple[Line, Line], jurys: Sequence[Model], jury: Callable[[], LineUp]
) -> Line:
    """Place by place whoever has it in the examination, in the jury, and before the jury. ``last``: the understudy,
    last everywhere: in the examination, and for what the trial itself asks."""
    sitting, speaking = (*players, *last[0]), (*players, *last[1])

    def at(place: int) -> InTrial:
        names = dict.fromkeys(one.name for one in (*players[place : place + 1], *jurys[place : place + 1]))
        parts = {"examination": lambda: at_place(sitting, place), "jury": _at(jury, seat, place)}
        own = at_place(speaking, place) if speaking else None
        if not names:
            return AtOnceInTrial("understudy", parts, own)
        return InTrial(" or ".join(names), parts, own)

    return tuple(at(place) for place in range(max(len(players), len(jurys)) + len(last[0])))


def _at(jury: Callable[[], LineUp], seat: Seat, place: int) -> Callable[[], Participant]:
    """Whoever has this place when first wanted, and the same from then on: answers and notes are one player's."""

    def found() -> Participant:
        return at_place(jury()(seat), place)

    return cache(found)
