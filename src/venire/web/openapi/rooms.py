"""How rooms are told: their seats, who is there, and what is said beside the record."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from venire.rooms.room import RoomState, SeatedBy
from venire.web.openapi.shape import AnswerShape


class RoomSeatShape(AnswerShape):
    """A seat of a room."""

    seat: str
    label: str
    """What the seat is called: `Seat 4`."""
    by: SeatedBy
    """Who plays it now."""
    name: str
    """What the others call whoever holds it."""
    free: bool
    here: bool
    typing: bool


class RoomShape(AnswerShape):
    """A room as it stands. Nothing of the proceeding itself is here: that is the session's to tell."""

    code: str
    link: str
    proceeding: str
    title: str
    civil: bool
    """Whether the case is one in which nobody is prosecuted."""
    case: str
    state: RoomState
    closed: bool
    session: str
    """The proceeding that goes on in it; empty in the lobby."""
    turn_limit: float | None
    """Seconds for a turn; null: as long as one likes."""
    opened_at: str
    host: bool
    """Whether you opened it."""
    host_here: bool
    gallery: bool
    """Whether somebody watches."""
    you: str | None
    """Your seat."""
    seats: tuple[RoomSeatShape, ...]


class RoomOpenedShape(AnswerShape):
    """A room that has been opened."""

    room: RoomShape
    code: str
    """Six signs, for whoever shall come."""
    link: str


class RoomsShape(AnswerShape):
    """The rooms that you have opened, the newest first."""

    rooms: tuple[RoomShape, ...]


class SeatClaimedShape(AnswerShape):
    """A seat that is yours."""

    seat: str
    room: str


class SeatTakenShape(SeatClaimedShape):
    """A seat that you have taken."""

    token: str
    """The only proof of it, told once: send it as `Authorization: Bearer TOKEN`."""


class SeatHandedShape(AnswerShape):
    """A seat that was handed on, or freed."""

    seat: str
    token: str = ""
    """For whoever has it now."""
    link: str = ""
    """The same as a link to open in a browser."""
    free: Literal[True] = True
    """Only where nobody has it now."""


class LineShape(AnswerShape):
    """A line beside the record."""

    no: int
    at: datetime
    place: str
    """The seat of whoever said it, `host` or `gallery`."""
    name: str
    text: str


class LinesShape(AnswerShape):
    """What was said beside the record."""

    lines: tuple[LineShape, ...]


class NothingShape(AnswerShape):
    """It was taken; there is nothing to tell."""
