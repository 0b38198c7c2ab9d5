"""Everything that a surface needs of a room: opened, found, its seats taken and left, started, closed.

Source: spec/platform.md, "Rooms, seats, tokens".
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Literal, TypeAlias

from venire.app import Venire
from venire.errors import VenireError
from venire.host.court import NoSession
from venire.host.driver import Pace
from venire.host.session import AnySession
from venire.kernel.proceeding import Refused
from venire.kernel.record import Event, Seat
from venire.kernel.request import Holder, Request, setting
from venire.quotas.payer import payer_of
from venire.rooms.attendance import Attendance
from venire.rooms.chat import Chat, ChatLine
from venire.rooms.checks import free_seat, require_host, require_on, require_open, require_place, require_seat
from venire.rooms.in_turn import InTurn, in_turn
from venire.rooms.lobby import Lobby, laid_out
from venire.rooms.playing import Player, player_of, require_player, understudied, with_players
from venire.rooms.presence import Presence
from venire.rooms.rates import GUESSES, Buckets
from venire.rooms.refusals import Begun, NoRoom, NotYourSeat, RoomChanged, TooManyGuesses
from venire.rooms.register import Register
from venire.rooms.room import COMERS, Room, RoomSeat, Taken
from venire.rooms.tokens import hash_of, seat_token
from venire.sessions.handover import hand_over
from venire.sessions.people import spoken_name

Breath: TypeAlias = Callable[[AnySession], Pace | None]
"""The pace of a session; None for one that waits for nobody."""
Comer = Literal["person", "external"]
SHORTEST, LONGEST = 10.0, 3600.0
"""Seconds that a host may set for a turn."""
ROUND = 5.0
"""Seconds between two looks at who has been away too long."""
_log = logging.getLogger(__name__)


def at_once(_session: AnySession) -> None:
    """No pause between what happens."""


class Rooms(InTurn):
    """The rooms of one server. Every method may be called from many tasks.

    All raise :class:`venire.errors.VenireError`, in one sentence with its remedy, for what cannot be done.
    """

    def __init__(self, venire: Venire, breath: Breath = at_once) -> None:
        """``breath``: how long the court of a session waits after what happens, so that people can follow."""
        super().__init__()
        self._venire = venire
        self._breath = breath
        self._register = Register(venire.court.store)
        self.guesses = Buckets(GUESSES)
        self.presence = Presence(venire.court.clock.now)
        self._attendance = Attendance(venire, self.presence)
        self.chat = Chat()

    async def open(self, request: Request, host: str) -> Room:
        """A room for what is asked for, with its seed and its case settled, so that everybody sees the same."""
        self._venire.quotas.room(host, await self._open_of(host))
        return await self._laid(host, await laid_out(self._venire, request.owned_by(host)))

    @in_turn
    async def _laid(self, host: str, lobby: Lobby) -> Room:
        room = Room(
            code=await self._register.free_code(),
            kind=lobby.request.kind,
            request=lobby.request.model_dump_json(),
            title=lobby.title,
            case=lobby.case,
            host=host,
            seats={seat: RoomSeat() for seat in lobby.seats},
            names=lobby.names,
            civil=lobby.civil,
            turn_limit=_seconds(setting(lobby.request, "turn_limit")),
            opened_at=self._now(),
            others_see_convictions=setting(lobby.request, "externals_see_convictions") is True,
        )
        return await self._register.keep(room)

    async def find(self, code: str) -> Room:
        """The room with this code, however it was typed."""
        return await self._as_it_stands(await self._register.find(code))

    async def find_guessed(self, code: str, address: str) -> Room:
        """The same, for somebody at this address, who may name only so many rooms that there are not."""
        try:
            return await self.find(code)
        except NoRoom:
            if not self.guesses.take(address):
                raise TooManyGuesses from None
            raise

    async def list(self, host: str) -> Sequence[Room]:
        """The rooms that this host has opened, the newest first."""
        return [await self._as_it_stands(room) for room in await self._register.list() if room.host == host]

    async def of_session(self, session: str) -> Room | None:
        """The room whose proceeding this session is; None for one that was opened without."""
        return await self._register.by_session(session)

    async def seat_of(self, token: str) -> tuple[Room, Seat] | None:
        """The only proof of a seat: the room and the seat for which this token is good now.

        Whoever shows it is there, and takes its seat up again where somebody stood in meanwhile.
        """
        found = await self._register.by_token(token)
        if found is None:
            return None
        room, seat = found
        self.presence.seen(room.code, seat)
        await self._attendance.seen(room, seat)
        return (await self._back(room.code, seat, token), seat) if room.stood_in_for(seat) else found

    def holds(self, code: str, seat: Seat, token: str) -> bool:
        """Whether the token is still good for this seat: for whoever streams, between two things to tell."""
        return self._register.holds(code, seat, token)

    async def session_of(self, room: Room) -> AnySession:
        """Its proceeding, which goes on or is over."""
        return await self._venire.find(room.session)

    def request_of(self, room: Room) -> Request:
        """What is asked for."""
        wanted = self._venire.kinds[room.kind].request
        assert wanted is not None
        return wanted.model_validate_json(room.request)

    @in_turn
    async def take(self, code: str, seat: str | None, name: str, by: Comer = "person") -> Taken:
        """Take this seat, or with None the first that is free; ``juror`` alone is any juror's.

        In a proceeding that goes on the seat is taken over from whoever plays it, with all that the rules let it know.
        """
        called = spoken_name(name)
        room = require_open(await self.find(code))
        return await self._seated(room, free_seat(room, seat), called, by)

    @in_turn
    async def leave(self, token: str) -> Room:
        """Give a seat back; in a proceeding that goes on somebody plays on for it."""
        room, seat = await self._held_by(token)
        return await self._freed(room, seat)

    @in_turn
    async def hand(self, token: str, name: str = "") -> Taken:
        """Hand one's own seat to somebody else of the same sort, a person's to a person and an agent's to an agent, who
        is given the new token; the old one is void."""
        called = spoken_name(name)
        room, seat = await self._held_by(token)
        return await self._seated(require_open(room), seat, called, room.seats[seat].held or "person")

    @in_turn
    async def hand_seat(self, code: str, host: str, seat: str, to: str = "", by: Comer = "person") -> Taken | Room:
        """The host hands a seat to somebody of this name, or, with no name, frees it for whoever comes."""
        called = spoken_name(to)
        room = require_host(require_open(await self.find(code)), host)
        chosen = require_seat(room, seat)
        return await (self._seated(room, chosen, called, by) if called else self._freed(room, chosen))

    @in_turn
    async def stand_in(self, code: str, host: str, seat: str, by: Player = "understudy") -> Room:
        """Have a seat played from now on; whoever has its token may come back to it."""
        room = require_host(require_on(await self.find(code)), host)
        chosen = require_seat(room, seat)
        return await self._stood_in(room, chosen, require_player(self._venire, seat, by))

    @in_turn
    async def start(self, code: str, host: str) -> Room:
        """Begin the proceeding with everybody who has a seat; the others' seats are played."""
        room = require_host(require_open(await self.find(code)), host)
        if room.state != "lobby":
            raise Begun
        session = await self._opened(self._with_people(room).owned_by(room.host))
        begun = room.model_copy(update={"state": "going_on", "session": session.id})
        await self._register.told_of(session.id, room.code)
        try:
            return await self._kept(with_players(self._venire, begun, self._stamp()))
        except RoomChanged:
            await self._venire.court.delete(session.id)
            raise

    async def pause(self, code: str, host: str) -> Room:
        """Stop every clock."""
        room = require_host(require_on(await self.find(code)), host)
        await (await self.session_of(room)).pause()
        return room

    async def resume(self, code: str, host: str) -> Room:
        """Let the clocks go on."""
        room = require_host(require_on(await self.find(code)), host)
        await (await self.session_of(room)).go_on()
        return room

    @in_turn
    async def set_turn_limit(self, code: str, host: str, seconds: float | None) -> Room:
        """Seconds that people have for a turn; None: as long as they like. It is set before the room begins."""
        if seconds is not None and not SHORTEST <= seconds <= LONGEST:
            raise VenireError(f"A turn cannot take {seconds:g} seconds.", f"Give {SHORTEST:g} to {LONGEST:g}, or none.")
        room = require_host(require_open(await self.find(code)), host)
        if room.state != "lobby":
            raise VenireError("The time for a turn was fixed when the room began.", "Pause it instead.")
        limited = self.request_of(room).with_turn_limit(seconds)
        changed = {"request": limited.model_dump_json(), "turn_limit": seconds}
        return await self._kept(room.model_copy(update=changed))

    @in_turn
    async def close(self, code: str, host: str) -> Room:
        """Nobody comes in any more and every token is void; what goes on is played to its end without people."""
        room = require_host(await self.find(code), host)
        for seat in room.people if room.state == "going_on" else ():
            await self._changes_hands(room, seat, "ai")
        self.presence.forget(room.code)
        emptied = {seat: RoomSeat(since=held.since) for seat, held in room.seats.items()}
        return await self._kept(room.model_copy(update={"closed": True, "state": "over", "seats": emptied}))

    async def forget_session(self, session: str) -> None:
        """Keep the room no longer whose proceeding this session was."""
        room = await self._register.by_session(session)
        if room is not None:
            await self._forget(room)

    async def forget_host(self, host: str) -> None:
        """Keep none of this host's rooms, whose sessions are its own."""
        for room in [room for room in await self._register.list() if room.host == host]:
            await self._forget(room)

    async def _forget(self, room: Room) -> None:
        await self.one_by_one(lambda: self._register.drop(room))
        await self._attendance.forget(room)
        self.chat.forget(room.code)
        self.presence.ring(room.code)

    async def present(self, code: str, who: str) -> None:
        """Somebody is there who shows no token: in the gallery, or the host."""
        self.presence.seen(code, who)

    def say(self, room: Room, place: str, name: str, text: str) -> ChatLine:
        """A line for those in the room, beside the record."""
        line = self.chat.say(room.code, place, name, text, self._now())
        self.presence.stopped(room.code, place)
        self.presence.ring(room.code)
        return line

    def typing(self, code: str, who: str) -> None:
        """Somebody presses keys."""
        self.presence.typing(code, who)

    async def look_round(self) -> None:
        """Stand in for whoever has been away too long from a room in which somebody waits."""
        for room in self._register.going_on():
            try:
                await self._look_into(room)
            except Exception as error:  # noqa: BLE001 - no room keeps the others from being looked at
                _log.warning("nobody could stand in in room %s: %s", room.code, error)

    async def watch(self) -> None:
        """From now on :meth:`look_round` every few seconds."""
        while True:
            await self._venire.court.clock.sleep(ROUND)
            await self.look_round()

    async def _look_into(self, room: Room) -> None:
        gone = await self._attendance.gone(room)
        if gone and self.presence.anybody(room.code):
            await self._without(room.code, gone)

    async def _open_of(self, host: str) -> int:
        """How many rooms of this visitor have not ended."""
        mine = [room for room in await self._register.list() if payer_of(room.host) == payer_of(host)]
        standing = [await self._as_it_stands(room) for room in mine if room.state != "over"]
        return sum(room.state != "over" for room in standing)

    async def _opened(self, request: Request) -> AnySession:
        """Its driver starts with it, so that the pace is found only when something has happened."""
        found = list[Pace | None]()

        async def pace(event: Event) -> None:
            if found and found[0] is not None:
                await found[0](event)

        session = await self._venire.open(request, pace, shared=True)
        found.append(self._breath(session))
        return session

    @in_turn
    async def _without(self, code: str, gone: Sequence[Seat]) -> None:
        room = await self.find(code)
        for seat in gone:
            if room.state == "going_on" and seat in room.people:
                room = await self._stood_in(room, seat, player_of(self._venire, seat))

    @in_turn
    async def _back(self, code: str, seat: Seat, token: str) -> Room:
        room = await self.find(code)
        held = room.seats[seat]
        if not (held.held and room.stood_in_for(seat) and self.holds(code, seat, token)):
            return room
        await self._changes_hands(room, seat, held.held)
        back = held.model_copy(update={"by": held.held, "since": self._stamp()})
        return await self._kept(room.with_seat(seat, back))

    async def _seated(self, room: Room, seat: Seat, name: str, by: Comer) -> Taken:
        require_place(room, seat, by)
        token, was = seat_token(room.code), room.seats[seat]
        held = RoomSeat(by=by, held=by, name=name, token=hash_of(token), since=self._stamp())
        taken = room.with_seat(seat, held)
        if room.state == "lobby":
            await self._venire.convened(self._with_people(taken))  # refuses a name that another juror has
        elif was.by != by:
            await self._changes_hands(room, seat, by)
        await self._kept(taken)
        self.presence.seen(room.code, seat)
        return Taken(seat, token)

    async def _freed(self, room: Room, seat: Seat) -> Room:
        on = room.state == "going_on"
        if on and room.seats[seat].by in COMERS:
            await self._changes_hands(room, seat, "ai")
        left = RoomSeat(by=player_of(self._venire, seat) if on else "open", since=self._stamp())
        return await self._kept(room.with_seat(seat, left))

    async def _stood_in(self, room: Room, seat: Seat, by: Player) -> Room:
        held = room.seats[seat]
        if held.by in COMERS:
            await self._changes_hands(room, seat, "ai")
        return await self._kept(room.with_seat(seat, held.model_copy(update={"by": by, "since": self._stamp()})))

    async def _changes_hands(self, room: Room, seat: Seat, by: Holder) -> None:
        session = await self.session_of(room)
        if not session.over:
            await self._venire.go_on(session)
            await _handed(session, seat, by)

    async def _held_by(self, token: str) -> tuple[Room, Seat]:
        found = await self._register.by_token(token)
        if found is None:
            raise NotYourSeat
        return await self._as_it_stands(found[0]), found[1]

    def _with_people(self, room: Room) -> Request:
        """What is asked for, with the room's people in their seats."""
        people: dict[str, Holder] = {seat: held.holder for seat, held in room.people.items()}
        return self.request_of(room).seating(people, {seat: held.name for seat, held in room.people.items()})

    async def _as_it_stands(self, room: Room) -> Room:
        """A room whose proceeding has come to its end, or was deleted, is over."""
        if room.state != "going_on":
            return room
        try:
            on = not (await self._venire.find(room.session)).over
        except NoSession:
            on = False
        return room if on else await self._over(room.model_copy(update={"state": "over"}))

    async def _over(self, room: Room) -> Room:
        """Written down, unless another has done so."""
        try:
            return await self._kept(room)
        except RoomChanged:
            return room

    async def _kept(self, room: Room) -> Room:
        """Written down, and told to everybody who looks at it."""
        kept = await self._register.keep(room)
        if kept.state == "going_on":
            self._venire.understudied(await self.session_of(kept), understudied(kept))
        self.presence.ring(room.code)
        return kept

    def _now(self) -> datetime:
        return self._venire.court.clock.now()

    def _stamp(self) -> str:
        return self._now().isoformat()


async def _handed(session: AnySession, seat: Seat, by: Holder) -> None:
    """A seat that is held so already, since the server was stopped before the room was written down, is no fault."""
    try:
        await hand_over(session, seat, by)
    except Refused:
        if session.people.get(seat, False) != (by != "ai"):
            raise


def _seconds(limit: object) -> float | None:
    return float(limit) if isinstance(limit, (int, float)) else None
