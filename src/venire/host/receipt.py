"""What came of an act, as the seat that handed it up may know it."""

from __future__ import annotations

from dataclasses import dataclass

from venire.kernel.folds.views import SeenEntry
from venire.kernel.record import Entry, Seat


@dataclass(frozen=True, slots=True)
class Receipt:
    """The events of one act, numbered as its own seat sees them: a number of the record would tell what was sealed."""

    seen: tuple[SeenEntry, ...]
    repeated: bool


def caused(entry: Entry, seat: Seat, act_id: str) -> bool:
    """Whether this entry follows from this act."""
    cause = entry.cause
    return cause is not None and cause.seat == seat and cause.act_id == act_id
