"""The tables of the SQLite store, and the steps from each version to the next.

The version stands in ``PRAGMA user_version``; each step runs in one transaction with its new number. Alembic would
bring Mako and a folder of scripts for the same few statements, and it is not needed while one file holds one store.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Boolean, Column, Float, Integer, LargeBinary, MetaData, String, Table, Text
from sqlalchemy.ext.asyncio import AsyncConnection

from venire.stores.trouble import StoreError

metadata = MetaData()

sessions = Table(
    "sessions",
    metadata,
    Column("session", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("title", String, nullable=False),
    Column("owner", String, nullable=False),
    Column("opened_at", String, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("result", String, nullable=False),
    Column("holder", String, nullable=False),
    Column("held_until", Float, nullable=False),
)
entries = Table(
    "entries",
    metadata,
    Column("session", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    Column("salt", String, nullable=False),
    Column("hash", String, nullable=False),
    Column("at_hash", String, nullable=False),
)
contents = Table(
    "contents",
    metadata,
    Column("hash", String, primary_key=True),
    Column("content", LargeBinary, nullable=False),
)

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
)


async def migrate(connection: AsyncConnection) -> None:
    """Bring the file up to today's version.

    Raises :class:`StoreError` for one that a later venire or another program has written.
    """
    await connection.exec_driver_sql("BEGIN IMMEDIATE")
    version = int((await connection.exec_driver_sql("PRAGMA user_version")).scalar_one())
    if version > len(STEPS):
        raise StoreError(f"This file has version {version}, newer than {len(STEPS)}.", "Update venire.")
    await _ours(connection, version)
    for number, step in enumerate(STEPS[version:], start=version + 1):
        for statement in step:
            await connection.exec_driver_sql(statement)
        await connection.exec_driver_sql(f"PRAGMA user_version = {number}")
    await connection.commit()


async def _ours(connection: AsyncConnection, version: int) -> None:
    """Raises :class:`StoreError` for the file of another program: no table of it may be touched."""
    names = await connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'")
    found = set(names.scalars())
    if not (found >= set(metadata.tables) if version else not found):
        raise StoreError("The file is not a record of venire.", "Name another data folder, or move the file away.")
