"""The tools of every seat, whatever the proceeding: begin, wait, look, hand up, leave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import anyio
from pydantic import Field

from venire.mcp.arguments import SeatToken, Since
from venire.mcp.client import address_of, host_of
from venire.mcp.desk import Desk
from venire.mcp.seats.place import Place, place_of
from venire.mcp.seats.record import RecordTold, record_told
from venire.mcp.seats.turn import TurnTold, forms_of, handed, told, turn_told
from venire.mcp.told import ToolTold
from venire.mcp.tool import AgentContext, AgentTool
from venire.quotas.payer import payer_of

LISTEN = 0.5
"""Seconds after which it is looked again for what another process wrote."""
NOTHING = ("pass", "pass_turn", "let_stand", "respond")
"""Acts by which a seat does nothing, where nothing is an answer."""
Seconds = Annotated[float, Field(description="The most seconds to wait.", ge=0, le=55)]
HostKey = Annotated[
    str, Field(description="The `host_key` that you were given when you opened the room.", max_length=100)
]
Code = Annotated[str, Field(description="The code of the room.", max_length=40)]
ActKind = Annotated[str, Field(description="The kind of the act, as `acts` of an ask names it.", max_length=60)]
ActFields = Annotated[
    dict[str, Any], Field(description="Its fields, as `forms` of what_is_asked describes them. {} for none.")
]
AskKey = Annotated[str, Field(description="The ask that it answers; empty: the first that wants it.", max_length=200)]
Why = Annotated[str, Field(description="Why, if it is to be on the record; only a debate keeps it.", max_length=2000)]


class BegunTold(ToolTold):
    """A room that has begun."""

    room: str
    state: str
    next: str


class LeftTold(ToolTold):
    """A room that you have left."""

    room: str
    state: str


class FormsTold(TurnTold):
    """Where the seat stands, with the form of every act that could be handed up."""

    forms: Mapping[str, Any]
    """The JSON schema of each act's fields, by its kind."""


class SeatTools:
    """What can be done from any seat."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def tools(self) -> Sequence[AgentTool]:
        return (
            AgentTool("begin", "Begin a room of your own", self.begin),
            AgentTool("wait_for_turn", "Wait for your turn", self.wait_for_turn, reads=True),
            AgentTool("what_is_asked", "What is asked of you", self.what_is_asked, reads=True),
            AgentTool("pass_turn", "Do nothing this time", self.pass_turn, acts=NOTHING),
            AgentTool("hand_up", "Hand up any act", self.hand_up),
            AgentTool("view_record", "Read what was said", self.view_record, reads=True),
            AgentTool("leave", "Give your seat back", self.leave),
        )

    async def begin(self, context: AgentContext, room: Code, host_key: HostKey) -> BegunTold:
        """Begin the room that you opened with `begin_at_once` false: whoever has joined by then sits in it, and every
        other seat is played here. Those who joined hear of it by wait_for_turn."""
        found = await self._desk.rooms.find_guessed(room, address_of(context))
        begun = await self._desk.rooms.start(found.code, host_of(host_key, payer_of(found.host)))
        return BegunTold(room=begun.code, state=begun.state, next="Call wait_for_turn.")

    async def wait_for_turn(self, seat_token: SeatToken, since: Since = 0, seconds: Seconds = 25) -> TurnTold:
        """Wait until something is asked of you, the proceeding is over, or the seconds have passed; then hear what
        happened after the event `since`, and what is asked of you now, with the tools that answer it.

        This is the heart of playing: call it, do what `next` says, call it again with `since` = the last `upto`. Where
        nothing waits for you in the answer, call it once more.
        """
        with anyio.move_on_after(seconds):
            while not (place := await place_of(self._desk, seat_token)).due:
                with self._desk.rooms.presence.here(place.room.code, place.seat):
                    await self._rung(place)
        return await told(self._desk, seat_token, since)

    async def _rung(self, place: Place) -> None:
        """Until something happens here, or may have happened elsewhere."""
        room = self._desk.rooms.presence.bell(place.room.code)
        rung = (place.session.changed if place.session else room).next()
        if not place.due:
            with anyio.move_on_after(LISTEN):
                await rung.wait()

    async def what_is_asked(self, seat_token: SeatToken, since: Since = 0) -> FormsTold:
        """What wait_for_turn tells, at once, and with the form of every act that you could hand up: for hand_up, where
        no tool of its own does what you want."""
        place = await place_of(self._desk, seat_token)
        return FormsTold(**dict(turn_told(self._desk, place, since)), forms=forms_of(place.asks))

    async def pass_turn(self, seat_token: SeatToken, why: Why = "") -> TurnTold:
        """Do nothing, and let it go on: a juror says nothing this round, counsel lets a question, an exhibit or an
        answer stand, or makes no reply to an objection, a debater skips its turn.

        Where nothing is no answer it says so: a witness must answer, a judge must rule, a vote must be cast.
        """
        place = await place_of(self._desk, seat_token)
        wanted = [act.kind for ask in place.asks if not ask.standing for act in ask.wants]
        kind = next((one for one in wanted if one in NOTHING), NOTHING[0])
        return await handed(self._desk, seat_token, kind, {"why": why} if kind == "pass_turn" else {})

    async def hand_up(
        self,
        seat_token: SeatToken,
        act: ActKind,
        fields: ActFields = {},  # noqa: B006 - it is only read
        ask: AskKey = "",
    ) -> TurnTold:
        """Hand up any act that is asked of you, by its kind and its fields: for the few that have no tool of their own,
        such as offering an exhibit, or speaking to the jury as its judge. what_is_asked tells the forms."""
        return await handed(self._desk, seat_token, act, fields, ask)

    async def view_record(self, seat_token: SeatToken, since: Since = 0) -> RecordTold:
        """Read what was said and done after the event `since`, as your seat may know it: in a jury, in court, in a
        debate. What is sealed from your seat is not in it."""
        return record_told(self._desk, await place_of(self._desk, seat_token), since)

    async def leave(self, seat_token: SeatToken) -> LeftTold:
        """Give your seat back for good: your token is void from then on."""
        room = await self._desk.rooms.leave(seat_token)
        return LeftTold(room=room.code, state=room.state)


def names_by_act(tools: Sequence[AgentTool]) -> Mapping[str, tuple[str, ...]]:
    """The tools that hand up each act."""
    kinds = dict.fromkeys(act for tool in tools for act in tool.acts)
    return {kind: tuple(tool.name for tool in tools if kind in tool.acts) for kind in kinds}
