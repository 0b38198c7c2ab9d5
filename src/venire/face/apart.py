"""Runs what is async for a caller who is not: in a program, in a notebook, inside a loop that is already running."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run_apart(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """What the work gives. Where a loop runs here already, it runs in a thread with a loop of its own."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(work())
    with ThreadPoolExecutor(max_workers=1, thread_name_prefix="venire") as thread:
        return thread.submit(lambda: asyncio.run(work())).result()
