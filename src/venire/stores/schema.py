"""The tables of the SQLite store, and the steps from each version to the next.

The version stands in ``PRAGMA user_version``; all steps run in one transaction with the new number. Alembic would
bring Mako and a folder of scripts for the same few statements, and it is not needed while one file holds one store.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import TypeAlias

from venire.kernel.chain import GENESIS
from venire.stores.keyring import KeyRing
from venire.stores.signing import BoundSession
from venire.stores.trouble import StoreError

TABLES = frozenset(("sessions", "entries", "contents"))
Doing: TypeAlias = Callable[[sqlite3.Connection, KeyRing], None]


def _move_keys(connection: sqlite3.Connection, ring: KeyRing) -> None:
    """To the ring, before they leave the sessions."""
    ring.add(connection.execute("SELECT session, CAST(key AS BLOB) FROM sessions").fetchall())


def _sign(connection: sqlite3.Connection, ring: KeyRing) -> None:
    """Every record as it stands now: what was altered before cannot be known."""
    for row in connection.execute(STANDINGS).fetchall():
        standing = BoundSession.of(row)
        count, last = connection.execute(LAST, (standing.session,)).fetchone() or (0, GENESIS)
        signed = standing.signed(ring.of(standing.session), count, last)
        connection.execute(SIGN, (signed.session, signed.head_hash, signed.seal))


STANDINGS = "SELECT session, kind, title, owner, opened_at, over, result, head_hash, seal FROM sessions"
LAST = "SELECT seq, hash FROM entries WHERE session = ? ORDER BY seq DESC LIMIT 1"
SIGN = "UPDATE sessions SET head_hash = ?2, seal = ?3 WHERE session = ?1"
STEPS: Sequence[Sequence[str | Doing]] = (
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
    (
        "ALTER TABLE sessions ADD COLUMN head_hash TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE sessions ADD COLUMN seal TEXT NOT NULL DEFAULT ''",
        _move_keys,
        _sign,
        "ALTER TABLE sessions DROP COLUMN key",
    ),
    (
        "CREATE TABLE papers (drawer TEXT NOT NULL, name TEXT NOT NULL, body BLOB NOT NULL,"
        " PRIMARY KEY (drawer, name)) WITHOUT ROWID",
    ),
)
KEYS_MOVED = 4
"""The version from which the keys are elsewhere."""


def migrate(connection: sqlite3.Connection, ring: KeyRing) -> bool:
    """Bring the file up to today's version, in a transaction of the caller's; whether keys have left it, so that their
    traces must be wiped out.

    Raises :class:`StoreError` for one that a later venire or another program has written.
    """
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > len(STEPS):
        raise StoreError(f"This file has version {version}, newer than {len(STEPS)}.", "Update venire.")
    _ours(connection, version)
    for number, step in enumerate(STEPS[version:], start=version + 1):
        for one in step:
            _take(connection, ring, one)
        connection.execute(f"PRAGMA user_version = {number}")
    return 0 < version < KEYS_MOVED


def _take(connection: sqlite3.Connection, ring: KeyRing, step: str | Doing) -> None:
    if isinstance(step, str):
        connection.execute(step)
    else:
        step(connection, ring)


def _ours(connection: sqlite3.Connection, version: int) -> None:
    """Raises :class:`StoreError` for the file of another program: no table of it may be touched."""
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not (found >= TABLES if version else not found):
        raise StoreError("The file is not a record of venire.", "Name another data folder, or move the file away.")
