"""What every kind of session must be able to tell of itself to a reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from venire.exports.document import Table
from venire.exports.transcript import Passage
from venire.kernel.frozen import Frozen
from venire.kernel.record import Entry, Event, Seat
from venire.law.case_file.case import Case


class Telling(Protocol):
    """One session, told. ``ending`` is what :meth:`debrief` returned, and None while it may not be told yet."""

    @property
    def title(self) -> str: ...
    @property
    def case(self) -> Case: ...
    @property
    def pending(self) -> str:
        """Why there is no debrief yet, in a sentence."""
        ...

    def seats(self) -> Sequence[Seat]:
        """Every seat through whose eyes it can be read."""
        ...

    def passages(self, entries: Sequence[Entry]) -> Sequence[Passage]:
        """The transcript of what a viewer may see."""
        ...

    def debrief(self) -> Frozen:
        """The reading of the whole record; for a session that is over."""
        ...

    def markdown(self, passages: Sequence[Passage], ending: Frozen | None) -> str: ...
    def html(self, passages: Sequence[Passage], ending: Frozen | None) -> str: ...
    def tables(self, ending: Frozen) -> Mapping[str, Table]:
        """What a spreadsheet is for, by name; empty where a kind has nothing of the sort."""
        ...

    @property
    def counts(self) -> str:
        """What its transcript numbers: ``turn`` or ``question``."""
        ...

    def before(self, turn: int) -> int | None:
        """The last entry before this turn, and before its words were chosen; None where there is no such turn."""
        ...

    def anew(self, turn: int) -> int | None:
        """The entry at which a fork asks for this turn anew; None likewise."""
        ...

    def begins(self, event: Event, turn: int) -> bool:
        """Whether this event is the turn of this number, as its transcript counts them: where a fork goes back to."""
        ...
