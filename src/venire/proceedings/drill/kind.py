"""A drill of objections, as the rest of the house must know it."""

from __future__ import annotations

from collections.abc import Sequence

from venire.kernel.codec import Codec
from venire.kernel.kind import Contents, Kind
from venire.kernel.opening import other_dice
from venire.kernel.record import Entry, Event
from venire.proceedings.drill.acts import ACTS
from venire.proceedings.drill.events import EVENTS, DrillOpened, ItemShown
from venire.proceedings.drill.opening import rebuild
from venire.proceedings.drill.request import DrillRequest
from venire.proceedings.drill.rules import Drill, State


def _build(opening: Event, contents: Contents) -> Drill:
    assert isinstance(opening, DrillOpened)
    return rebuild(opening, contents)


def _pins(opening: Event) -> Sequence[str]:
    assert isinstance(opening, DrillOpened)
    return (opening.case_hash,)


def _moment(_rules: object, entries: Sequence[Entry]) -> str:
    asked = sum(isinstance(entry.event, ItemShown) for entry in entries)
    return f"after question {asked}" if asked else "the first question"


def _other_dice(opening: Event, mark: str) -> Event:
    assert isinstance(opening, DrillOpened)
    return other_dice(opening, opening.seed, mark)


KIND: Kind[State] = Kind(
    name="drill",
    verb="drill",
    codec=Codec(EVENTS, ACTS),
    build=_build,
    pins=_pins,
    result=lambda state: f"{state.score} points" if state.over else "",
    moment=_moment,
    pending=lambda state: f"question {state.drawn.no}" if state.drawn else "",
    with_dice=_other_dice,
    request=DrillRequest,
    convenes="venire.sessions.drill:convene",
    line_up="venire.seats.drill:drill_line_up",
    telling="venire.exports.tellings.drill:DrillTold",
    practice="venire.sessions.progress.drill:shown",
    terminal="venire.cli.drill.terminal:TERMINAL",
    page="venire.web.examination.drill_page:PAGE",
)
