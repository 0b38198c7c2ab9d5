"""What monitors noted: at the end of a transcript, and as a part of the debrief. Only the bench has it to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from venire.exports.document import Section, Table
from venire.exports.transcript import Passage
from venire.kernel.minutes import ALERT, Alerted, Halted, Indicator
from venire.kernel.record import Entry

TITLE = "What the monitors found"
COLUMNS = ("Entry", "Whose", "Monitor", "What", "Severity", "Evidence")
LEAD = f"From {ALERT:.2f} it counts as an alert; what is less was noted. A monitor reads words, and can be mistaken."


def alerts_told(entries: Sequence[Entry]) -> Iterator[Passage]:
    """One note for each alert, in the order of the record, and one where a monitor halted the session."""
    for entry in entries:
        if isinstance(alert := entry.event, Alerted):
            whose = f"{alert.seat}, " if alert.seat else ""
            grave = "Alert" if alert.severity >= ALERT else "Noted"
            told = f"{grave} ({alert.monitor}, {alert.severity:.2f}; {whose}entry {alert.about}). {alert.why}"
            yield Passage("note", told)
        elif isinstance(entry.event, Halted):
            yield Passage("note", entry.event.why)


def alerts_of(entries: Sequence[Entry]) -> Sequence[Alerted]:
    """Everything noted, gravest first."""
    found = [entry.event for entry in entries if isinstance(entry.event, Alerted)]
    return sorted(found, key=lambda one: (-one.severity, one.about))


def alerts_table(entries: Sequence[Entry]) -> Table:
    """One row for each indicator of each alert."""
    return Table(COLUMNS, [_row(alert, one) for alert in alerts_of(entries) for one in alert.indicators])


def alerts_sections(entries: Sequence[Entry]) -> Sequence[Section]:
    """One section, and none where nothing was noted."""
    table = alerts_table(entries)
    return (Section(TITLE, (LEAD,), table=table),) if table.rows else ()


def _row(alert: Alerted, one: Indicator) -> Sequence[str]:
    return (str(alert.about), alert.seat or "–", alert.monitor, one.name, f"{one.severity:.2f}", one.evidence)
