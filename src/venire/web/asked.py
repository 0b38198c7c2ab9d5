"""What a visitor is asked now and until when, and what of the jurors' minds it may see."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from venire.app import seats_of
from venire.kernel.proceeding import Ask
from venire.kernel.record import BENCH
from venire.proceedings.deliberation.state import State
from venire.proceedings.deliberation.view import BenchView, JurorView
from venire.web.examination.counsel_table import table_of
from venire.web.visit import Visitor
from venire.web.wire import of_part


def asked_of(visit: Visitor, part: str | None = None) -> dict[str, Any]:
    """``asks`` of the visitor's seat, its draft and its own estimate, or what lies on counsel's ``table``.

    ``upto``: the last event this rests on, of one part of a trial where one is named; ``paused``: since when the clocks
    stand still.
    """
    session, seat, paused = visit.session, visit.seat, visit.session.timing.paused
    seen = of_part(session.streams.seen(visit.viewer), part)
    room = {"upto": seen[-1].no if seen else 0, "paused": paused.isoformat() if paused else None}
    if seat is None:
        return {"asks": [], **room, "convictions": _watched_minds(visit)}
    return {"asks": [_ask(visit, ask) for ask in session.asked_of(seat)], **room, **_own_mind(visit)}


def _ask(visit: Visitor, ask: Ask) -> dict[str, Any]:
    until = _until(visit, ask)
    return {
        "key": ask.key,
        "wants": [kind.kind for kind in ask.wants],
        "directive": ask.directive,
        "standing": ask.standing,
        "until": until.isoformat() if until else None,
        "limit": ask.limit,
    }


def _until(visit: Visitor, ask: Ask) -> datetime | None:
    """The instant at which the table goes on without this seat; None where nobody is in a hurry."""
    opened = visit.session.timing.opened.get(ask.key)
    if opened is None or ask.limit is None or ask.default is None:
        return None
    return opened + timedelta(seconds=ask.limit)


def _own_mind(visit: Visitor) -> dict[str, Any]:
    view = visit.session.view(visit.viewer)
    if not isinstance(view, JurorView):
        table = table_of(visit)
        return {"table": table} if table else {}
    draft = view.draft.model_dump(mode="json") if view.draft else None
    minds = _meters(view.convictions) if view.convictions else None
    return {"draft": draft, "conviction": view.conviction, "convictions": minds, "strategy": view.strategy}


def _watched_minds(visit: Visitor) -> dict[str, float] | None:
    """Everyone's, for whoever opened a jury without a single person in it, and wished for open minds."""
    state = visit.session.sitting.state
    if not (visit.mine and isinstance(state, State) and state.opened.params.open_minds):
        return None
    alone = not seats_of(visit.session) and all(by == "ai" for by in state.holders.values())
    view = visit.session.view(BENCH) if alone else None
    return _meters(view.convictions) if isinstance(view, BenchView) and view.convictions else None


def _meters(convictions: Mapping[int, float]) -> dict[str, float]:
    return {str(number): round(value, 3) for number, value in convictions.items()}
