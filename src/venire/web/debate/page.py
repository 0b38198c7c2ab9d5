"""What the templates of a debate name: the room while it goes on, the form of a person's turn, and the debrief."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from venire.app import seats_of
from venire.exports.accounts import accounts_sections
from venire.exports.alerts import alerts_sections
from venire.exports.document import Section
from venire.exports.tellings.debate import shortened
from venire.exports.tellings.debate_result import result_tables
from venire.kernel.record import BENCH
from venire.proceedings.debate.debrief import DebateResult
from venire.proceedings.debate.rules import DebateRules
from venire.proceedings.debate.state import State
from venire.proceedings.debate.view import DebateView
from venire.web.debate.board import board
from venire.web.debate.example import example_for
from venire.web.routes.ending import real_outcome
from venire.web.trouble import trouble
from venire.web.visit import Visitor


def debate_of(visit: Visitor) -> tuple[DebateRules, State]:
    """The rules of a debate and how it stands. Raises a 404 for other sessions."""
    rules, state = visit.session.sitting.proceeding, visit.session.sitting.state
    if not isinstance(rules, DebateRules) or not isinstance(state, State):
        raise trouble(404, "no_page")
    return rules, state


def debate_parts(visit: Visitor) -> Mapping[str, Any]:
    """For ``debate.html``: the board, and whose seat the visitor holds."""
    rules, state = debate_of(visit)
    me = state.debater(visit.seat) if visit.seat else None
    case = rules.subject.case
    return {
        **board_parts(visit),
        "title": case.title if case else shortened(rules.subject.topic),
        "topic": rules.subject.topic,
        "case_title": case.title if case else "",
        "sources": rules.subject.sources,
        "me": me,
        "example": example_for(rules.subject, me.stance) if me else None,
        "longest": min(4000, 4 * state.params.max_argument_tokens),
        "needs_evidence": state.params.require_evidence,
        "needs_links": state.params.require_causal_links,
    }


def board_parts(visit: Visitor) -> Mapping[str, Any]:
    """For ``board.html``: what this visitor may see now."""
    rules, _ = debate_of(visit)
    view = visit.session.view(visit.viewer)
    if not isinstance(view, DebateView):
        raise trouble(404, "no_page")
    seen = [one.event for one in visit.session.streams.seen(visit.viewer)]
    return {
        **board(view, rules.subject, seen),
        "session": visit.address,
        "live": not visit.session.over,
        "mine": visit.mine,
        "alerts": _alerts(visit),
    }


def debate_outcome(visit: Visitor, end: DebateResult) -> Mapping[str, Any]:
    """For ``debrief.html``."""
    return {
        **debate_parts(visit),
        "end": end,
        "sides": result_tables(end)["sides"],
        "accounts": accounts_sections(end.accounts),
        "real": real_outcome(visit),
    }


def _alerts(visit: Visitor) -> Sequence[Section]:
    """What the monitors found: afterwards for the bench, and at once for whoever began a debate without a person."""
    alone = visit.mine and not seats_of(visit.session) and not visit.session.sealed
    return alerts_sections(visit.session.entries) if alone or visit.reader == BENCH else ()
