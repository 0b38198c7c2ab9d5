"""Worker processes: begun when the first is wanted, one for each processor, begun anew after so many pieces of work.

Source: design/engine.md, "Beside the loop".
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

from venire.errors import VenireError

P = ParamSpec("P")
T = TypeVar("T")
RECYCLED = 2_000
"""Pieces of work after which all are begun anew: what they keep in memory does not add up for ever."""
PATIENCE = 20.0
"""Seconds of the processor for one piece; what takes longer is given up."""
ATTEMPTS = 2
"""How often a piece of work is tried whose worker dies."""
LOWER = 5
"""How much further back than the server they stand in the queue for the processor."""
METHOD = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"


class WorkerProcesses:
    """:class:`venire.ports.Workers` of this machine."""

    def __init__(self, many: int = 0, patience: float = PATIENCE) -> None:
        """``many``: how many work at once; 0: one for each processor."""
        self._many = many or os.cpu_count() or 1
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._done = 0

    async def run(self, work: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> T:
        """What the work brings. One that dies at it is replaced, and the work tried once more."""
        for _ in range(ATTEMPTS):
            pool = self._working()
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    pool, _in_time, partial(work, *given, **named), self._patience
                )
            except BrokenProcessPool:
                self._drop(pool)
        raise VenireError("A worker of this server died twice over one piece of work.", "Try again.")

    def close(self) -> None:
        """End them all, with what is under way."""
        pool, self._pool, self._done = self._pool, None, 0
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Whose work it was that died with these first, begins them anew; the others find that done."""
        pool.shutdown(wait=False)
        if pool is self._pool:
            self._pool = None

    def _working(self) -> ProcessPoolExecutor:
        self._done += 1
        if self._pool is None or self._done > RECYCLED:
            if self._pool is not None:
                self._pool.shutdown(wait=False)  # what is under way is brought to its end
            context = multiprocessing.get_context(METHOD)
            self._pool, self._done = ProcessPoolExecutor(self._many, context, _begun), 1
        return self._pool


def _begun() -> None:
    """A worker leaves Ctrl-C to the server, gives way to it, and ends with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(LOWER)
    threading.Thread(target=_ended_with_server, daemon=True).start()


def _ended_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _in_time(work: Callable[[], T], patience: float) -> T:
    if not hasattr(signal, "setitimer"):
        return work()
    signal.signal(signal.SIGVTALRM, _too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, patience)
    try:
        return work()
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _too_long(_signal: int, _frame: object) -> None:
    raise VenireError("That took too long to think about.", "Say it in fewer words.")
