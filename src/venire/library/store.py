"""The library database: imported cases of any source, as cards to list and search and a compressed body to load.

SQLite through SQLAlchemy Core. The body is the source's own JSON: a source that improves how it makes a case of a
record needs no new import. Nothing in the columns tells an outcome; the body may.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DatabaseError, OperationalError

from venire.library.case_error import CaseError
from venire.ports import CaseCard

_COMPRESSION = 3
"""zlib: a higher level gains a tenth in size and costs twice the time."""
_AT_ONCE = 200
"""Ids in one question to the database."""

_META = sa.MetaData()
_CASES = sa.Table(
    "imported_case",
    _META,
    sa.Column("source", sa.String(40), primary_key=True),
    sa.Column("id", sa.String(80), primary_key=True),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("tagline", sa.Text, nullable=False),
    sa.Column("year", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("thin", sa.Boolean, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("hash", sa.LargeBinary(16), nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Index("imported_case_order", "source", "year", "id"),
    sa.Index("imported_case_drawn", "source", "thin"),
)
_CARD = (_CASES.c.id, _CASES.c.title, _CASES.c.tagline, _CASES.c.kind, _CASES.c.year, _CASES.c.source, _CASES.c.thin)

_Query = sa.Select[*tuple[Any, ...]]


@dataclass(frozen=True, slots=True)
class Imported:
    """One case on its way into the library. ``words``: what may be searched; ``body``: the source's JSON, UTF-8."""

    card: CaseCard
    words: str
    body: bytes

    @property
    def hash(self) -> bytes:
        """16 bytes that change with the body or with anything the card shows."""
        shown = "\x1f".join((self.card.title, self.card.tagline, str(self.card.thin), self.words))
        return hashlib.blake2b(self.body, digest_size=16, key=hashlib.blake2b(shown.encode()).digest()[:32]).digest()


def _folder_of(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = f"its folder cannot be made ({error.strerror})"
        raise CaseError(path.name, reason, "Set VENIRE_DATA to a folder that can be written.") from error


class LibraryDatabase:
    """The database at a path; made when it is not there.

    Raises :class:`CaseError` when the file is no database, or another program's. May be used from one thread at a time.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._engine = sa.create_engine(f"sqlite:///{path}")
        _folder_of(path)
        try:
            self._refuse_anothers()
            with self._engine.begin() as connection:
                connection.exec_driver_sql("PRAGMA journal_mode=WAL")
                _META.create_all(connection)
        except DatabaseError as error:
            raise self._told(error) from error

    def _refuse_anothers(self) -> None:
        """Raises :class:`CaseError` for the file of another program: no table is added to it."""
        with self._engine.connect() as connection:
            found = set(sa.inspect(connection).get_table_names())
        if found - set(_META.tables):
            self.close()
            raise CaseError(
                str(self.path),
                "it belongs to another program, and was left as it is",
                "Move it away, or set VENIRE_DATA to another folder.",
            )

    def _told(self, error: DatabaseError) -> CaseError:
        if isinstance(error, OperationalError):
            reason, remedy = "it cannot be read or written; the disk may be full", "Make room, then try again."
        else:
            reason, remedy = "it is not a library database, or it is damaged", "Move it away, and import again."
        return CaseError(str(self.path), reason, remedy)

    def put(self, cases: Sequence[Imported]) -> int:
        """Store these, replacing any of the same source and id; how many were new or changed."""
        fresh = list({(c.card.source, c.card.id): c for c in cases}.values())
        try:
            return self._put(fresh)
        except DatabaseError as error:
            raise self._told(error) from error

    def _put(self, fresh: Sequence[Imported]) -> int:
        with self._engine.begin() as connection:
            known = self._hashes(connection, fresh)
            rows = [_row(c) for c in fresh if known.get((c.card.source, c.card.id)) != c.hash]
            if rows:
                statement = insert(_CASES)
                changed = {name: statement.excluded[name] for name in rows[0] if name not in ("source", "id")}
                connection.execute(statement.on_conflict_do_update(index_elements=["source", "id"], set_=changed), rows)
        return len(rows)

    def _hashes(self, connection: sa.Connection, cases: Sequence[Imported]) -> dict[tuple[str, str], bytes]:
        found: dict[tuple[str, str], bytes] = {}
        for start in range(0, len(cases), _AT_ONCE):
            ids = [c.card.id for c in cases[start : start + _AT_ONCE]]
            rows = connection.execute(
                sa.select(_CASES.c.source, _CASES.c.id, _CASES.c.hash).where(_CASES.c.id.in_(ids))
            )
            found |= {(row.source, row.id): row.hash for row in rows}
        return found

    def count(self, source: str) -> int:
        with self._engine.connect() as connection:
            return connection.execute(sa.select(sa.func.count()).where(_CASES.c.source == source)).scalar_one()

    def list(self, source: str, offset: int = 0, limit: int = 100) -> Sequence[CaseCard]:
        """Cards by year, then id."""
        query = sa.select(*_CARD).where(_CASES.c.source == source).order_by(_CASES.c.year, _CASES.c.id)
        return self._cards(query.offset(offset).limit(limit))

    def search(self, source: str, text: str, limit: int = 20) -> Sequence[CaseCard]:
        """Cards of the cases in which every word occurs, those with all of them in the title first."""
        words = text.casefold().split()[:20]
        if not words:
            return []
        query = sa.select(*_CARD).where(_CASES.c.source == source)
        for word in words:
            query = query.where(_CASES.c.words.contains(word, autoescape=True))
        titled = sa.and_(*(_CASES.c.title.icontains(word, autoescape=True) for word in words))
        return self._cards(query.order_by(titled.desc(), _CASES.c.thin, _CASES.c.year, _CASES.c.id).limit(limit))

    def drawable(self, source: str) -> int:
        """How many are not thin."""
        query = sa.select(sa.func.count()).where(_CASES.c.source == source, _CASES.c.thin.is_(False))
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one()

    def drawn(self, source: str, number: int) -> CaseCard:
        """The case of this number, from 0, among those that are not thin. Raises :class:`IndexError` past the last."""
        query = sa.select(*_CARD).where(_CASES.c.source == source, _CASES.c.thin.is_(False))
        return self._cards(query.order_by(_CASES.c.year, _CASES.c.id).offset(number).limit(1))[0]

    def body(self, source: str, case_id: str) -> bytes | None:
        """The JSON of a case, or None for an id there is not. Raises :class:`CaseError` for a damaged one."""
        query = sa.select(_CASES.c.body).where(_CASES.c.source == source, _CASES.c.id == case_id)
        with self._engine.connect() as connection:
            packed = connection.execute(query).scalar_one_or_none()
        try:
            return None if packed is None else zlib.decompress(packed)
        except zlib.error as error:
            raise CaseError(self.path.name, f"the case '{case_id}' is damaged", "Import its file again.") from error

    def _cards(self, query: _Query) -> Sequence[CaseCard]:
        with self._engine.connect() as connection:
            return [CaseCard(**row) for row in connection.execute(query).mappings()]

    def close(self) -> None:
        self._engine.dispose()


def _row(case: Imported) -> dict[str, object]:
    card = case.card
    return {
        "source": card.source,
        "id": card.id,
        "title": card.title,
        "tagline": card.tagline,
        "year": card.year,
        "kind": card.kind,
        "thin": card.thin,
        "words": case.words.casefold(),
        "hash": case.hash,
        "body": zlib.compress(case.body, _COMPRESSION),
    }
