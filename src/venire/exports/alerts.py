"""What monitors noted, told at the end of a transcript; only the bench has such entries to tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from venire.exports.transcript import Passage
from venire.kernel.minutes import Alerted
from venire.kernel.record import Entry


def alerts_told(entries: Sequence[Entry]) -> Iterator[Passage]:
    """One note for each alert, in the order of the record."""
    for entry in entries:
        if isinstance(alert := entry.event, Alerted):
            whose = f"{alert.seat}, " if alert.seat else ""
            told = f"Alert ({alert.monitor}, {alert.severity:.2f}; {whose}entry {alert.about}). {alert.why}"
            yield Passage("note", told)
