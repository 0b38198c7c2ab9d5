"""A store that forgets when the process ends: for tests, previews and throw-away sessions."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from venire.kernel import chain
from venire.kernel.record import Entry
from venire.ports import Conflict, LeaseLost, SessionHead
from venire.stores.lines import Codecs, StoredLine, codec_for, counted, exported, follows, opened, sealed


@dataclass(slots=True)
class _Kept:
    head: SessionHead
    key: bytes
    lines: list[StoredLine] = field(default_factory=list[StoredLine])
    holder: str = ""
    until: float = 0.0


class MemoryStore:
    """Keeps everything encoded, as the other stores do, so that nothing passes here that would fail there."""

    def __init__(self, codecs: Codecs, clock: Callable[[], float] = time.time) -> None:
        self._codecs = codecs
        self._clock = clock
        self._sessions: dict[str, _Kept] = {}
        self._contents: dict[str, bytes] = {}
        self._rooms: dict[str, bytes] = {}
        self._papers: dict[tuple[str, str], bytes] = {}

    async def create(self, head: SessionHead, key: bytes) -> None:
        codec_for(self._codecs, head.kind)
        if head.session in self._sessions:
            raise Conflict(head.session)
        self._sessions[head.session] = _Kept(counted(head, 0), key)

    async def append(self, session: str, after: int, entries: Sequence[Entry], holder: str | None = None) -> None:
        kept = self._sessions[session]
        follows(after, entries)
        if holder is not None and not self._holds(kept, holder):
            raise LeaseLost(session)
        if after != len(kept.lines):
            raise Conflict(f"{session} has {len(kept.lines)} entries, not {after}")
        before = kept.lines[-1].link.hash if kept.lines else chain.GENESIS
        kept.lines.extend(list(sealed(kept.key, session, before, entries, self._codecs[kept.head.kind])))

    async def read(self, session: str, after: int = 0) -> Sequence[Entry]:
        kept = self._sessions[session]
        return opened((line.body for line in kept.lines[after:]), self._codecs[kept.head.kind])

    async def export(self, session: str) -> Sequence[dict[str, object]]:
        kept = self._sessions[session]
        last = kept.lines[-1].link.hash if kept.lines else chain.GENESIS
        return exported(session, kept.lines, chain.head(kept.key, session, len(kept.lines), last))

    async def key(self, session: str) -> bytes:
        return self._sessions[session].key

    async def head(self, session: str) -> SessionHead:
        kept = self._sessions[session]
        return counted(kept.head, len(kept.lines))

    async def sessions(self, owner: str | None = None) -> Sequence[SessionHead]:
        heads = [counted(kept.head, len(kept.lines)) for kept in self._sessions.values()]
        mine = [head for head in heads if owner is None or head.owner == owner]
        return sorted(mine, key=lambda head: (head.opened_at, head.session), reverse=True)

    async def close_session(self, session: str, result: str) -> None:
        kept = self._sessions[session]
        kept.head = replace(kept.head, over=True, result=result)

    async def delete(self, session: str) -> None:
        opening = self._opening(session)
        del self._sessions[session]
        others = "".join(map(self._opening, self._sessions))
        for pin in [pin for pin in self._contents if pin in opening and pin not in others]:
            del self._contents[pin]

    def _opening(self, session: str) -> str:
        return "".join(line.body for line in self._sessions[session].lines[:1])

    async def lease(self, session: str, holder: str, seconds: float) -> bool:
        kept = self._sessions[session]
        if kept.holder and not self._holds(kept, holder) and kept.until > self._clock():
            return False
        kept.holder, kept.until = holder, self._clock() + seconds
        return True

    async def holder(self, session: str) -> str:
        return self._sessions[session].holder

    async def release(self, session: str, holder: str) -> None:
        kept = self._sessions[session]
        if kept.holder == holder:
            kept.holder, kept.until = "", 0.0

    def _holds(self, kept: _Kept, holder: str) -> bool:
        return kept.holder == holder

    async def keep(self, content_hash: str, content: bytes) -> None:
        self._contents.setdefault(content_hash, content)

    async def content(self, content_hash: str) -> bytes:
        return self._contents[content_hash]

    async def keep_room(self, code: str, body: bytes, before: bytes = b"") -> None:
        if self._rooms.get(code, b"") != before:
            raise Conflict(code)
        self._rooms[code] = body

    async def room(self, code: str) -> bytes:
        return self._rooms[code]

    async def rooms(self) -> Sequence[bytes]:
        return [self._rooms[code] for code in sorted(self._rooms)]

    async def drop_room(self, code: str) -> None:
        del self._rooms[code]

    async def keep_paper(self, drawer: str, name: str, body: bytes) -> None:
        self._papers[drawer, name] = body

    async def paper(self, drawer: str, name: str) -> bytes:
        return self._papers[drawer, name]

    async def papers(self, drawer: str) -> Sequence[bytes]:
        return [body for (kept, _), body in sorted(self._papers.items()) if kept == drawer]

    async def drop_paper(self, drawer: str, name: str) -> None:
        del self._papers[drawer, name]

    async def close(self) -> None:
        """Nothing to give back."""
