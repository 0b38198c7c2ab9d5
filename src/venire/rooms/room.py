"""What is kept of a room: its code, its proceeding, and who sits where. Source: spec/platform.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from pydantic import Field

from venire.kernel.frozen import Frozen
from venire.kernel.record import Seat
from venire.kernel.request import Holder

SeatedBy = Literal["open", "person", "external", "model", "understudy"]
"""Who answers for a seat; ``open``: nobody yet."""
RoomState = Literal["lobby", "going_on", "over"]
COMERS: frozenset[SeatedBy] = frozenset({"person", "external"})
"""Those who come to a room and hold a token for their seat."""


class RoomSeat(Frozen):
    """One seat of a room."""

    by: SeatedBy = "open"
    name: str = ""
    """What whoever holds it is called in the room."""
    token: str = ""
    """SHA-256 of the seat token, in hexadecimal; empty where nobody has a right to the seat."""
    held: Literal["", "person", "external"] = ""
    """Who has that right, also while somebody stands in; empty: nobody."""
    since: str = ""
    """When it came to be held so; ISO 8601, UTC."""

    @property
    def free(self) -> bool:
        """Whether somebody may take it."""
        return not self.token

    @property
    def holder(self) -> Holder:
        """Who answers for it, as the rules know it."""
        return self.by if self.by in ("person", "external") else "ai"


class Room(Frozen):
    """One proceeding and whoever comes."""

    code: str
    kind: str
    """The proceeding: ``deliberation``."""
    request: str
    """What is asked for, as JSON, with its seed and its case settled."""
    title: str
    case: str = ""
    """The id of its case; empty where it is on none."""
    host: str
    """The owner's id of whoever opened it."""
    state: RoomState = "lobby"
    session: str = ""
    """The session's id; empty in the lobby."""
    seats: Mapping[Seat, RoomSeat] = Field(default_factory=dict[Seat, RoomSeat])
    names: Mapping[Seat, str] = Field(default_factory=dict[Seat, str])
    """Whom a seat plays, where it plays somebody of the case: its witnesses."""
    civil: bool = False
    """Whether the case is one in which nobody is prosecuted."""
    turn_limit: float | None = None
    """Seconds for a turn; None: as long as one likes."""
    opened_at: datetime
    revision: int = 0
    """How often it has been written down: whoever read it before another wrote is told so."""
    closed: bool = False
    """Whether its host has closed it: nobody comes in any more, and every token is void."""
    others_see_convictions: bool = False
    """Whether external agents are told the convictions of the other jurors."""

    @property
    def people(self) -> Mapping[Seat, RoomSeat]:
        """The seats that are held by whoever came."""
        return {seat: held for seat, held in self.seats.items() if held.by in COMERS}

    def stood_in_for(self, seat: Seat) -> bool:
        """Whether somebody has a right to this seat and another plays it."""
        held = self.seats.get(seat)
        return self.state == "going_on" and held is not None and bool(held.held) and held.by not in COMERS

    def with_seat(self, seat: Seat, held: RoomSeat) -> Room:
        """The same with this seat held so."""
        return self.model_copy(update={"seats": {**self.seats, seat: held}})


@dataclass(frozen=True, slots=True)
class Taken:
    """A seat that somebody has just taken, and the only proof of it."""

    seat: Seat
    token: str
