"""A record read as turns, by the adapters that its kind of proceeding names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from venire.kernel.minutes import Guarded, Seated
from venire.kernel.record import Entry, Event
from venire.kernel.within import Within
from venire.monitors.adapters.adapter import Adapter
from venire.monitors.conduct.turn import Context, Turn


class Read:
    """One session's record, as it grows: each turn comes with what had been said and laid before it."""

    def __init__(self, adapters: Sequence[Adapter]) -> None:
        self._adapters = adapters
        self._before: tuple[Turn, ...] = ()
        self._people = set[str]()
        self.stops = False
        """Whether, by the record so far, what is grave halts the session."""

    def hear(self, entry: Entry) -> Iterator[tuple[Turn, Context]]:
        """The turns that this entry completes."""
        event = inmost(entry.event)
        if isinstance(event, Seated):
            self._seat(event)
        if isinstance(event, Guarded):
            self.stops = event.stops
        for adapter in self._adapters:
            for turn in adapter.hear(entry, event):
                spoken = replace(turn, person=turn.speaker in self._people)
                yield spoken, replace(self._papers(), before=self._before)
                self._before = (*self._before, spoken)

    def _seat(self, seated: Seated) -> None:
        if seated.person and not seated.agent:
            self._people.add(seated.seat)
        else:
            self._people.discard(seated.seat)

    def _papers(self) -> Context:
        known = [adapter.papers() for adapter in self._adapters]
        people = tuple(dict.fromkeys(name for papers in known for name in papers.people))
        return replace(next((papers for papers in known if papers.topic), Context()), people=people)


def inmost(event: Event) -> Event:
    """The event of the innermost proceeding."""
    return inmost(event.event) if isinstance(event, Within) else event
