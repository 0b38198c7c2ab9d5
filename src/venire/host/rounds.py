"""The rounds of a server: it hears what others write, wakes sessions in which somebody must be asked though nobody
looks, and puts to sleep those in which nothing happens until somebody does.

Source: design/engine.md, "Asleep and awake".
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime
from itertools import count
from typing import Protocol

from venire.host.ask_clock import remaining
from venire.host.clock import Clock
from venire.host.driver import Driver
from venire.host.session import AnySession
from venire.ports import SessionHead, Store

LEASE = 30.0
"""Seconds for which a driver's lease holds; it is renewed three times in that time."""
LISTEN = 1.0
"""Seconds between two looks at what other servers have written."""
IDLE = 120.0
"""Seconds after the last look at it for which a session in which nothing happens stays awake."""
LEAST, SHARE = 0.02, 4.0
"""Between two sessions that are looked through the server rests so many seconds at the least, and so many times what
the last one took: whoever has come in does not wait for those who have not."""
_log = logging.getLogger(__name__)


class Keeps(Protocol):
    """What the rounds need of a court."""

    @property
    def store(self) -> Store: ...

    @property
    def clock(self) -> Clock: ...

    def awake(self) -> Sequence[tuple[AnySession, datetime]]:
        """The sessions in memory, each with when it was last looked for."""
        ...

    def driver(self, session: str) -> Driver | None: ...

    async def catch_up(self, session: AnySession) -> None:
        """Hear what others wrote. Raises :class:`VenireError` for one that was deleted."""
        ...

    async def peek(self, session: str) -> AnySession:
        """A session that is not kept in memory for it."""
        ...

    async def rouse(self, name: str) -> AnySession | None:
        """Take it up; None where that cannot be, or another drives it."""
        ...

    async def lay_down(self, session: AnySession) -> None:
        """Stop driving it, and forget it."""
        ...


class Rounds:
    """Made for one court."""

    def __init__(self, court: Keeps, *, adopts: bool = True) -> None:
        """``adopts``: whether what another server drove, and drives no more, is taken up here."""
        self._court = court
        self._adopts = adopts
        self._quiet: dict[str, int] = {}
        """Sessions in which nobody need be asked, each with how many entries it had then."""
        self._failing: dict[str, str] = {}
        """Sessions that could not be looked at, each with why: that is told once, not every second."""

    async def run(self, *, at_once: bool = False) -> None:
        """For ever. ``at_once``: a whole round first, as after a restart."""
        if at_once:
            await self._round(full=self._adopts)
        for tick in count(1):
            await self._court.clock.sleep(LISTEN)
            await self._round(full=self._adopts and tick % int(LEASE / LISTEN) == 0)

    async def _round(self, *, full: bool) -> None:
        looked = [(session.id, await self._trouble_at(session, at)) for session, at in self._court.awake()]
        self._failing = {name: why for name, why in looked if why}
        try:
            if full:
                await self._wake()
        except Exception as error:  # noqa: BLE001 - the store may be another package's
            _log.warning("the list of sessions could not be read: %s", error)

    async def _trouble_at(self, session: AnySession, looked_for: datetime) -> str:
        """Look at it; why that cannot be, which keeps no other from being looked at. Empty where it can."""
        try:
            await self._look_at(session, looked_for)
        except Exception as error:  # noqa: BLE001 - the rules of a session may be another package's
            why = f"{type(error).__name__}: {error}"
            if self._failing.get(session.id) != why:
                _log.warning("session %s could not be looked at: %s", session.id, why)
            return why
        return ""

    async def _look_at(self, session: AnySession, looked_for: datetime) -> None:
        if self._written_elsewhere(session):
            await self._court.catch_up(session)
        still = (self._court.clock.now() - looked_for).total_seconds() >= IDLE
        if still and not session.over and not session.streams.attended and not astir(session):
            await self._court.lay_down(session)
            self._quiet[session.id] = session.seq

    def _written_elsewhere(self, session: AnySession) -> bool:
        """Whether others may write to it: its driver elsewhere, or a person who sits at a terminal."""
        return not session.over and (self._court.driver(session.id) is None or any(session.people.values()))

    async def _wake(self) -> None:
        """Look through the sessions that nobody drives here, one by one, newest first."""
        heads = [head for head in await self._court.store.sessions() if not head.over and head.entries]
        self._quiet = {head.session: head.entries for head in heads if self._is_quiet(head)}
        for head in heads:
            if head.session not in self._quiet and self._court.driver(head.session) is None:
                began = self._court.clock.now()
                await self._wake_one(head)
                took = (self._court.clock.now() - began).total_seconds()
                await self._court.clock.sleep(max(LEAST, SHARE * took))

    def _is_quiet(self, head: SessionHead) -> bool:
        return self._quiet.get(head.session) == head.entries

    async def _wake_one(self, head: SessionHead) -> None:
        try:
            session = await self._court.peek(head.session)
        except Exception as error:  # noqa: BLE001 - the rules of a session may be another package's
            _log.warning("session %s cannot go on: %s", head.session, error)
            self._quiet[head.session] = head.entries
            return
        if astir(session):
            await self._court.rouse(session.id)
        else:
            self._quiet[session.id] = session.seq


def astir(session: AnySession) -> bool:
    """Whether anything happens in a session while nobody looks: a player who is no person is asked, or a clock runs. A
    paused one stands still, and one that has ended is yet to be closed."""
    if session.over:
        return True
    if session.timing.paused is not None:
        return False
    held, now = session.sitting.held, session.clock.now()
    asks = [ask for ask in session.agenda() if not ask.standing and ask.key not in held]
    played = any(not session.people.get(ask.seat, False) for ask in asks)
    return not asks or played or any(remaining(ask, session.timing, now) is not None for ask in asks)
