"""A record read again: from a session at hand, from the data folder, or from a file that was taken away."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias, cast

from venire.app import Venire
from venire.catalog import kinds
from venire.errors import VenireError
from venire.exports.recorded import Lines, lines_of, text_of
from venire.exports.tellings.kinds import telling
from venire.exports.transcript import Passage
from venire.face.apart import run_apart
from venire.face.opening import open_venire
from venire.face.outcome import Outcome
from venire.host.clock import SystemClock
from venire.host.session import AnySession, Session
from venire.kernel.codec import CodecError
from venire.kernel.frozen import Frozen
from venire.kernel.kind import AnyKind
from venire.kernel.opening import content_hash
from venire.kernel.record import BENCH, Entry, Event, Viewer, may_see
from venire.kernel.request import LOCAL
from venire.ports import SessionHead
from venire.sessions.opening import newest
from venire.stores.memory import MemoryStore

RecordGiven: TypeAlias = "Outcome[Frozen] | AnySession | Path | str"
"""An outcome, a session, a ``.jsonl`` or ``.json`` export by its path, or the id of a session, or ``last``."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A record, read again. Iterated over, it gives its events one after another."""

    entries: Sequence[Entry]
    session: AnySession | None
    """None where the record came without what it was opened on, as a ``.jsonl`` does."""

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events())

    def events(self, viewer: Viewer = BENCH) -> Sequence[Event]:
        """Everything that happened, as this viewer saw it."""
        return [entry.event for entry in self.entries if may_see(viewer, entry.event)]

    def passages(self, viewer: Viewer = BENCH) -> Sequence[Passage]:
        """The transcript, as this viewer saw it. Raises :class:`VenireError` where the case is not at hand."""
        if self.session is None:
            raise VenireError("This record came without its case.", "Replay a json export, or the session itself.")
        return telling(self.session).passages([one for one in self.entries if may_see(viewer, one.event)])


def replay(source: RecordGiven, *, data: Path | str | None = None) -> Replay:
    """Read a session again, from its beginning.

    ``source``: an outcome, a session, a ``.jsonl`` or ``.json`` export by its path, or the id of a session in ``data``,
    the data folder. Raises :class:`VenireError` for what is not there, or is no record.
    """
    path = file_of(source)
    if path is not None and path.suffix.lower() != ".json":
        return Replay(_entries(lines_of(text_of(path))), None)
    session = run_apart(lambda: _kept(str(source), data)) if isinstance(source, str | Path) and path is None else None
    session = session or session_at_hand(source)
    return Replay(session.entries, session)


def file_of(source: object) -> Path | None:
    """The file that is meant, where one is. Raises :class:`VenireError` for one that is not there."""
    if not isinstance(source, str | Path):
        return None
    path = Path(source)
    if path.suffix.lower() in (".json", ".jsonl") and not path.is_file():
        raise VenireError(f"There is no file {path.name!r}.", "Name one that `export` has written.")
    return path if path.is_file() else None


def session_at_hand(source: RecordGiven) -> AnySession:
    """The session of an outcome or of a ``.json`` export. Raises :class:`VenireError` for another file."""
    if isinstance(source, Outcome):
        return source.session
    return _whole(text_of(Path(source)), Path(source).name) if isinstance(source, str | Path) else source


async def _kept(name: str, data: Path | str | None) -> AnySession:
    async with open_venire(data) as venire:
        return await session_named(venire, name)


async def session_named(venire: Venire, name: str) -> AnySession:
    """The session of this id, or the newest for ``last``. Raises :class:`VenireError`."""
    return await venire.find(await newest(venire.court) if name == "last" else name)


def _entries(lines: Lines) -> Sequence[Entry]:
    """The entries of a record that does not name its kind, read by the first kind that can."""
    told = "it has no entry"
    for kind in kinds().values() if lines else ():
        try:
            return [kind.codec.decode(dict(line)) for line in lines]
        except CodecError as error:
            told = str(error)
    raise VenireError(f"This record cannot be read: {told}.", "Give a file made by `export`.")


def _whole(text: str, name: str) -> AnySession:
    """The session of a ``json`` export. Raises :class:`VenireError`."""
    try:
        held = cast("Mapping[str, Any]", json.loads(text))
        kind, opened, papers = held["kind"], held["entries"], held["contents"]
        contents = {pin: _packed(body) for pin, body in papers.items()}
        entries = [kinds()[kind].codec.decode(dict(line)) for line in opened]
        head = SessionHead(held["session"], kind, held["title"], LOCAL, entries[0].at.isoformat(), len(entries), True)
    except (ValueError, LookupError, TypeError, AttributeError, CodecError) as error:
        raise VenireError(f"{name} is no json export of a session.", "Export it whole, as the bench.") from error
    return _session(head, kinds()[kind], contents, entries)


def _session(head: SessionHead, kind: AnyKind, contents: Mapping[str, bytes], entries: Sequence[Entry]) -> AnySession:
    altered = [pin for pin, body in contents.items() if content_hash(body) != pin]
    if altered or not set(kind.pins(entries[0].event)) <= set(contents):
        raise VenireError("What this session was opened on is not as it was pinned.", "Export it anew as json.")
    return Session(head, kind, MemoryStore({kind.name: kind.codec}), SystemClock(), contents, entries)


def _packed(body: object) -> bytes:
    """A content as it was pinned."""
    return json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
