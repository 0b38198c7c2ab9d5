"""What has been loaded for good is looked through for garbage no more: that held every visitor up for 140 ms at a time.

A freeze takes no time itself. It follows what is loaded when somebody first wants it, and happens no more often than
that, since garbage that is frozen stays.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Awaitable, Callable

LOOK = 5.0
"""Seconds between two looks at what has been loaded."""


async def settle(sleep: Callable[[float], Awaitable[None]]) -> None:
    """For ever: freeze what is there now, and again whenever modules have been loaded and loading has come to rest."""
    frozen = seen = 0
    while True:
        loaded = len(sys.modules)
        if loaded != frozen and (loaded == seen or not seen):
            gc.freeze()
            frozen = loaded
        seen = loaded
        await sleep(LOOK)
