"""The embedded store: one SQLite file in WAL mode, every append one transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import delete, event, func, insert, select, update
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.engine import URL, Row
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from venire.kernel import chain
from venire.kernel.record import Entry
from venire.ports import Conflict, LeaseLost, SessionHead
from venire.stores import schema
from venire.stores.lines import Codecs, StoredLine, codec_for, exported, follows, opened, sealed
from venire.stores.trouble import StoreError, told

_PRAGMAS = ("synchronous = NORMAL", "foreign_keys = ON", "busy_timeout = 5000")
_ENTRIES = (
    select(func.coalesce(func.max(schema.entries.c.seq), 0))
    .where(schema.entries.c.session == schema.sessions.c.session)
    .scalar_subquery()
)
_COLUMNS = ("session", "kind", "title", "owner", "opened_at", "over", "result")
_HEADS = select(*(schema.sessions.c[name] for name in _COLUMNS), _ENTRIES.label("entries"))


class SqliteStore:
    """A store in one file. Make it with :meth:`at`."""

    def __init__(self, engine: AsyncEngine, place: str, codecs: Codecs, clock: Callable[[], float]) -> None:
        self._engine = engine
        self._place = place
        self._codecs = codecs
        self._clock = clock
        self._writing = asyncio.Lock()

    @classmethod
    async def at(cls, path: Path, codecs: Codecs, clock: Callable[[], float] = time.time) -> SqliteStore:
        """The store in this file, made or brought up to date. Raises :class:`StoreError`."""
        engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)), pool_size=4)
        event.listen(engine.sync_engine, "connect", _prepare)
        store = cls(engine, str(path), codecs, clock)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.open("ab").close()  # told here rather than by the database's thread, which may outlive the loop
            async with store._reading() as connection:
                await schema.migrate(connection)
                await connection.exec_driver_sql("PRAGMA journal_mode = WAL")
        except OSError as error:
            await engine.dispose()
            raise told(OSError("unable to open"), str(path)) from error
        except StoreError:
            await engine.dispose()
            raise
        return store

    @asynccontextmanager
    async def _reading(self) -> AsyncGenerator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except DBAPIError as error:
            raise told(error, self._place) from error

    @asynccontextmanager
    async def _transaction(self) -> AsyncGenerator[AsyncConnection]:
        async with self._writing, self._reading() as connection:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
            await connection.commit()

    async def create(self, head: SessionHead, key: bytes) -> None:
        codec_for(self._codecs, head.kind)
        values = {name: getattr(head, name) for name in _COLUMNS}
        row = {**values, "key": key, "holder": "", "held_until": 0.0}
        async with self._transaction() as connection:
            if await _found(connection, head.session) is not None:
                raise Conflict(head.session)
            await connection.execute(insert(schema.sessions), row)

    async def append(self, session: str, after: int, entries: Sequence[Entry], holder: str | None = None) -> None:
        follows(after, entries)
        async with self._transaction() as connection:
            owner = _known(session, await _found(connection, session))
            if holder is not None and owner.holder != holder:
                raise LeaseLost(session)
            last, before = await _last(connection, session)
            if last != after:
                raise Conflict(f"{session} has {last} entries, not {after}")
            lines = sealed(owner.key, session, before, entries, self._codecs[owner.kind])
            await connection.execute(insert(schema.entries), [_row(session, line) for line in lines])

    async def read(self, session: str, after: int = 0) -> Sequence[Entry]:
        table = schema.entries.c
        query = select(table.body).where(table.session == session, table.seq > after).order_by(table.seq)
        async with self._reading() as connection:
            owner = _known(session, await _found(connection, session))
            bodies = (await connection.execute(query)).scalars().all()
        return opened(bodies, codec_for(self._codecs, owner.kind))

    async def export(self, session: str) -> Sequence[dict[str, object]]:
        table = schema.entries
        query = select(table).where(table.c.session == session).order_by(table.c.seq)
        async with self._reading() as connection:
            owner = _known(session, await _found(connection, session))
            rows = (await connection.execute(query)).all()
        return exported(owner.key, session, [_line(row) for row in rows])

    async def key(self, session: str) -> bytes:
        async with self._reading() as connection:
            return _known(session, await _found(connection, session)).key

    async def head(self, session: str) -> SessionHead:
        async with self._reading() as connection:
            query = _HEADS.where(schema.sessions.c.session == session)
            return _head(_known(session, (await connection.execute(query)).first()))

    async def sessions(self, owner: str | None = None) -> Sequence[SessionHead]:
        table = schema.sessions.c
        query = _HEADS.order_by(table.opened_at.desc(), table.session.desc())
        async with self._reading() as connection:
            rows = await connection.execute(query if owner is None else query.where(table.owner == owner))
            return [_head(row) for row in rows]

    async def close_session(self, session: str, result: str) -> None:
        await self._change(session, over=True, result=result)

    async def delete(self, session: str) -> None:
        async with self._transaction() as connection:
            _known(session, await _found(connection, session))
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.session == session))

    async def lease(self, session: str, holder: str, seconds: float) -> bool:
        now, table = self._clock(), schema.sessions
        free = (table.c.holder == "") | (table.c.holder == holder) | (table.c.held_until <= now)
        taken = update(table).where(table.c.session == session, free).values(holder=holder, held_until=now + seconds)
        async with self._transaction() as connection:
            _known(session, await _found(connection, session))
            return (await connection.execute(taken)).rowcount == 1

    async def holder(self, session: str) -> str:
        async with self._reading() as connection:
            return _known(session, await _found(connection, session)).holder

    async def release(self, session: str, holder: str) -> None:
        table = schema.sessions
        mine = update(table).where(table.c.session == session, table.c.holder == holder)
        async with self._transaction() as connection:
            await connection.execute(mine.values(holder="", held_until=0.0))

    async def _change(self, session: str, **values: object) -> None:
        table = schema.sessions
        async with self._transaction() as connection:
            _known(session, await _found(connection, session))
            await connection.execute(update(table).where(table.c.session == session).values(**values))

    async def keep(self, content_hash: str, content: bytes) -> None:
        async with self._transaction() as connection:
            new = insert(schema.contents).prefix_with("OR IGNORE")
            await connection.execute(new, {"hash": content_hash, "content": content})

    async def content(self, content_hash: str) -> bytes:
        query = select(schema.contents.c.content).where(schema.contents.c.hash == content_hash)
        async with self._reading() as connection:
            return _known(content_hash, (await connection.execute(query)).first()).content

    async def close(self) -> None:
        await self._engine.dispose()


def _prepare(connection: AsyncAdapt_aiosqlite_connection, _record: object) -> None:
    """Our own BEGIN and COMMIT: the driver's legacy transactions would begin too late to lock."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def _found(connection: AsyncConnection, session: str) -> Row[Any] | None:
    query = select(schema.sessions).where(schema.sessions.c.session == session)
    return (await connection.execute(query)).first()


def _known(name: str, row: Row[Any] | None) -> Row[Any]:
    if row is None:
        raise KeyError(name)
    return row


async def _last(connection: AsyncConnection, session: str) -> tuple[int, str]:
    table = schema.entries.c
    query = select(table.seq, table.hash).where(table.session == session).order_by(table.seq.desc()).limit(1)
    row = (await connection.execute(query)).first()
    return (0, chain.GENESIS) if row is None else (row.seq, row.hash)


def _row(session: str, line: StoredLine) -> dict[str, Any]:
    link = line.link
    body = {"session": session, "seq": line.seq, "body": line.body}
    return {**body, "salt": link.salt, "hash": link.hash, "at_hash": link.at_hash}


def _line(row: Row[Any]) -> StoredLine:
    return StoredLine(row.seq, row.body, chain.Link(row.salt, row.hash, row.at_hash))


def _head(row: Row[Any]) -> SessionHead:
    return SessionHead(
        session=row.session,
        kind=row.kind,
        title=row.title,
        owner=row.owner,
        opened_at=row.opened_at,
        entries=row.entries,
        over=row.over,
        result=row.result,
    )
