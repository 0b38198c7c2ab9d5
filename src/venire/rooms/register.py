"""The rooms that are kept: rows of the store, and by which tokens their seats are held."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress

from pydantic import ValidationError

from venire.kernel.record import Seat
from venire.ports import Conflict, Store
from venire.rooms.codes import new_code, read_code
from venire.rooms.refusals import NoRoom, RoomChanged
from venire.rooms.room import Room
from venire.rooms.tokens import code_in, hash_of, same

SESSIONS = "sessions_of_rooms"
"""The drawer in which stands which room a session is the proceeding of."""

_log = logging.getLogger(__name__)


class Register:
    """Reads and writes rooms. What it knows by heart is an index; a row is read anew whenever it matters."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read = False
        self._rooms: dict[str, Room] = {}
        self._rows: dict[str, bytes] = {}
        self._by_token: dict[str, tuple[str, Seat]] = {}
        self._by_session: dict[str, str] = {}

    async def free_code(self) -> str:
        """A code that no room has."""
        await self._all()
        while (code := new_code()) in self._rooms:
            pass
        return code

    async def keep(self, room: Room) -> Room:
        """Write a room down as it is from now on. Raises :class:`RoomChanged` where somebody else has written it since
        it was read."""
        known, kept = self._rooms.get(room.code), room.model_copy(update={"revision": room.revision + 1})
        if known is not None and known.revision != room.revision:
            raise RoomChanged
        row = kept.model_dump_json().encode()
        try:
            await self._store.keep_room(room.code, row, self._rows.get(room.code, b""))
        except Conflict as error:
            raise RoomChanged from error
        return self._know(kept, row)

    async def drop(self, room: Room) -> None:
        """Keep it no longer."""
        with suppress(KeyError):
            await self._store.drop_room(room.code)
        with suppress(KeyError):
            await self._store.drop_paper(SESSIONS, room.session)
        self._rooms.pop(room.code, None)
        self._rows.pop(room.code, None)
        self._by_session.pop(room.session, None)
        for held in room.seats.values():
            self._by_token.pop(held.token, None)

    async def find(self, code: str) -> Room:
        """The room with this code, however it was typed. Raises :class:`NoRoom`."""
        try:
            row = await self._store.room(read_code(code))
        except KeyError as error:
            raise NoRoom from error
        room = self._read_row(row)
        if room is None:
            raise NoRoom
        return room

    async def list(self) -> Sequence[Room]:
        """All of them, the newest first."""
        rooms = [room for row in await self._store.rooms() if (room := self._read_row(row)) is not None]
        return sorted(rooms, key=lambda room: room.opened_at, reverse=True)

    async def by_token(self, token: str) -> tuple[Room, Seat] | None:
        """The room and the seat for which this token is good."""
        await self._all()
        hashed = hash_of(token)
        code, seat = self._by_token.get(hashed) or (code_in(token), None)
        try:
            room = await self.find(code)
        except NoRoom:
            return None
        _, seat = self._by_token.get(hashed) or ("", seat)
        return (room, seat) if seat and self.holds(room.code, seat, token) else None

    async def by_session(self, session: str) -> Room | None:
        """The room whose proceeding this session is."""
        await self._all()
        code = self._by_session.get(session) or await self._told(session)
        return await self.find(code) if code else None

    async def told_of(self, session: str, code: str) -> None:
        """Every server of this store finds the room by its session from now on."""
        await self._store.keep_paper(SESSIONS, session, code.encode())

    async def _told(self, session: str) -> str:
        """The code of the room that another server began; empty for a session without."""
        try:
            return (await self._store.paper(SESSIONS, session)).decode()
        except KeyError:
            return ""

    def holds(self, code: str, seat: Seat, token: str) -> bool:
        """Whether this token is good for this seat now, as far as is known here."""
        room = self._rooms.get(code)
        held = room.seats.get(seat) if room else None
        return bool(room and held and not room.closed and same(held.token, hash_of(token)))

    def known(self, code: str) -> Room | None:
        """The room with this code, as it was last read here."""
        return self._rooms.get(code)

    def going_on(self) -> Sequence[Room]:
        """The rooms that go on, as they were last read here."""
        return [room for room in self._rooms.values() if room.state == "going_on" and not room.closed]

    async def _all(self) -> None:
        """Once: every room that was there before."""
        if not self._read:
            await self.list()
            self._read = True

    def _read_row(self, row: bytes) -> Room | None:
        """The room that stands in a row; None for one that something has damaged."""
        room = _read(row)
        return self._know(room, row) if room else None

    def _know(self, room: Room, row: bytes) -> Room:
        known = self._rooms.get(room.code)
        self._rows[room.code] = row
        if known != room:
            for held in known.seats.values() if known else ():
                self._by_token.pop(held.token, None)
            self._rooms[room.code] = room
            self._by_token.update(_tokens(room))
            if room.session:
                self._by_session[room.session] = room.code
        return room


def _read(row: bytes) -> Room | None:
    """None for a row that something has damaged: it must not keep anybody from the other rooms."""
    try:
        return Room.model_validate_json(row)
    except ValidationError as error:
        _log.warning("a room cannot be read: %s", error.errors(include_url=False, include_input=False)[0]["msg"])
        return None


def _tokens(room: Room) -> Mapping[str, tuple[str, Seat]]:
    return {held.token: (room.code, seat) for seat, held in room.seats.items() if held.token}
