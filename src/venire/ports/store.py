"""What keeps records, and what it may say no with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from venire.errors import VenireError
from venire.kernel.record import Entry


class Conflict(Exception):
    """Somebody else appended first: read again, check the key again, try again."""


class Altered(VenireError):
    """What stands in the store is not what was written there."""


class LeaseLost(Exception):
    """Somebody else drives this session now; nothing was written."""


@dataclass(frozen=True, slots=True)
class SessionHead:
    """What a list of sessions shows."""

    session: str
    kind: str
    """The proceeding: ``deliberation``."""
    title: str
    owner: str
    opened_at: str
    """ISO 8601, UTC."""
    entries: int
    over: bool
    result: str = ""
    """Shown once it is over: ``not_guilty``."""


class Store(Protocol):
    """Keeps records, the contents that their openings pin by hash, rooms, and small papers by drawer and name.

    Every method may be called from many tasks.
    """

    async def create(self, head: SessionHead, key: bytes) -> None:
        """A new empty session with its signing key. Raises :class:`Conflict` when the id is taken."""
        ...

    async def append(self, session: str, after: int, entries: Sequence[Entry], holder: str | None = None) -> None:
        """All of these entries or none, following entry ``after``. Raises :class:`Conflict` if ``after`` is stale.

        A driver names itself as ``holder`` and is fenced off with :class:`LeaseLost` once another holds the lease.
        """
        ...

    async def read(self, session: str, after: int = 0) -> Sequence[Entry]:
        """The entries after this number, in order. Raises :class:`KeyError` for an unknown session, and, of a record
        that is read from its beginning, :class:`Altered` where it is not as it was written."""
        ...

    async def export(self, session: str) -> Sequence[dict[str, object]]:
        """Every entry encoded, with its links, the last with the signed head (bench only)."""
        ...

    async def key(self, session: str) -> bytes:
        """The signing key of a session."""
        ...

    async def sessions(self, owner: str | None = None) -> Sequence[SessionHead]:
        """Newest first; of one owner, or all."""
        ...

    async def head(self, session: str) -> SessionHead:
        """Raises :class:`KeyError` for an unknown session."""
        ...

    async def close_session(self, session: str, result: str) -> None:
        """Mark a session as over."""
        ...

    async def lease(self, session: str, holder: str, seconds: float) -> bool:
        """Whether ``holder`` now drives this session; one driver at a time, until released or run out."""
        ...

    async def holder(self, session: str) -> str:
        """Who drives this session, or last did without giving the lease back; empty for nobody."""
        ...

    async def release(self, session: str, holder: str) -> None: ...

    async def delete(self, session: str) -> None:
        """Remove a session, its whole record, its key, and what no other session was opened on: a person's right, not
        a way to edit."""
        ...

    async def keep(self, content_hash: str, content: bytes) -> None:
        """Keep a pinned content; the same hash twice is one content."""
        ...

    async def content(self, content_hash: str) -> bytes:
        """Raises :class:`KeyError` when it was never kept."""
        ...

    async def keep_room(self, code: str, body: bytes, before: bytes = b"") -> None:
        """Keep a room under its code, in the place of ``before``, which is empty where none was kept. Raises
        :class:`Conflict` where something else is kept there: somebody else wrote first."""
        ...

    async def room(self, code: str) -> bytes:
        """Raises :class:`KeyError` for a code that is not kept."""
        ...

    async def rooms(self) -> Sequence[bytes]:
        """Every room, in the order of their codes."""
        ...

    async def drop_room(self, code: str) -> None:
        """Forget a room. Raises :class:`KeyError` likewise."""
        ...

    async def keep_paper(self, drawer: str, name: str, body: bytes) -> None:
        """Keep a paper, such as an account or a token, in a drawer under its name, in the place of what was there."""
        ...

    async def paper(self, drawer: str, name: str) -> bytes:
        """Raises :class:`KeyError` for a name that is not in this drawer."""
        ...

    async def papers(self, drawer: str) -> Sequence[bytes]:
        """All that is in a drawer, in the order of their names."""
        ...

    async def drop_paper(self, drawer: str, name: str) -> None:
        """Forget a paper. Raises :class:`KeyError` likewise: of several who drop one at once, all but the first."""
        ...

    async def close(self) -> None: ...
