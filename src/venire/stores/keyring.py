"""The signing keys of a store's sessions, in a file of their own that only its owner may read.

Whoever can write to the record, but not read the keys, can make no record anew. A key never changes, so that each is
read once and an append need not look here.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from venire.stores.trouble import StoreError, told

T = TypeVar("T")
_TABLE = "CREATE TABLE IF NOT EXISTS keys (session TEXT PRIMARY KEY, key BLOB NOT NULL) WITHOUT ROWID"
_OPEN_TO_OTHERS = 0o077


def private(path: Path) -> None:
    """Make sure that the file is there, readable and writable by its owner only where it is made here.

    Raises :class:`OSError`.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600))


class KeyRing:
    """The keys in this file, which is made with the first of them."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[str, bytes] = {}

    def of(self, session: str) -> bytes:
        """The key of a session. Raises :class:`StoreError` where it has gone."""
        if session not in self._known:
            self._known.update(self._done(_all))
        try:
            return self._known[session]
        except KeyError as error:
            raise StoreError(
                f"The signing key of session {session[:60]} is not in {self._path}.",
                "Put that file back from the copy that was made with the record.",
            ) from error

    def add(self, keys: Iterable[tuple[str, bytes]]) -> None:
        """Keep these; they stand in the file when it returns. A key that is there already stays."""
        rows = list(keys)
        self._done(lambda file: file.executemany("INSERT OR IGNORE INTO keys (session, key) VALUES (?, ?)", rows))
        self._known.update(self._done(_all))

    def drop(self, session: str) -> None:
        """Forget the key of a session that is no more."""
        self._known.pop(session, None)
        self._done(lambda file: file.execute("DELETE FROM keys WHERE session = ?", (session,)))

    def _done(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            private(self._path)
            if self._path.stat().st_mode & _OPEN_TO_OTHERS:
                self._path.chmod(0o600)
            with closing(sqlite3.connect(self._path, timeout=5.0)) as file, file:
                file.execute("PRAGMA secure_delete = ON")
                file.execute(_TABLE)
                return work(file)
        except OSError as error:
            raise told(OSError("unable to open"), str(self._path)) from error
        except sqlite3.Error as error:
            raise told(error, str(self._path)) from error


def _all(file: sqlite3.Connection) -> dict[str, bytes]:
    rows: list[tuple[str, bytes]] = file.execute("SELECT session, key FROM keys").fetchall()
    return dict(rows)
