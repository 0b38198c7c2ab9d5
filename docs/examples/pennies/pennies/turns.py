"""The record read as turns, for the monitors."""

from __future__ import annotations

from collections.abc import Sequence

from pennies.game import Chose
from venire.kernel.record import Entry, Event
from venire.monitors.adapters.adapter import Contents
from venire.monitors.conduct.turn import Context, Turn


class PennyTurns:
    """A :class:`venire.monitors.adapters.adapter.Adapter`: a choice is a turn, and no argument."""

    def __init__(self, _contents: Contents) -> None:
        pass

    def papers(self) -> Context:
        return Context()

    def hear(self, entry: Entry, event: Event) -> Sequence[Turn]:
        if not isinstance(event, Chose):
            return ()
        return [Turn(entry.seq, event.seat, event.face, round=event.round, asserts=False, engages=False)]
