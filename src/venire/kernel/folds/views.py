"""A viewer's own stream of the record: only what it may see, numbered on its own.

The number says nothing about what was sealed in between. Source: spec/design.md, "Secrets".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime

from venire.kernel.record import Entry, Event, Viewer, may_see


@dataclass(frozen=True, slots=True)
class SeenEntry:
    """The no-th event (from 1) that this viewer saw."""

    no: int
    at: datetime
    event: Event


def seen_by(viewer: Viewer, entries: Iterable[Entry]) -> Iterator[SeenEntry]:
    """The stream of this viewer."""
    visible = (entry for entry in entries if may_see(viewer, entry.event))
    return (SeenEntry(no, entry.at, entry.event) for no, entry in enumerate(visible, start=1))
