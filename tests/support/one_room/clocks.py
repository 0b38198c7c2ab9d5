"""The machine's clock, which a test may set on: what waits by it is woken, and nothing is slept through."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import timedelta

from venire.host.clock import SystemClock


class ClockSetOn(SystemClock):
    """Runs as the machine's does, and leaps when it is told to. All of it in one event loop."""

    def __init__(self) -> None:
        super().__init__()
        self._leapt = asyncio.Event()

    async def leap(self, seconds: float) -> None:
        """So many seconds have passed."""
        self._begun += timedelta(seconds=seconds)
        leapt, self._leapt = self._leapt, asyncio.Event()
        leapt.set()

    async def sleep(self, seconds: float) -> None:
        until = self.now() + timedelta(seconds=seconds)
        while (left := (until - self.now()).total_seconds()) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._leapt.wait(), left)
