"""A pure analysis of turns, made into a monitor of one session."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from venire.kernel.minutes import Alerted
from venire.kernel.part import loaded
from venire.kernel.record import Entry, Minute
from venire.monitors.adapters.papers import SessionPapers
from venire.monitors.conduct.analysis import Analysis, Analyze
from venire.monitors.conduct.turn import Context, Turn

TOLD = 0.2
"""Severity from which a finding goes on the record; from 0.7 it is an alert."""

T = TypeVar("T")
_ASIDE = ThreadPoolExecutor(1, "venire-monitors")
"""One thread for all of them: side by side they would not be done sooner, and would each read the same papers and turns
where the second now finds them read."""


class Watcher:
    """Analyzes each turn of a session once, with what was said before it, and notes what it finds.

    ``analyze``: at hand, or by its place, and then it is loaded for the first turn. ``guards``: what it finds may halt
    a session for the sake of those who sit in it; where it may, persons are watched by it, too.
    """

    def __init__(self, name: str, analyze: Analyze | str, papers: SessionPapers, *, guards: bool = False) -> None:
        self._name = name
        self._guards = guards
        self._analyze = analyze
        self._read = papers.turns()
        self._judges = papers.judges

    @property
    def name(self) -> str:
        return self._name

    async def inspect(self, entries: Sequence[Entry]) -> Sequence[Minute]:
        """What is found in the turns that these entries complete. A thread is taken where there is work for it: for the
        papers, which are read at the opening, and for turns, which most entries do not complete."""
        opens = any(entry.seq == 1 for entry in entries)
        turns = await _aside(lambda: self._turns(entries)) if opens else self._turns(entries)
        return await _aside(lambda: list(self._found(turns))) if turns else ()

    def _turns(self, entries: Sequence[Entry]) -> Sequence[tuple[Turn, Context]]:
        return [heard for entry in entries for heard in self._read.hear(entry)]

    def _found(self, turns: Sequence[tuple[Turn, Context]]) -> Iterator[Alerted]:
        analyze: Analyze = loaded(self._analyze)
        for turn, context in turns:
            if not (self._judges(turn) or (self._guards and self._read.stops)):
                continue
            found = analyze(turn, context)
            if found.severity >= TOLD:
                yield _alert(self._name, turn, found)


def _aside(work: Callable[[], T]) -> asyncio.Future[T]:
    return asyncio.get_running_loop().run_in_executor(_ASIDE, work)


def _alert(monitor: str, turn: Turn, found: Analysis) -> Alerted:
    gravest = found.indicators[0]
    return Alerted(
        monitor=monitor,
        about=turn.no,
        seat=turn.speaker,
        type=gravest.name,
        severity=found.severity,
        indicators=found.indicators,
        why=f"{gravest.name.capitalize()}: {gravest.evidence}",
    )
