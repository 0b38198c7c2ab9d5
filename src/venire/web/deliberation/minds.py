"""What of the jurors' minds a visitor may see: its own, or everyone's where they are open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from venire.app import seats_of
from venire.kernel.record import BENCH
from venire.proceedings.deliberation.state import State
from venire.proceedings.deliberation.view import BenchView, JurorView
from venire.web.visit import Visitor


def own_mind(visit: Visitor) -> dict[str, Any]:
    """A juror's draft, what it thinks itself and how it means to argue; nothing before it sits."""
    view = visit.session.view(visit.viewer)
    if not isinstance(view, JurorView):
        return {}
    draft = view.draft.model_dump(mode="json") if view.draft else None
    minds = _meters(view.convictions) if view.convictions else None
    return {"draft": draft, "conviction": view.conviction, "convictions": minds, "strategy": view.strategy}


def watched_minds(visit: Visitor) -> dict[str, float] | None:
    """Everyone's, for whoever opened a jury without a single person in it, and wished for open minds."""
    state = visit.session.sitting.state
    if not (visit.mine and isinstance(state, State) and state.opened.params.open_minds):
        return None
    alone = not seats_of(visit.session) and all(by == "ai" for by in state.holders.values())
    view = visit.session.view(BENCH) if alone else None
    return _meters(view.convictions) if isinstance(view, BenchView) and view.convictions else None


def _meters(convictions: Mapping[int, float]) -> dict[str, float]:
    return {str(number): round(value, 3) for number, value in convictions.items()}
