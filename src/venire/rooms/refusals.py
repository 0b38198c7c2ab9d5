"""What a room refuses, each in a sentence and a remedy."""

from __future__ import annotations

from venire.errors import VenireError


class NoRoom(VenireError):
    """No room has this code."""

    def __init__(self) -> None:
        super().__init__("There is no room with this code.", "Check its six signs with whoever told you, or open one.")


class RoomEnded(VenireError):
    """Nothing more can be done in this room."""

    def __init__(self) -> None:
        super().__init__("This room has ended.", "Open a new one, and send its code to the others.")


class RoomFull(VenireError):
    """Every seat is taken."""

    def __init__(self) -> None:
        super().__init__("Every seat of this room is taken.", "Watch from the gallery, or ask the host for a seat.")


class TooManyAgents(VenireError):
    """A room is for people as well."""

    def __init__(self, most: int) -> None:
        super().__init__(
            f"{most} agents from outside sit in this room, which is the most it takes.",
            "Open a room of your own, or wait until one of them leaves.",
        )


class SeatHeld(VenireError):
    """Somebody else has this seat."""

    def __init__(self, seat: str) -> None:
        super().__init__(f"The seat {seat} is taken.", "Take another that is open, or leave the choice to the room.")


class NoSuchSeat(VenireError):
    """The proceeding has no such seat for people."""

    def __init__(self, seat: str, kind: str, seats: str) -> None:
        super().__init__(f"This {kind} has no seat {seat[:40]!r} that somebody could take.", f"Take one of {seats}.")


class NotTheHost(VenireError):
    """Only the host may do this."""

    def __init__(self) -> None:
        super().__init__("Only the host of this room can do that.", "Ask whoever opened it.")


class NotYourSeat(VenireError):
    """The token is for no seat, or for another one."""

    def __init__(self) -> None:
        super().__init__("You hold no seat here, or it has gone to somebody else.", "Take a seat in the lobby.")


class RoomChanged(VenireError):
    """Another server wrote to this room in the same moment, again and again."""

    def __init__(self) -> None:
        super().__init__("Somebody else changed this room in the same moment.", "Look at it again, and try once more.")


class NotBegun(VenireError):
    """The proceeding has not been started."""

    def __init__(self) -> None:
        super().__init__("This room has not begun.", "Its host starts it from the lobby.")


class Begun(VenireError):
    """The proceeding has been started already."""

    def __init__(self) -> None:
        super().__init__("This room has begun already.", "Go in: it goes on at the same link.")
