"""Calls that are begun together leave one after another, each as soon as it is ready.

Were they made ready side by side, all would leave when the last is, and all their answers would come at once. One after
another, the last leaves no later, and the first answers are read while the last is still being thought about.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar

LONGEST = 0.05
"""Seconds after which the next may get ready, whether or not this call has left: nobody waits for a slow one."""
_LEAVING: ContextVar[Callable[[], None] | None] = ContextVar("leaving", default=None)


class Door:
    """A door through which calls go one at a time."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def through(self) -> AsyncGenerator[None]:
        """Within, the door is this call's until its first request has left."""
        await self._lock.acquire()
        opened = _Once(self._lock.release)
        in_time = asyncio.get_running_loop().call_later(LONGEST, opened)
        before = _LEAVING.set(opened)
        try:
            yield
        finally:
            _LEAVING.reset(before)
            in_time.cancel()
            opened()


class _Once:
    """Does something the first time it is called."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do: Callable[[], None] | None = do

    def __call__(self) -> None:
        do, self._do = self._do, None
        if do is not None:
            do()


def has_left() -> None:
    """A request of the call that this belongs to is on its way."""
    opened = _LEAVING.get()
    if opened is not None:
        opened()
