"""The embedded store: one SQLite file in WAL mode, every append one transaction.

Two connections, each with its own thread: one writes, and what is read meanwhile does not wait for it.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from venire.errors import VenireError
from venire.kernel import chain
from venire.kernel.record import Entry
from venire.ports import Conflict, LeaseLost, SessionHead
from venire.stores import schema
from venire.stores.keyring import KeyRing, private
from venire.stores.lines import Codecs, StoredLine, checked, codec_for, exported, follows, opened, sealed
from venire.stores.signing import BoundSession
from venire.stores.thread import SqliteThread
from venire.stores.trouble import told

_CREATE = (
    "INSERT INTO sessions (session, kind, title, owner, opened_at, over, result, head_hash, seal, holder, held_until)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '', 0.0)"
)
_APPEND = "INSERT INTO entries (session, seq, body, salt, hash, at_hash) VALUES (?, ?, ?, ?, ?, ?)"
_STANDING = f"{schema.STANDINGS} WHERE session = ?"
_HOLDER = "SELECT holder FROM sessions WHERE session = ?"
_CLOSE = "UPDATE sessions SET over = 1, result = ?2, seal = ?3 WHERE session = ?1"
_BODIES = "SELECT body FROM entries WHERE session = ? AND seq > ? ORDER BY seq"
_LINES = "SELECT seq, body, salt, hash, at_hash FROM entries WHERE session = ? ORDER BY seq"
_COUNT = "SELECT COALESCE(MAX(seq), 0) FROM entries WHERE session = ?"
_OPENING = "SELECT body FROM entries WHERE session = ? AND seq = 1"
_PINNED = "SELECT hash FROM contents WHERE instr(?, hash)"
_FORGET = (
    "DELETE FROM contents WHERE hash = ?1 AND NOT EXISTS (SELECT 1 FROM sessions JOIN entries USING (session)"
    " WHERE seq = 1 AND instr(body, ?1))"
)
_NEWEST_FIRST = "ORDER BY opened_at DESC, session DESC"
_LEASE = (
    "UPDATE sessions SET holder = ?2, held_until = ?3 + ?4"
    " WHERE session = ?1 AND (holder = '' OR holder = ?2 OR held_until <= ?3)"
)
_RELEASE = "UPDATE sessions SET holder = '', held_until = 0.0 WHERE session = ? AND holder = ?"

_KEEP_ROOM = "INSERT INTO rooms (code, body) VALUES (?, ?) ON CONFLICT (code) DO NOTHING"
_CHANGE_ROOM = "UPDATE rooms SET body = ? WHERE code = ? AND body = ?"
_ROOM = "SELECT body FROM rooms WHERE code = ?"
_ROOMS = "SELECT body FROM rooms ORDER BY code"
_KEEP_PAPER = (
    "INSERT INTO papers (drawer, name, body) VALUES (?1, ?2, ?3) ON CONFLICT (drawer, name) DO UPDATE SET body = ?3"
)
_PAPER = "SELECT body FROM papers WHERE drawer = ? AND name = ?"
_PAPERS = "SELECT body FROM papers WHERE drawer = ? ORDER BY name"
_DROP_PAPER = "DELETE FROM papers WHERE drawer = ? AND name = ?"


ALTERED = "altered"
"""The result of a session in whose place something else stands, in the list."""


class SqliteStore:
    """A store in one file. Make it with :meth:`at`."""

    def __init__(self, path: Path, codecs: Codecs, clock: Callable[[], float]) -> None:
        self._ring = KeyRing(path.with_suffix(".keys"))
        self._written: dict[str, tuple[BoundSession, int, str]] = {}
        self._writing = SqliteThread(path)
        self._reading = SqliteThread(path)
        self._codecs = codecs
        self._clock = clock

    @classmethod
    async def at(cls, path: Path, codecs: Codecs, clock: Callable[[], float] = time.time) -> SqliteStore:
        """The store in this file, made or brought up to date. Raises :class:`StoreError`."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            private(path)  # told before a thread is begun for it
        except OSError as error:
            raise told(OSError("unable to open"), str(path)) from error
        store = cls(path, codecs, clock)
        try:
            moved = await store._writing.write(lambda connection: schema.migrate(connection, store._ring))
            await store._writing.do(lambda connection: _settled(connection, wiped=moved))
        except BaseException:
            await store.close()
            raise
        return store

    async def create(self, head: SessionHead, key: bytes) -> None:
        codec_for(self._codecs, head.kind)
        standing = BoundSession(
            head.session, head.kind, head.title, head.owner, head.opened_at, int(head.over), head.result, "", ""
        ).signed(key, 0, chain.GENESIS)

        def create(connection: sqlite3.Connection) -> None:
            if connection.execute(_STANDING, (head.session,)).fetchone() is not None:
                raise Conflict(head.session)
            self._ring.add([(head.session, key)])
            connection.execute(_CREATE, standing)

        await self._writing.write(create)

    async def append(self, session: str, after: int, entries: Sequence[Entry], holder: str | None = None) -> None:
        follows(after, entries)

        def append(connection: sqlite3.Connection) -> None:
            standing = _standing(connection, session)
            if holder is not None and _holder(connection, session) != holder:
                raise LeaseLost(session)
            last, before = connection.execute(schema.LAST, (session,)).fetchone() or (0, chain.GENESIS)
            if last != after:
                raise Conflict(f"{session} has {last} entries, not {after}")
            key = self._ring.of(session)
            if self._written.get(session) != (standing, last, before):
                standing.require_end(key, last, before)  # else what was cut off would be signed with what follows
            lines = list(sealed(key, session, before, entries, self._codecs[standing.kind]))
            connection.executemany(_APPEND, (_row(session, line) for line in lines))
            if lines:
                signed = standing.signed(key, lines[-1].seq, lines[-1].link.hash)
                connection.execute(schema.SIGN, (session, signed.head_hash, signed.seal))
                self._written[session] = (signed, lines[-1].seq, lines[-1].link.hash)

        await self._writing.write(append)

    async def read(self, session: str, after: int = 0) -> Sequence[Entry]:
        if after == 0:
            return await self._whole(session)

        def read(connection: sqlite3.Connection) -> tuple[str, Sequence[str]]:
            kind = _standing(connection, session).kind
            return kind, [body for (body,) in connection.execute(_BODIES, (session, after))]

        kind, bodies = await self._reading.do(read)
        return opened(bodies, codec_for(self._codecs, kind))

    async def _whole(self, session: str) -> Sequence[Entry]:
        standing, lines = await self._reading.do(lambda connection: _record(connection, session))
        key = self._ring.of(session)
        standing.require_sealed(key)
        if not lines:
            standing.require_end(key, 0, chain.GENESIS)
        return checked(key, session, lines, standing.head_hash, codec_for(self._codecs, standing.kind))

    async def export(self, session: str) -> Sequence[dict[str, object]]:
        standing, lines = await self._reading.do(lambda connection: _record(connection, session))
        return exported(session, lines, standing.head_hash)

    async def key(self, session: str) -> bytes:
        await self._reading.do(lambda connection: _standing(connection, session))
        return self._ring.of(session)

    async def head(self, session: str) -> SessionHead:
        def read(connection: sqlite3.Connection) -> tuple[BoundSession, int]:
            return _standing(connection, session), connection.execute(_COUNT, (session,)).fetchone()[0]

        standing, entries = await self._reading.do(read)
        standing.require_sealed(self._ring.of(session))
        return _head(standing, entries)

    async def sessions(self, owner: str | None = None) -> Sequence[SessionHead]:
        def read(connection: sqlite3.Connection) -> Sequence[tuple[BoundSession, int]]:
            whose, values = ("", ()) if owner is None else ("WHERE owner = ?", (owner,))
            rows = connection.execute(f"{schema.STANDINGS} {whose} {_NEWEST_FIRST}", values).fetchall()
            counted = ((BoundSession.of(row), connection.execute(_COUNT, (row[0],))) for row in rows)
            return [(standing, count.fetchone()[0]) for standing, count in counted]

        return [self._listed(standing, entries) for standing, entries in await self._reading.do(read)]

    def _listed(self, standing: BoundSession, entries: int) -> SessionHead:
        """One that was altered is named as such, and keeps none of the others from being told."""
        try:
            standing.require_sealed(self._ring.of(standing.session))
        except VenireError:
            return replace(_head(standing, entries), over=True, result=ALTERED)
        return _head(standing, entries)

    async def close_session(self, session: str, result: str) -> None:
        def close(connection: sqlite3.Connection) -> None:
            standing = _standing(connection, session)
            key = self._ring.of(session)
            standing.require_sealed(key)
            connection.execute(_CLOSE, (session, result, standing.ended(key, result).seal))

        await self._writing.write(close)

    async def delete(self, session: str) -> None:
        def delete(connection: sqlite3.Connection) -> None:
            _standing(connection, session)
            (opening,) = connection.execute(_OPENING, (session,)).fetchone() or ("",)
            pinned = connection.execute(_PINNED, (opening,)).fetchall()
            connection.execute("DELETE FROM sessions WHERE session = ?", (session,))
            connection.executemany(_FORGET, pinned)

        await self._writing.write(delete)
        await self._wiped()
        self._ring.drop(session)
        self._written.pop(session, None)

    async def _wiped(self) -> None:
        """Nothing of what was deleted is left in the log either, unless somebody reads from it just now."""
        await self._writing.do(lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())

    async def lease(self, session: str, holder: str, seconds: float) -> bool:
        return await self._changed(session, _LEASE, holder, self._clock(), seconds) == 1

    async def holder(self, session: str) -> str:
        return await self._reading.do(lambda connection: _holder(connection, session))

    async def release(self, session: str, holder: str) -> None:
        await self._writing.write(lambda connection: connection.execute(_RELEASE, (session, holder)).close())

    async def _changed(self, session: str, statement: str, *values: object) -> int:
        """How many rows the statement changes. Raises :class:`KeyError` for an unknown session."""

        def change(connection: sqlite3.Connection) -> int:
            _standing(connection, session)
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

    async def keep_room(self, code: str, body: bytes, before: bytes = b"") -> None:
        def keep(connection: sqlite3.Connection) -> int:
            written = (_CHANGE_ROOM, (body, code, before)) if before else (_KEEP_ROOM, (code, body))
            return connection.execute(*written).rowcount

        if not await self._writing.write(keep):
            raise Conflict(code)

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
        await self._wiped()

    async def keep_paper(self, drawer: str, name: str, body: bytes) -> None:
        await self._writing.write(lambda connection: connection.execute(_KEEP_PAPER, (drawer, name, body)).close())

    async def paper(self, drawer: str, name: str) -> bytes:
        found = await self._reading.do(lambda connection: connection.execute(_PAPER, (drawer, name)).fetchone())
        if found is None:
            raise KeyError(name)
        return found[0]

    async def papers(self, drawer: str) -> Sequence[bytes]:
        return await self._reading.do(lambda connection: [body for (body,) in connection.execute(_PAPERS, (drawer,))])

    async def drop_paper(self, drawer: str, name: str) -> None:
        if not await self._writing.write(lambda connection: connection.execute(_DROP_PAPER, (drawer, name)).rowcount):
            raise KeyError(name)
        await self._wiped()

    async def close(self) -> None:
        await self._reading.close()
        await self._writing.close()


