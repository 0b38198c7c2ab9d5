"""The embedded store: one SQLite file in WAL mode, every append one transaction.

Two connections, each with its own thread: one writes, and what is read meanwhile does not wait for it.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from venire.kernel import chain
from venire.kernel.record import Entry
from venire.ports import Conflict, LeaseLost, SessionHead
from venire.stores import schema
from venire.stores.lines import Codecs, StoredLine, codec_for, exported, follows, opened, sealed
from venire.stores.thread import SqliteThread
from venire.stores.trouble import told

_CREATE = (
    "INSERT INTO sessions (session, kind, title, owner, opened_at, over, result, key, holder, held_until)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', 0.0)"
)
_APPEND = "INSERT INTO entries (session, seq, body, salt, hash, at_hash) VALUES (?, ?, ?, ?, ?, ?)"
_FOUND = "SELECT kind, key, holder FROM sessions WHERE session = ?"
_LAST = "SELECT seq, hash FROM entries WHERE session = ? ORDER BY seq DESC LIMIT 1"
_BODIES = "SELECT body FROM entries WHERE session = ? AND seq > ? ORDER BY seq"
_LINES = "SELECT seq, body, salt, hash, at_hash FROM entries WHERE session = ? ORDER BY seq"
_HEADS = (
    "SELECT session, kind, title, owner, opened_at,"
    " (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE entries.session = sessions.session), over, result FROM sessions"
)
_HEAD = f"{_HEADS} WHERE session = ?"
_NEWEST_FIRST = "ORDER BY opened_at DESC, session DESC"
_LEASE = (
    "UPDATE sessions SET holder = ?2, held_until = ?3 + ?4"
    " WHERE session = ?1 AND (holder = '' OR holder = ?2 OR held_until <= ?3)"
)
_RELEASE = "UPDATE sessions SET holder = '', held_until = 0.0 WHERE session = ? AND holder = ?"

_KEEP_ROOM = "INSERT INTO rooms (code, body) VALUES (?1, ?2) ON CONFLICT (code) DO UPDATE SET body = ?2"
_ROOM = "SELECT body FROM rooms WHERE code = ?"
_ROOMS = "SELECT body FROM rooms ORDER BY code"


class _Found(NamedTuple):
    """What the writing of a session must know of it."""

    kind: str
    key: bytes
    holder: str


class SqliteStore:
    """A store in one file. Make it with :meth:`at`."""

    def __init__(self, path: Path, codecs: Codecs, clock: Callable[[], float]) -> None:
        self._writing = SqliteThread(path)
        self._reading = SqliteThread(path)
        self._codecs = codecs
        self._clock = clock

    @classmethod
    async def at(cls, path: Path, codecs: Codecs, clock: Callable[[], float] = time.time) -> SqliteStore:
        """The store in this file, made or brought up to date. Raises :class:`StoreError`."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.open("ab").close()  # told before a thread is begun for it
        except OSError as error:
            raise told(OSError("unable to open"), str(path)) from error
        store = cls(path, codecs, clock)
        try:
            await store._writing.write(schema.migrate)
            await store._writing.do(lambda connection: connection.execute("PRAGMA journal_mode = WAL").close())
        except BaseException:
            await store.close()
            raise
        return store

    async def create(self, head: SessionHead, key: bytes) -> None:
        codec_for(self._codecs, head.kind)
        row = (head.session, head.kind, head.title, head.owner, head.opened_at, head.over, head.result, key)

        def create(connection: sqlite3.Connection) -> None:
            if connection.execute(_FOUND, (head.session,)).fetchone() is not None:
                raise Conflict(head.session)
            connection.execute(_CREATE, row)

        await self._writing.write(create)

    async def append(self, session: str, after: int, entries: Sequence[Entry], holder: str | None = None) -> None:
        follows(after, entries)

        def append(connection: sqlite3.Connection) -> None:
            found = _found(connection, session)
            if holder is not None and found.holder != holder:
                raise LeaseLost(session)
            last, before = connection.execute(_LAST, (session,)).fetchone() or (0, chain.GENESIS)
            if last != after:
                raise Conflict(f"{session} has {last} entries, not {after}")
            lines = sealed(found.key, session, before, entries, self._codecs[found.kind])
            connection.executemany(_APPEND, (_row(session, line) for line in lines))

        await self._writing.write(append)

    async def read(self, session: str, after: int = 0) -> Sequence[Entry]:
        def read(connection: sqlite3.Connection) -> tuple[str, Sequence[str]]:
            kind = _found(connection, session).kind
            return kind, [body for (body,) in connection.execute(_BODIES, (session, after))]

        kind, bodies = await self._reading.do(read)
        return opened(bodies, codec_for(self._codecs, kind))

    async def export(self, session: str) -> Sequence[dict[str, object]]:
        def read(connection: sqlite3.Connection) -> tuple[bytes, Sequence[StoredLine]]:
            key = _found(connection, session).key
            return key, [_line(*row) for row in connection.execute(_LINES, (session,))]

        key, lines = await self._reading.do(read)
        return exported(key, session, lines)

    async def key(self, session: str) -> bytes:
        return (await self._reading.do(lambda connection: _found(connection, session))).key

    async def head(self, session: str) -> SessionHead:
        def read(connection: sqlite3.Connection) -> SessionHead:
            row = connection.execute(_HEAD, (session,)).fetchone()
            if row is None:
                raise KeyError(session)
            return _head(*row)

        return await self._reading.do(read)

    async def sessions(self, owner: str | None = None) -> Sequence[SessionHead]:
        def read(connection: sqlite3.Connection) -> Sequence[SessionHead]:
            if owner is None:
                rows = connection.execute(f"{_HEADS} {_NEWEST_FIRST}")
            else:
                rows = connection.execute(f"{_HEADS} WHERE owner = ? {_NEWEST_FIRST}", (owner,))
            return [_head(*row) for row in rows]

        return await self._reading.do(read)

    async def close_session(self, session: str, result: str) -> None:
        await self._changed(session, "UPDATE sessions SET over = 1, result = ?2 WHERE session = ?1", result)

    async def delete(self, session: str) -> None:
        await self._changed(session, "DELETE FROM sessions WHERE session = ?1")

    async def lease(self, session: str, holder: str, seconds: float) -> bool:
        return await self._changed(session, _LEASE, holder, self._clock(), seconds) == 1

    async def holder(self, session: str) -> str:
        return (await self._reading.do(lambda connection: _found(connection, session))).holder

    async def release(self, session: str, holder: str) -> None:
        await self._writing.write(lambda connection: connection.execute(_RELEASE, (session, holder)).close())

    async def _changed(self, session: str, statement: str, *values: object) -> int:
        """How many rows the statement changes. Raises :class:`KeyError` for an unknown session."""

        def change(connection: sqlite3.Connection) -> int:
            _found(connection, session)
            return connection.execute(statement, (session, *values)).rowcount

        return await self._writing.write(change)

    async def keep(self, content_hash: str, content: bytes) -> None:
        statement = "INSERT OR IGNORE INTO contents (hash, content) VALUES (?, ?)"
        await self._writing.write(lambda connection: connection.execute(statement, (content_hash, content)).close())

    async def content(self, content_hash: str) -> bytes:
        def read(connection: sqlite3.Connection) -> bytes:
            row = connection.execute("SELECT content FROM contents WHERE hash = ?", (content_hash,)).fetchone()
            if row is None:
                raise KeyError(content_hash)
            return row[0]

        return await self._reading.do(read)

    async def keep_room(self, code: str, body: bytes) -> None:
        await self._writing.write(lambda connection: connection.execute(_KEEP_ROOM, (code, body)).close())

    async def room(self, code: str) -> bytes:
        found = await self._reading.do(lambda connection: connection.execute(_ROOM, (code,)).fetchone())
        if found is None:
            raise KeyError(code)
        return found[0]

    async def rooms(self) -> Sequence[bytes]:
        return await self._reading.do(lambda connection: [body for (body,) in connection.execute(_ROOMS)])

    async def drop_room(self, code: str) -> None:
        def drop(connection: sqlite3.Connection) -> int:
            return connection.execute("DELETE FROM rooms WHERE code = ?", (code,)).rowcount

        if not await self._writing.write(drop):
            raise KeyError(code)

    async def close(self) -> None:
        await self._reading.close()
        await self._writing.close()


def _found(connection: sqlite3.Connection, session: str) -> _Found:
    """Raises :class:`KeyError` for an unknown session."""
    row = connection.execute(_FOUND, (session,)).fetchone()
    if row is None:
        raise KeyError(session)
    return _Found(*row)


def _row(session: str, line: StoredLine) -> tuple[str, int, str, str, str, str]:
    return session, line.seq, line.body, line.link.salt, line.link.hash, line.link.at_hash


def _line(seq: int, body: str, salt: str, digest: str, at_hash: str) -> StoredLine:
    return StoredLine(seq, body, chain.Link(salt, digest, at_hash))


def _head(
    session: str, kind: str, title: str, owner: str, opened_at: str, entries: int, over: int, result: str
) -> SessionHead:
    return SessionHead(session, kind, title, owner, opened_at, entries, bool(over), result)
