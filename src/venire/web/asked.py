"""What a visitor is asked now, and what of its own mind it may see."""

from __future__ import annotations

from typing import Any

from venire.proceedings.deliberation.view import JurorView
from venire.web.visit import Visit


def asked_of(visit: Visit) -> dict[str, Any]:
    """``asks`` of the visitor's seat, its draft and its own estimate; ``upto``: the last event this rests on."""
    session, seat = visit.session, visit.seat
    upto = len(session.streams.seen(visit.viewer))
    if seat is None:
        return {"asks": [], "upto": upto}
    asks = [
        {
            "key": ask.key,
            "wants": [kind.kind for kind in ask.wants],
            "directive": ask.directive,
            "standing": ask.standing,
        }
        for ask in session.asked_of(seat)
    ]
    return {"asks": asks, "upto": upto, **_own_mind(visit)}


def _own_mind(visit: Visit) -> dict[str, Any]:
    view = visit.session.view(visit.viewer)
    if not isinstance(view, JurorView):
        return {}
    draft = view.draft.model_dump(mode="json") if view.draft else None
    minds = {str(number): round(value, 3) for number, value in view.convictions.items()} if view.convictions else None
    return {"draft": draft, "conviction": view.conviction, "convictions": minds, "strategy": view.strategy}
