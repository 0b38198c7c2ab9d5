"""What a room refuses, each in a sentence and a remedy, and with how it is answered over HTTP."""

from __future__ import annotations

from typing import ClassVar

from venire.errors import VenireError


class RoomRefusal(VenireError):
    """What cannot be done in a room. The fields in its sentence and its remedy are given by their names."""

    says: ClassVar[str]
    advises: ClassVar[str]
    status: ClassVar[int] = 409

    def __init__(self, **named: object) -> None:
        super().__init__(self.says.format(**named), self.advises.format(**named))


class NoRoom(RoomRefusal):
    """No room has this code."""

    says, status = "There is no room with this code.", 404
    advises = "Check its six signs with whoever told you, or open one."


class TooManyGuesses(RoomRefusal):
    """Whoever names so many rooms that there are not guesses at codes."""

    says, status = "That is no room either.", 429
    advises = "Ask for the six signs once more, and try again in a minute."


class RoomEnded(RoomRefusal):
    """Nothing more can be done in this room."""

    says, status = "This room has ended.", 410
    advises = "Open a new one, and send its code to the others."


class RoomFull(RoomRefusal):
    """Every seat is taken."""

    says = "Every seat of this room is taken."
    advises = "Watch from the gallery, or ask the host for a seat."


class TooManyAgents(RoomRefusal):
    """A room is for people as well. Names the ``most`` that it takes."""

    says = "{most} agents from outside sit in this room, which is the most it takes."
    advises = "Open a room of your own, or wait until one of them leaves."


class SeatHeld(RoomRefusal):
    """Somebody else has this ``seat``."""

    says = "The seat {seat} is taken."
    advises = "Take another that is open, or leave the choice to the room."


class NoSuchSeat(RoomRefusal):
    """A proceeding of this ``kind`` has no such ``seat`` for people. Names the ``seats`` that it has."""

    says, status = "This {kind} has no seat {seat!r} that somebody could take.", 404
    advises = "Take one of {seats}."


class NotTheHost(RoomRefusal):
    """Only the host may do this."""

    says, status = "Only the host of this room can do that.", 403
    advises = "Ask whoever opened it."


class NotYourSeat(RoomRefusal):
    """The token is for no seat, or for another one."""

    says, status = "You hold no seat here, or it has gone to somebody else.", 403
    advises = "Take a seat in the lobby."


class RoomChanged(RoomRefusal):
    """Another server wrote to this room in the same moment, again and again."""

    says = "Somebody else changed this room in the same moment."
    advises = "Look at it again, and try once more."


class NotBegun(RoomRefusal):
    """The proceeding has not been started."""

    says = "This room has not begun."
    advises = "Its host starts it from the lobby."


class Begun(RoomRefusal):
    """The proceeding has been started already."""

    says = "This room has begun already."
    advises = "Go in: it goes on at the same link."
