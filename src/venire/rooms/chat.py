"""What people say to each other beside the record. It is kept in memory, a little of it, and is never recorded."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Sequence
from datetime import datetime

from venire.errors import VenireError
from venire.kernel.frozen import Frozen

LONGEST = 400
"""Characters of one line."""
LINES = 100
"""Lines of a room that are kept."""
ROOMS = 1_000
"""Rooms whose lines are kept."""


class ChatLine(Frozen):
    """One line, as everybody at the table reads it."""

    no: int
    at: datetime
    place: str
    """The seat of whoever said it, or ``host``."""
    name: str = ""
    text: str


class Chat:
    """The talk of every room."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[ChatLine]] = OrderedDict()
        self._said = 0

    def say(self, code: str, place: str, name: str, text: str, at: datetime) -> ChatLine:
        """Add a line. Raises :class:`VenireError` for one that is empty or too long."""
        said = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
        if not said:
            raise VenireError("There is nothing in that line.", "Write a word or two.")
        if len(said) > LONGEST:
            raise VenireError(f"That line has {len(said)} characters.", f"Keep it to {LONGEST}.")
        self._said += 1
        line = ChatLine(no=self._said, at=at, place=place, name=name, text=said)
        lines = self._lines.setdefault(code, deque(maxlen=LINES))
        lines.append(line)
        self._lines.move_to_end(code)
        if len(self._lines) > ROOMS:
            self._lines.popitem(last=False)
        return line

    def forget(self, code: str) -> None:
        """Keep none of a room's lines."""
        self._lines.pop(code, None)

    def lines(self, code: str, after: int = 0) -> Sequence[ChatLine]:
        """The lines of a room after this number."""
        return [line for line in self._lines.get(code, ()) if line.no > after]
