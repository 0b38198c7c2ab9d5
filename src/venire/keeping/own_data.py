"""Everything that belongs to one visitor: gathered to take away, or deleted. Source: keep-it-running.md."""

from __future__ import annotations

import json
import zipfile
from collections.abc import AsyncIterator
from dataclasses import dataclass
from io import BytesIO

from venire.accounts.program_tokens import ProgramTokens
from venire.app import Venire, seats_of
from venire.errors import VenireError
from venire.host.session import AnySession
from venire.keeping.retention import delete
from venire.kernel.record import BENCH, GALLERY, Viewer
from venire.rooms.rooms import Rooms

TOKEN = {"id", "name", "scopes", "made_at", "until"}
ROOM = {"code", "kind", "request", "title", "case", "state", "session", "turn_limit", "opened_at", "closed"}
ABOUT = (
    "Everything that this server keeps of you: your sessions, each as you may read it now, your rooms without the "
    "tokens of their seats, and what your tokens for programs are called, not what they are. What you said in sessions "
    "that others opened is part of their record. What your browser keeps for itself is not here: its cookie, and how "
    "the page looks."
)


@dataclass(frozen=True, slots=True)
class Counted:
    """How much of each there is."""

    sessions: int
    rooms: int
    tokens: int


@dataclass(frozen=True, slots=True)
class OwnData:
    """The things of one owner."""

    venire: Venire
    rooms: Rooms
    tokens: ProgramTokens
    owner: str

    async def count(self) -> Counted:
        """How much there is."""
        sessions, rooms = await self.venire.sessions(self.owner), await self.rooms.list(self.owner)
        return Counted(len(sessions), len(rooms), len(await self.tokens.of(self.owner)))

    async def packed(self) -> bytes:
        """All of it as a zip."""
        into = BytesIO()
        with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as made:
            async for name, text in self._files():
                made.writestr(name, text)
        return into.getvalue()

    async def delete(self) -> Counted:
        """All of it, from every table: what goes on ends, and whoever else sits in it is told so."""
        counted = await self.count()
        for head in await self.venire.sessions(self.owner):
            await delete(self.venire, self.rooms, head.session)
        await self.rooms.forget_host(self.owner)
        await self.tokens.forget(self.owner)
        return counted

    async def _files(self) -> AsyncIterator[tuple[str, str]]:
        rooms = [room.model_dump(mode="json", include=ROOM) for room in await self.rooms.list(self.owner)]
        tokens = [one.model_dump(mode="json", include=TOKEN) for one in await self.tokens.of(self.owner)]
        heads = await self.venire.sessions(self.owner)
        told = [{"session": one.session, "kind": one.kind, "title": one.title, "opened_at": one.opened_at,
                 "over": one.over, "result": one.result} for one in heads]  # fmt: skip
        made_at = self.venire.court.clock.now().isoformat(timespec="seconds")
        yield "about.json", _json({"what": ABOUT, "owner": self.owner, "made_at": made_at})
        yield "sessions.json", _json(told)
        yield "rooms.json", _json(rooms)
        yield "tokens.json", _json(tokens)
        for head in heads:
            yield f"sessions/{head.session}.jsonl", await self._record(head.session)

    async def _record(self, name: str) -> str:
        """As its owner may read it: whole when it is over, from the owner's seat while it goes on."""
        try:
            session = await self.venire.find(name)
            reader = await self.venire.reader(session, _viewer(session), self.owner, "my data")
            return await reader.write("jsonl")
        except VenireError as error:
            return _json({"session": name, "error": str(error), "remedy": error.remedy})


def _viewer(session: AnySession) -> Viewer:
    if session.unsealed:
        return BENCH
    seats = () if session.shared else seats_of(session)
    return seats[0] if seats else GALLERY


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1)
