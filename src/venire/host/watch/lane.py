"""A lane of monitors that read the record of one session together, none of them ahead of the others.

One that raises or takes too long is noted once and left out. Source: spec/debate.md, "Safety monitors".
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from venire.errors import VenireError
from venire.host.clock import in_time
from venire.host.session import AnySession
from venire.kernel.minutes import HALT, Alerted, Halted, MonitorFailed
from venire.kernel.record import BENCH, Entry, Minute
from venire.ports import LeaseLost, Monitor, WaitsForOthers

PATIENCE = 10.0
"""Seconds that a monitor may always take over what is new."""
PACES, LONGEST = 20.0, 6.0
"""On a machine under load the session itself is slow: a monitor may take so many times what the session has taken over
each of the entries that are new. Never longer than so many times its patience, which is also what it has for its first
look, when it loads what it needs."""
OWN_NOTES = (Alerted, MonitorFailed)
"""No monitor is shown what monitors noted: two of them could else go on for ever about each other."""
_log = logging.getLogger(__name__)


class Lane:
    """Keeps these monitors informed, from the first entry. ``noting``: held by one lane of a session at a time, so that
    it is halted once."""

    def __init__(self, session: AnySession, monitors: Sequence[Monitor], patience: float, noting: asyncio.Lock) -> None:
        self._session = session
        self._monitors = list(monitors)
        self._waiting = frozenset(one.name for one in monitors if isinstance(one, WaitsForOthers))
        self._patience = patience
        self._noting = noting
        self._read = 0
        self._pending: list[Minute] = []
        self._looking = asyncio.Lock()

    async def run(self) -> None:
        """Until the session is over and every entry has been read."""
        while self._watching and (self._monitors or self._pending):
            rung = self._session.changed.next()
            await self._look_and_note()
            if self._read < len(self._session.entries):
                continue
            if self._session.over:
                return
            await rung.wait()

    @property
    def _watching(self) -> bool:
        return self._session.safety.mode != "off"

    async def _look_and_note(self) -> None:
        async with self._looking:
            await self._look()
            await self._note()

    async def read_up(self) -> None:
        """Read to the end of the record: an act waits for this where it could be halted. What cannot be noted now is
        no reason to let it pass: raises :class:`VenireError` for a store in trouble."""
        async with self._looking:
            await self._noted()
            while self._read < len(self._session.entries):
                await self._look()
                await self._noted()

    async def _look(self) -> None:
        """Show what is new to every monitor at once; what they find is kept in the order of the monitors."""
        entries = self._session.entries
        new, self._read = entries[self._read :], len(entries)
        shown = [entry for entry in new if not isinstance(entry.event, OWN_NOTES)]
        if shown:
            patience = self._patience * self._slowness(entries, len(new))
            found = await asyncio.gather(*(self._inspected(one, shown, patience) for one in self._monitors))
            self._pending += [note for notes in found for note in notes]

    def _slowness(self, entries: Sequence[Entry], new: int) -> float:
        """How much longer than its patience a monitor may take over so many new entries, by the session's own pace."""
        if new == len(entries):
            return LONGEST
        taken = (self._session.clock.now() - entries[0].at).total_seconds()
        return min(LONGEST, max(1.0, PACES * taken / len(entries) * new / max(self._patience, 1.0)))

    async def _inspected(self, monitor: Monitor, entries: Sequence[Entry], patience: float) -> Sequence[Minute]:
        try:
            notes = await self._inspecting(monitor, entries, patience)
            return [_for_the_bench(note) for note in notes]
        except TimeoutError:
            return self._left_out(monitor, "it took too long")
        except Exception as error:  # noqa: BLE001 - whatever a monitor does, the session goes on
            return self._left_out(monitor, f"it failed ({type(error).__name__})")

    async def _inspecting(self, monitor: Monitor, entries: Sequence[Entry], patience: float) -> Sequence[Minute]:
        if monitor.name in self._waiting:
            return await monitor.inspect(entries)
        return await in_time(self._session.clock, patience, monitor.inspect(entries))

    def _left_out(self, monitor: Monitor, why: str) -> Sequence[Minute]:
        _log.warning("monitor %s is left out of session %s: %s", monitor.name, self._session.id, why)
        self._monitors = [one for one in self._monitors if one is not monitor]
        return [MonitorFailed(monitor=monitor.name, why=why)]

    async def _note(self) -> None:
        """Record what is not on the record yet; a store in trouble is tried again at the next change."""
        try:
            await self._noted()
        except LeaseLost:
            self._pending.clear()  # whoever drives the session now reads it from its first entry
        except VenireError as error:
            _log.warning("what monitors found in session %s could not be noted: %s", self._session.id, error)

    async def _noted(self) -> None:
        async with self._noting:
            await self._note_fresh()
        self._pending.clear()

    async def _note_fresh(self) -> None:
        if not self._pending:
            return  # the usual case, in which the record is not gone through
        known = [entry.event for entry in self._session.entries if isinstance(entry.event, Minute)]
        fresh = [note for note in self._pending if note not in known]
        if fresh:
            await self._session.note(*fresh, *self._halt(fresh))

    def _halt(self, notes: Sequence[Minute]) -> Sequence[Halted]:
        """What stops the session, where it may be stopped and one of these alerts is grave enough."""
        if self._session.over or not self._session.safety.stops:
            return ()
        grave = [note for note in notes if isinstance(note, Alerted) and note.severity >= HALT]
        return [Halted(monitor=one.monitor, type=one.type, severity=one.severity) for one in grave[:1]]


def _for_the_bench(note: object) -> Minute:
    """Raises :class:`TypeError` for anything that players would see, or a rule would read."""
    if not isinstance(note, Minute) or note.audience != BENCH:
        raise TypeError("a monitor may only hand in minutes for the bench")
    return note
