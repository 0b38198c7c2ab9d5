"""The library database: imported cases of any source, as cards to list and search and a compressed body to load.

SQLite by Python's own ``sqlite3``, a connection for each question, so that any thread may ask. The body is the source's
own JSON: a source that improves how it makes a case of a record needs no new import. Nothing in the columns tells an
outcome; the body may.
"""

from __future__ import annotations

import hashlib
import sqlite3
import zlib
from collections.abc import Generator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from venire.library.case_error import CaseError
from venire.ports import CaseCard

_COMPRESSION = 3
"""zlib: a higher level gains a tenth in size and costs twice the time."""
_AT_ONCE = 200
"""Ids in one question to the database."""

_TABLE = "imported_case"
_SCHEMA = (
    f"CREATE TABLE IF NOT EXISTS {_TABLE} (source VARCHAR(40) NOT NULL, id VARCHAR(80) NOT NULL, title TEXT NOT NULL,"
    " tagline TEXT NOT NULL, year INTEGER NOT NULL, kind VARCHAR(10) NOT NULL, thin BOOLEAN NOT NULL,"
    " words TEXT NOT NULL, hash BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (source, id))",
    f"CREATE INDEX IF NOT EXISTS imported_case_order ON {_TABLE} (source, year, id)",
    f"CREATE INDEX IF NOT EXISTS imported_case_drawn ON {_TABLE} (source, thin)",
)
_COLUMNS = ("source", "id", "title", "tagline", "year", "kind", "thin", "words", "hash", "body")
_CARD = f"SELECT id, title, tagline, kind, year, source, thin FROM {_TABLE}"
_PUT = (
    f"INSERT INTO {_TABLE} ({', '.join(_COLUMNS)}) VALUES ({', '.join(f':{name}' for name in _COLUMNS)})"
    f" ON CONFLICT (source, id) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in _COLUMNS[2:])}"
)
_MOST = 2**62
"""A row number beyond any that there is, within what SQLite can count."""


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

    Raises :class:`CaseError` when the file is no database, or another program's.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        _folder_of(path)
        try:
            self._refuse_anothers()
            with self._connected() as connection:
                connection.execute("PRAGMA journal_mode=WAL")
                for statement in _SCHEMA:
                    connection.execute(statement)
        except sqlite3.DatabaseError as error:
            raise self._told(error) from error

    @contextmanager
    def _connected(self) -> Generator[sqlite3.Connection]:
        """A connection whose work is kept as one piece, or not at all."""
        with closing(sqlite3.connect(self.path)) as connection, connection:
            connection.row_factory = sqlite3.Row
            yield connection

    def _refuse_anothers(self) -> None:
        """Raises :class:`CaseError` for the file of another program: no table is added to it."""
        with self._connected() as connection:
            rows = connection.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            )
            found = {str(row["name"]) for row in rows}
        if found - {_TABLE}:
            raise CaseError(
                str(self.path),
                "it belongs to another program, and was left as it is",
                "Move it away, or set VENIRE_DATA to another folder.",
            )

    def _told(self, error: sqlite3.DatabaseError) -> CaseError:
        if isinstance(error, sqlite3.OperationalError):
            reason, remedy = "it cannot be read or written; the disk may be full", "Make room, then try again."
        else:
            reason, remedy = "it is not a library database, or it is damaged", "Move it away, and import again."
        return CaseError(str(self.path), reason, remedy)

    def put(self, cases: Sequence[Imported]) -> int:
        """Store these, replacing any of the same source and id; how many were new or changed."""
        fresh = list({(c.card.source, c.card.id): c for c in cases}.values())
        try:
            return self._put(fresh)
        except sqlite3.DatabaseError as error:
            raise self._told(error) from error

    def _put(self, fresh: Sequence[Imported]) -> int:
        with self._connected() as connection:
            known = self._hashes(connection, fresh)
            rows = [_row(c) for c in fresh if known.get((c.card.source, c.card.id)) != c.hash]
            connection.executemany(_PUT, rows)
        return len(rows)

    def _hashes(self, connection: sqlite3.Connection, cases: Sequence[Imported]) -> dict[tuple[str, str], bytes]:
        found: dict[tuple[str, str], bytes] = {}
        for start in range(0, len(cases), _AT_ONCE):
            ids = [c.card.id for c in cases[start : start + _AT_ONCE]]
            asked = f"SELECT source, id, hash FROM {_TABLE} WHERE id IN ({', '.join('?' * len(ids))})"
            found |= {(row["source"], row["id"]): row["hash"] for row in connection.execute(asked, ids)}
        return found

    def count(self, source: str) -> int:
        return self._counted(f"SELECT count(*) FROM {_TABLE} WHERE source = ?", source)

    def list(self, source: str, offset: int = 0, limit: int = 100) -> Sequence[CaseCard]:
        """Cards by year, then id."""
        asked = f"{_CARD} WHERE source = ? ORDER BY year, id LIMIT ? OFFSET ?"
        return self._cards(asked, source, min(limit, _MOST), min(offset, _MOST))

    def search(self, source: str, text: str, limit: int = 20) -> Sequence[CaseCard]:
        """Cards of the cases in which every word occurs, those with all of them in the title first."""
        words = text.casefold().split()[:20]
        if not words:
            return []
        held = " AND ".join(["instr(words, ?) > 0"] * len(words))
        titled = " AND ".join(["instr(lower(title), ?) > 0"] * len(words))
        asked = f"{_CARD} WHERE source = ? AND {held} ORDER BY ({titled}) DESC, thin, year, id LIMIT ?"
        return self._cards(asked, source, *words, *words, min(limit, _MOST))

    def drawable(self, source: str) -> int:
        """How many are not thin."""
        return self._counted(f"SELECT count(*) FROM {_TABLE} WHERE source = ? AND thin = 0", source)

    def drawn(self, source: str, number: int) -> CaseCard:
        """The case of this number, from 0, among those that are not thin. Raises :class:`IndexError` past the last."""
        asked = f"{_CARD} WHERE source = ? AND thin = 0 ORDER BY year, id LIMIT 1 OFFSET ?"
        return self._cards(asked, source, min(number, _MOST))[0]

    def body(self, source: str, case_id: str) -> bytes | None:
        """The JSON of a case, or None for an id there is not. Raises :class:`CaseError` for a damaged one."""
        with self._connected() as connection:
            asked = f"SELECT body FROM {_TABLE} WHERE source = ? AND id = ?"
            row = connection.execute(asked, (source, case_id)).fetchone()
        try:
            return None if row is None else zlib.decompress(row["body"])
        except zlib.error as error:
            raise CaseError(self.path.name, f"the case '{case_id}' is damaged", "Import its file again.") from error

    def _counted(self, asked: str, source: str) -> int:
        with self._connected() as connection:
            return int(connection.execute(asked, (source,)).fetchone()[0])

    def _cards(self, asked: str, *given: str | int) -> Sequence[CaseCard]:
        with self._connected() as connection:
            return [_card(row) for row in connection.execute(asked, given)]

    def close(self) -> None:
        """Nothing is left open between questions."""


def _card(row: sqlite3.Row) -> CaseCard:
    return CaseCard(
        id=row["id"],
        title=row["title"],
        tagline=row["tagline"],
        kind=row["kind"],
        year=row["year"],
        source=row["source"],
        thin=bool(row["thin"]),
    )


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
