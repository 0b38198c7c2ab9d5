"""What the templates of the witness stand and of the drill name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from venire.app import Venire
from venire.exports.casefile import public
from venire.exports.court.introduction import introduction
from venire.law.case_file.case import SIDES, Case, Side
from venire.law.evidence.grounds import CARDS, GroundCard
from venire.proceedings.deliberation.acts import Strategy
from venire.proceedings.deliberation.player.subjects import things_of
from venire.proceedings.drill.rules import PRACTISED
from venire.proceedings.trial.events import JURY
from venire.proceedings.trial.rules import State, TrialRules
from venire.web.examination.counsel_table import court_of
from venire.web.examination.officers import office_of
from venire.web.strings import say
from venire.web.trouble import trouble
from venire.web.visit import Visitor
from venire.web.wire import view_json

POINTING: tuple[Strategy, ...] = ("challenge_evidence", "question_witness")
"""The strategies of a juror that point at a thing of the case."""


def hearing_parts(house: Venire, visit: Visitor) -> Mapping[str, Any]:
    """For ``hearing.html``."""
    case = house.case_of(visit.session)
    side = side_of(visit)
    return {
        "session": visit.address,
        "title": case.title,
        "story": introduction(case, side),
        "case": public(case),
        "people": case.witnesses,
        "accused": case.defendant,
        "sides": SIDES,
        "me": side,
        "office": office_of(visit),
        "mine": visit.mine,
        "tables": {one: _table(one, side) for one in SIDES},
        "keypad": keypad(),
        "trial": isinstance(visit.session.sitting.proceeding, TrialRules),
        "live_targets": _shows_targets(visit),
    }


def drill_parts(house: Venire, visit: Visitor) -> Mapping[str, Any]:
    """For ``drill.html``."""
    case: Case = house.case_of(visit.session)
    cards = [CARDS[ground] for ground in PRACTISED]
    return {
        "session": visit.address,
        "title": case.title,
        "people": case.witnesses,
        "accused": case.defendant,
        "mine": visit.mine and visit.seat is not None,
        "keypad": cards,
    }


def jury_parts(visit: Visitor) -> Mapping[str, Any]:
    """For ``session.html``: the jury of a trial, watched. Its case file holds what it heard. Raises a 404."""
    rules, state = trial_of(visit)
    if state.jury is None:
        raise trouble(404, "jury_not_out")
    case, me = public(rules.jury(state).case), visit.number
    return {
        "session": visit.address,
        "part": JURY,
        "title": case["title"],
        "case": case,
        "view": view_json(visit.session, visit.viewer, JURY),
        "ages": {number: card.age for number, card in enumerate(rules.roster.jurors, start=1)},
        "live": True,
        "things": {strategy: things_of(strategy, rules.jury(state).case) for strategy in POINTING} if me else {},
        "me": me,
        "mine": visit.mine,
    }


def trial_of(visit: Visitor) -> tuple[TrialRules, State]:
    """The rules of a trial and how it stands. Raises a 404 for other sessions."""
    rules, state = visit.session.sitting.proceeding, visit.session.sitting.state
    if not isinstance(rules, TrialRules) or not isinstance(state, State):
        raise trouble(404, "no_page")
    return rules, state


def side_of(visit: Visitor) -> Side | None:
    """The side for which this visitor is counsel, if any."""
    return next((side for side in SIDES if visit.seat == f"counsel/{side}"), None)


def keypad() -> Sequence[GroundCard]:
    """Every ground, the commonest form objections first."""
    return tuple(CARDS.values())


def _table(side: Side, me: Side | None) -> str:
    """What stands on the plate of a table."""
    name = say(f"hearing.{side}")
    return say("hearing.table_you", side=name) if side == me else name


def _shows_targets(visit: Visitor) -> bool:
    court = court_of(visit)
    return court is None or court[1].params.live_elicits
