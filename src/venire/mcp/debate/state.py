"""A debate as one of its debaters finds it."""

from __future__ import annotations

from venire.errors import VenireError
from venire.mcp.held.outcome import ArgumentTold
from venire.mcp.seats.place import Place
from venire.mcp.told import ToolTold
from venire.proceedings.debate.rules import DebateRules
from venire.proceedings.debate.state import State
from venire.proceedings.debate.view import DebaterView, DebateView


class DebaterTold(ToolTold):
    """Somebody who argues."""

    name: str
    stance: str
    """for, against, or own: a view of its own."""
    role: str


class SourceTold(ToolTold):
    """Something to argue from."""

    id: str
    """Cite it by this."""
    title: str
    text: str


class DebateStateTold(ToolTold):
    """What you may know of the debate."""

    topic: str
    case_id: str
    """For view_evidence; empty where it is on no case."""
    phase: str
    round: int
    rounds: int
    you: DebaterTold
    level: str
    """strategic (thesis and frame), tactical (evidence and answers) or operational (facts and numbers): what this turn
    is for."""
    must_have: str
    """What an argument of the rounds must have."""
    debaters: tuple[DebaterTold, ...]
    arguments: tuple[ArgumentTold, ...]
    """In the order of speaking."""
    sources: tuple[SourceTold, ...]


def debate_state(place: Place) -> DebateStateTold:
    """The debate as this debater finds it. Raises :class:`VenireError` for another seat."""
    view, rules = place.view, place.going_on.sitting.proceeding
    if not (isinstance(view, DebaterView) and isinstance(rules, DebateRules)):
        raise VenireError(f"The seat {place.seat} is not a debater's.", "Call get_deliberation_state or view_court.")
    you = next(one for one in view.debaters if one.name == view.me.name)
    return DebateStateTold(
        topic=view.topic,
        case_id=view.case,
        phase=view.phase,
        round=view.round,
        rounds=view.rounds,
        you=DebaterTold(name=you.name, stance=you.stance, role=you.role),
        level=view.level,
        must_have=_must_have(place),
        debaters=tuple(DebaterTold(name=one.name, stance=one.stance, role=one.role) for one in view.debaters),
        arguments=_arguments(view),
        sources=tuple(SourceTold(id=one.id, title=one.title, text=one.text) for one in rules.subject.sources),
    )


def _must_have(place: Place) -> str:
    state = place.going_on.sitting.state
    assert isinstance(state, State)
    params = state.params
    wants = (
        ("evidence with its source", params.require_evidence),
        ("a causal link", params.require_causal_links),
    )
    needed = [name for name, wanted in wants if wanted]
    return f"In the rounds: {' and '.join(needed)}." if needed else "Nothing in particular."


def _arguments(view: DebateView) -> tuple[ArgumentTold, ...]:
    return tuple(
        ArgumentTold(
            id=one.id,
            by=one.by,
            round=one.round,
            thesis=one.thesis,
            text=one.text,
            score=view.scores[one.id].total if one.id in view.scores else None,
        )
        for one in view.arguments
    )
