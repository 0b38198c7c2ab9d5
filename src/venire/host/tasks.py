"""Work beside everything else: how it is stopped, and how its end is heard when nobody waits for it."""

from __future__ import annotations

import asyncio
import logging

_log = logging.getLogger(__name__)


async def stop(*tasks: asyncio.Task[None]) -> None:
    """Cancel these, and wait until they have ended, however they end."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def tell_fault(task: asyncio.Task[None], what: str) -> None:
    """Log the error that ended this task, which should not have ended by one; ``what`` it was, in the plural."""
    if not task.cancelled() and (error := task.exception()):
        _log.error("%s stopped: %s", what, type(error).__name__, exc_info=error)
