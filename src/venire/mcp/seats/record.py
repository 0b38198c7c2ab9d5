"""What a seat may read of what was said and done."""

from __future__ import annotations

from venire.mcp.desk import Desk
from venire.mcp.seats.place import Place
from venire.mcp.seats.turn import since_event
from venire.mcp.told import ToolTold, TranscriptLine


class RecordTold(ToolTold):
    """A part of the transcript, as this seat may read it."""

    lines: tuple[TranscriptLine, ...]
    upto: int
    """Pass this as `since` next time."""
    over: bool
    debrief: str
    """When it is over: why it came out so, with all that was sealed, in Markdown; until then empty."""


def record_told(desk: Desk, place: Place, since: int) -> RecordTold:
    """What this place may read of the record after this event."""
    over = place.session is not None and place.session.over
    debrief = desk.debrief(place.session) if place.session is not None else ""
    return RecordTold(lines=since_event(desk, place, since), upto=place.seen, over=over, debrief=debrief)
