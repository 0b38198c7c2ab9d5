"""A viewer's own stream of the record: only what it may see, numbered on its own.

The number says nothing about what was sealed in between. Source: spec/design.md, "Secrets".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime

from venire.kernel.record import BENCH, Entry, Event, Viewer, may_see


@dataclass(frozen=True, slots=True)
class SeenEntry:
    """The no-th event (from 1) that this viewer saw."""

    no: int
    at: datetime
    event: Event


def seen_by(viewer: Viewer, entries: Iterable[Entry]) -> Iterator[SeenEntry]:
    """The stream of this viewer."""
    visible = (entry for entry in entries if may_see(viewer, entry.event))
    return (SeenEntry(no, instant(viewer, entry), entry.event) for no, entry in enumerate(visible, start=1))


def instant(viewer: Viewer, entry: Entry) -> datetime:
    """When it was, as this viewer may know it: to the minute. How long an answer took to be thought of tells what is
    sealed of it, and a question that is faulty on purpose takes longer than a proper one. The bench has it exactly."""
    return entry.at if viewer == BENCH else entry.at.replace(second=0, microsecond=0)
