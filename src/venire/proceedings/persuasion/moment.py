"""The point at which a record of a persuasion stands, in a reader's words."""

from __future__ import annotations

from collections.abc import Sequence

from venire.kernel.record import Entry
from venire.proceedings.persuasion.events import SaidTo


def moment(entries: Sequence[Entry]) -> str:
    """``after turn 7``."""
    said = sum(isinstance(entry.event, SaidTo) for entry in entries)
    return f"after turn {said}" if said else "the first door"
