"""A debate, as the rest of the house must know it."""

from __future__ import annotations

from collections.abc import Sequence

from venire.kernel.codec import Codec
from venire.kernel.kind import Contents, Kind
from venire.kernel.opening import other_dice
from venire.kernel.record import Entry, Event
from venire.proceedings.debate.acts import ACTS
from venire.proceedings.debate.events import EVENTS, DebateOpened
from venire.proceedings.debate.moment import moment
from venire.proceedings.debate.opening import rebuild
from venire.proceedings.debate.request import DebateRequest
from venire.proceedings.debate.rules import DebateRules
from venire.proceedings.debate.state import State


def _build(opening: Event, contents: Contents) -> DebateRules:
    assert isinstance(opening, DebateOpened)
    return rebuild(opening, contents)


def _pins(opening: Event) -> Sequence[str]:
    assert isinstance(opening, DebateOpened)
    return (opening.subject_hash,)


def _result(state: State) -> str:
    return (state.verdict.winner or state.verdict.decision) if state.verdict else ""


def _moment(_rules: object, entries: Sequence[Entry]) -> str:
    return moment(entries)


def _other_dice(opening: Event, mark: str) -> Event:
    assert isinstance(opening, DebateOpened)
    return other_dice(opening, opening.seed, mark)


KIND: Kind[State] = Kind(
    name="debate",
    verb="debate",
    codec=Codec(EVENTS, ACTS),
    build=_build,
    pins=_pins,
    result=_result,
    moment=_moment,
    with_dice=_other_dice,
    request=DebateRequest,
    convenes="venire.sessions.debate:convene",
    forecast="venire.costs.debate:of_request",
    line_up="venire.seats.debate:debate_line_up",
    telling="venire.exports.tellings.debate:DebateTold",
    turns=("venire.monitors.adapters.debate:DebateTurns",),
    prose="venire.studies.runs.prose:of_debates",
    terminal="venire.cli.debate.terminal:TERMINAL",
    page="venire.web.debate.kind_page:PAGE",
    agents="venire.mcp.debate.tools:TOOLS",
)
