"""What a visitor is asked now and until when, and what else lies before it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from venire.kernel.proceeding import Ask
from venire.web.kind_page import page_if_any
from venire.web.visit import Visitor
from venire.web.wire import of_part


def asked_of(visit: Visitor, part: str | None = None) -> dict[str, Any]:
    """``asks`` of the visitor's seat, and what its kind says lies before it: a juror's draft, counsel's ``table``.

    ``upto``: the last event this rests on, of one part of a trial where one is named; ``paused``: since when the clocks
    stand still.
    """
    session, seat, paused = visit.session, visit.seat, visit.session.timing.paused
    shown = page_if_any(session)
    seen = of_part(session.streams.seen(visit.viewer), part)
    room = {"upto": seen[-1].no if seen else 0, "paused": paused.isoformat() if paused else None}
    if seat is None:
        return {"asks": [], **room, "convictions": shown.minds(visit) if shown else None}
    own: Mapping[str, Any] = shown.before(visit) if shown else {}
    return {"asks": [_ask(visit, ask) for ask in session.asked_of(seat)], **room, **own}


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
