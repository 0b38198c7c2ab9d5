"""The tables of the SQLite store, and the steps from each version to the next.

The version stands in ``PRAGMA user_version``; all steps run in one transaction with the new number. Alembic would
bring Mako and a folder of scripts for the same few statements, and it is not needed while one file holds one store.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from venire.stores.trouble import StoreError

TABLES = frozenset(("sessions", "entries", "contents"))
STEPS: Sequence[Sequence[str]] = (
    (
        "CREATE TABLE sessions (session TEXT PRIMARY KEY, kind TEXT NOT NULL, title TEXT NOT NULL,"
        " owner TEXT NOT NULL, opened_at TEXT NOT NULL, key BLOB NOT NULL, over BOOLEAN NOT NULL DEFAULT 0,"
        " result TEXT NOT NULL DEFAULT '') WITHOUT ROWID",
        "CREATE TABLE entries (session TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE, seq INTEGER NOT NULL,"
        " body TEXT NOT NULL, salt TEXT NOT NULL, hash TEXT NOT NULL, at_hash TEXT NOT NULL,"
        " PRIMARY KEY (session, seq)) WITHOUT ROWID",
        "CREATE TABLE contents (hash TEXT PRIMARY KEY, content BLOB NOT NULL)",
    ),
    (
        "ALTER TABLE sessions ADD COLUMN holder TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE sessions ADD COLUMN held_until REAL NOT NULL DEFAULT 0",
        "CREATE INDEX sessions_by_owner ON sessions (owner, opened_at)",
    ),
    ("CREATE TABLE rooms (code TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID",),
)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file up to today's version, in a transaction of the caller's.

    Raises :class:`StoreError` for one that a later venire or another program has written.
    """
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > len(STEPS):
        raise StoreError(f"This file has version {version}, newer than {len(STEPS)}.", "Update venire.")
    _ours(connection, version)
    for number, step in enumerate(STEPS[version:], start=version + 1):
        for statement in step:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")


def _ours(connection: sqlite3.Connection, version: int) -> None:
    """Raises :class:`StoreError` for the file of another program: no table of it may be touched."""
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not (found >= TABLES if version else not found):
        raise StoreError("The file is not a record of venire.", "Name another data folder, or move the file away.")
