"""Running the asynchronous venire under a command."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from venire.app import Venire, opened
from venire.settings import settings

T = TypeVar("T")


def run(work: Callable[[Venire], Awaitable[T]], in_memory: bool = False) -> T:
    """Open venire over the data folder, do the work, close. Errors are the caller's, Ctrl-C leaves it resumable."""

    async def whole() -> T:
        async with opened(settings(), in_memory, endures=False) as venire:
            return await work(venire)

    return asyncio.run(whole())
