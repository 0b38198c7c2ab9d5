"""Acts, events and entries: what is decided, what is then a fact, and how a fact stands on the record.

The record - the ordered entries - is the only truth; everything else is a fold of it.
Source: spec/design.md, "Central types".
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar, Final, Literal, NewType, TypeAlias

from venire.kernel.frozen import Frozen

Seat = NewType("Seat", str)
"""A particular place in a proceeding: ``juror/4``, ``witness/W3``; never just ``witness``."""

Gallery: TypeAlias = Literal["gallery"]
Bench: TypeAlias = Literal["bench"]
GALLERY: Final[Gallery] = "gallery"
BENCH: Final[Bench] = "bench"
Viewer: TypeAlias = Seat | Gallery | Bench
"""Who looks. The gallery sees no more than any seat does; the bench sees everything and holds no seat."""

Audience: TypeAlias = Literal["open", "bench"] | frozenset[Seat]
"""Who may see an event: everyone, the bench only, or the bench and these seats."""


class Act(Frozen):
    """A decision handed up by a seat. Its type is the web form, the HTTP body, the tool's and the model's schema."""

    kind: ClassVar[str]


class Event(Frozen):
    """A fact. It has no clock and no ids; ``kind`` and ``version`` name its shape for ever."""

    kind: ClassVar[str]
    version: ClassVar[int] = 1

    @property
    def audience(self) -> Audience:
        """Who may see it; open unless a kind says otherwise."""
        return "open"


class Aloud(Event):
    """Words that everybody in the room hears."""


class Sealed(Event):
    """For the bench only."""

    @property
    def audience(self) -> Audience:
        return "bench"


class Minute(Event):
    """Something the clerk notes about the proceeding and no rule reads: a step-in, a look from the bench, an alert."""

    @property
    def audience(self) -> Audience:
        return "bench"


class Cause(Frozen):
    """The accepted answer from which an entry follows; for the bench only."""

    seat: Seat
    ask: str
    act: str
    """The kind of the act."""
    act_id: str


@dataclass(frozen=True, slots=True)
class Entry:
    """An event as recorded: numbered from 1 without gaps, with the instant (UTC) at which it was."""

    seq: int
    at: datetime
    event: Event
    cause: Cause | None = None


def may_see(viewer: Viewer, event: Event) -> bool:
    """Whether this viewer may see this event."""
    audience = event.audience
    if viewer == BENCH or audience == "open":
        return True
    return audience != "bench" and viewer in audience
