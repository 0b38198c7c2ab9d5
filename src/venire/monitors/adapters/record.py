"""A record read as turns. Another proceeding is one adapter and one line in :data:`ADAPTERS`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from venire.kernel.record import Entry, Event
from venire.kernel.within import Within
from venire.monitors.adapters.adapter import Adapter, Contents
from venire.monitors.adapters.debate import DebateTurns
from venire.monitors.adapters.deliberation import DeliberationTurns
from venire.monitors.adapters.examination import ExaminationTurns
from venire.monitors.adapters.persuasion import PersuasionTurns
from venire.monitors.conduct.turn import Context, Turn

ADAPTERS: Sequence[Callable[[Contents], Adapter]] = (DeliberationTurns, ExaminationTurns, DebateTurns, PersuasionTurns)


class Read:
    """One session's record, as it grows: each turn comes with what had been said and laid before it."""

    def __init__(self, contents: Contents) -> None:
        self._adapters = [made(contents) for made in ADAPTERS]
        self._before: tuple[Turn, ...] = ()

    def hear(self, entry: Entry) -> Iterator[tuple[Turn, Context]]:
        """The turns that this entry completes."""
        event = inmost(entry.event)
        for adapter in self._adapters:
            for turn in adapter.hear(entry, event):
                yield turn, replace(self._papers(), before=self._before)
                self._before = (*self._before, turn)

    def _papers(self) -> Context:
        known = [adapter.papers() for adapter in self._adapters]
        people = tuple(dict.fromkeys(name for papers in known for name in papers.people))
        return replace(next((papers for papers in known if papers.topic), Context()), people=people)


def inmost(event: Event) -> Event:
    """The event of the innermost proceeding."""
    return inmost(event.event) if isinstance(event, Within) else event
