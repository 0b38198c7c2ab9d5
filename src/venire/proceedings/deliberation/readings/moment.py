"""Where in a deliberation a record stands, in a reader's words: "round 2, after turn 5 (Sarah Chen)"."""

from __future__ import annotations

from collections.abc import Iterable

from venire.kernel.record import Entry
from venire.law.case_file.persona import Roster
from venire.proceedings.deliberation.events import RoundOpened, Spoke


def moment(roster: Roster, entries: Iterable[Entry]) -> str:
    """The round, and the last speech made in it, of a record that ends with these entries."""
    round_, spoken = 0, None
    for entry in entries:
        if isinstance(entry.event, RoundOpened):
            round_, spoken = entry.event.round, None
        if isinstance(entry.event, Spoke):
            spoken = entry.event
    if not round_:
        return "before the first round"
    return f"round {round_}, after {speech(roster, spoken)}" if spoken else f"the start of round {round_}"


def speech(roster: Roster, spoken: Spoke) -> str:
    """A speech as a title names it."""
    return f"turn {spoken.turn} ({roster.jurors[spoken.juror - 1].name})"