def _settled(connection: sqlite3.Connection, *, wiped: bool) -> None:
    """In WAL mode, and, where secrets have left the file, without a trace of them."""
    if wiped:
        connection.execute("PRAGMA journal_mode = DELETE").fetchall()  # what stood in the log goes with it
        connection.execute("VACUUM")
    connection.execute("PRAGMA journal_mode = WAL").fetchall()


def _standing(connection: sqlite3.Connection, session: str) -> BoundSession:
    """Raises :class:`KeyError` for an unknown session."""
    row = connection.execute(_STANDING, (session,)).fetchone()
    if row is None:
        raise KeyError(session)
    return BoundSession.of(row)


def _holder(connection: sqlite3.Connection, session: str) -> str:
    """Raises :class:`KeyError` for an unknown session."""
    row = connection.execute(_HOLDER, (session,)).fetchone()
    if row is None:
        raise KeyError(session)
    return row[0]


def _record(connection: sqlite3.Connection, session: str) -> tuple[BoundSession, Sequence[StoredLine]]:
    return _standing(connection, session), [_line(*row) for row in connection.execute(_LINES, (session,))]


def _row(session: str, line: StoredLine) -> tuple[str, int, str, str, str, str]:
    return session, line.seq, line.body, line.link.salt, line.link.hash, line.link.at_hash


def _line(seq: int, body: str, salt: str, digest: str, at_hash: str) -> StoredLine:
    return StoredLine(seq, body, chain.Link(salt, digest, at_hash))


def _head(standing: BoundSession, entries: int) -> SessionHead:
    session, kind, title, owner, opened_at, over, result, *_ = standing
    return SessionHead(session, kind, title, owner, opened_at, entries, bool(over), result)
