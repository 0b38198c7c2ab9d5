"""The clock of the host. Rules have none; tests bring their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
GRACE = 0.5
"""Seconds that cancelled work has to come to its end."""


class Clock(Protocol):
    """Tells the instant and waits."""

    def now(self) -> datetime:
        """The instant, UTC."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Return when this many seconds have passed."""
        ...


def _since_boot() -> float:
    """Seconds by a clock that only runs on; with the time in which the machine slept, where it knows of that."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class SystemClock:
    """The machine's clock as it stood when this one was made, and the time since by a clock that nobody sets: limits
    would stand still if it were set back, and run out if it were set on."""

    def __init__(self, monotonic: Callable[[], float] = _since_boot) -> None:
        self._monotonic = monotonic
        self._begun = datetime.now(UTC) - timedelta(seconds=monotonic())

    def now(self) -> datetime:
        return self._begun + timedelta(seconds=self._monotonic())

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class ManualClock:
    """A clock that moves only when told to: for tests, and for plays that take no time."""

    def __init__(self, start: datetime = datetime(2026, 1, 1, tzinfo=UTC)) -> None:
        self._now = start
        self._sleepers: list[tuple[datetime, asyncio.Event]] = []

    def now(self) -> datetime:
        return self._now

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        self._sleepers.append((self._now + timedelta(seconds=seconds), woken))
        await woken.wait()

    def advance(self, seconds: float) -> None:
        """Move on, and wake whoever slept until then."""
        self._now += timedelta(seconds=seconds)
        for until, woken in self._sleepers:
            if until <= self._now:
                woken.set()
        self._sleepers = [sleeper for sleeper in self._sleepers if not sleeper[1].is_set()]


async def in_time(clock: Clock, seconds: float, work: Awaitable[T]) -> T:
    """What the work brings. Raises :class:`TimeoutError` after so many seconds; the work is then cancelled, and has
    a moment to let go of what it holds and to note what it took."""
    answer = asyncio.ensure_future(work)
    try:
        await _done_or_late(clock, seconds, answer)
        if not answer.done():
            answer.cancel()
            await asyncio.wait({answer}, timeout=GRACE)
            raise TimeoutError
        return answer.result()
    finally:
        answer.cancel()


async def _done_or_late(clock: Clock, seconds: float, answer: asyncio.Future[Any]) -> None:
    if isinstance(clock, SystemClock):  # the loop has this very clock: a task that sleeps by it would be one too many
        await asyncio.wait({answer}, timeout=seconds)
        return
    timer = asyncio.ensure_future(clock.sleep(seconds))
    try:
        await asyncio.wait({answer, timer}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        timer.cancel()
