"""A SQLite connection with a thread of its own, so that no disk is waited for in the loop."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeAlias, TypeVar

from venire.stores.trouble import StoreError, told

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], T]
"""What is to be done with the connection, in its thread and in one piece."""
PATIENCE = 5.0
"""Seconds for which a lock of another program is waited out."""
_PRAGMAS = ("synchronous = NORMAL", "foreign_keys = ON", "secure_delete = ON")


class SqliteThread:
    """Does one piece of work after the other, in the order in which they were handed in.

    Whoever goes away while a piece is being done does not interrupt it. The connection keeps its statements compiled.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "venire-store")
        self._connection: sqlite3.Connection | None = None
        self._closed = False

    async def do(self, work: Work[T]) -> T:
        """What the work brings. Raises :class:`StoreError` for trouble with the file, and all that the work raises."""
        if self._closed:
            raise StoreError(f"{self._path} has been closed.", "Open it again.")
        return await self._in_turn(lambda: self._done(work))

    async def write(self, work: Work[T]) -> T:
        """The same in one transaction: all that the work writes stands in the file when it returns, or none of it."""
        return await self.do(lambda connection: _whole(connection, work))

    async def close(self) -> None:
        """After all that was handed in before."""
        if not self._closed:
            self._closed = True
            await self._in_turn(self._close)
            self._thread.shutdown(wait=False)

    def _in_turn(self, work: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _done(self, work: Work[T]) -> T:
        try:
            self._connection = self._connection or _connected(self._path)
            return work(self._connection)
        except sqlite3.Error as error:
            raise told(error, str(self._path)) from error

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _connected(path: Path) -> sqlite3.Connection:
    """Our own BEGIN and COMMIT: the module's own transactions would begin too late to lock."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")  # what is none would stop whole lists
    try:
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _whole(connection: sqlite3.Connection, work: Work[T]) -> T:
    connection.execute("BEGIN IMMEDIATE")
    try:
        brought = work(connection)
        connection.execute("COMMIT")
        return brought
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
