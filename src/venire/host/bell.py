"""A bell that wakes everyone who waits for the next ring."""

from __future__ import annotations

import asyncio


class Bell:
    """Take :meth:`next` before looking at what may change: a ring in between is then never missed."""

    def __init__(self) -> None:
        self._next = asyncio.Event()

    def next(self) -> asyncio.Event:
        """Set at the next ring."""
        return self._next

    def ring(self) -> None:
        rung, self._next = self._next, asyncio.Event()
        rung.set()
