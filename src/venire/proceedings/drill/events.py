"""The facts of a drill."""

from __future__ import annotations

from typing import ClassVar

from venire.kernel.record import Audience, Event, Sealed, Seat
from venire.law.evidence.grounds import Ground, Phase
from venire.proceedings.drill.params import DrillParams

COACH, STUDENT = Seat("coach"), Seat("student")


class DrillOpened(Sealed):
    """Pins the case by hash; the rest is small enough to stand here."""

    kind: ClassVar[str] = "drill_opened"
    case: str
    case_hash: str
    params: DrillParams
    seed: str


class DrillBegun(Event):
    """The drill begins."""

    kind: ClassVar[str] = "drill_begun"
    case: str
    title: str
    items: int


class ItemDrawn(Event):
    """What the next question is to be: for the bench and the coach. ``defect`` None: a proper question."""

    kind: ClassVar[str] = "item_drawn"
    no: int
    witness: str
    phase: Phase
    fact: str
    """The fact of the affidavit that the question is about."""
    defect: Ground | None = None

    @property
    def audience(self) -> Audience:
        return frozenset({COACH})


class ItemShown(Event):
    """The question before the student."""

    kind: ClassVar[str] = "item_shown"
    no: int
    witness: str
    phase: Phase
    text: str
    before: tuple[str, ...] = ()
    """What is on the record already."""


class ItemReasoned(Sealed):
    """Why the question is what it is, until it is told."""

    kind: ClassVar[str] = "item_reasoned"
    no: int
    why: str = ""
    also: tuple[Ground, ...] = ()
    """Other grounds that are as good."""
    made_from: tuple[str, ...] = ()


class Called(Event):
    """What the student did; ``ground`` None: let it stand, or time ran out."""

    kind: ClassVar[str] = "called_it"
    no: int
    ground: Ground | None = None


class Told(Event):
    """The truth of the matter, and what the answer was worth."""

    kind: ClassVar[str] = "item_told"
    no: int
    defect: Ground | None = None
    why: str = ""
    also: tuple[Ground, ...] = ()
    right: bool
    points: int


class DrillClosed(Event):
    """The drill is over."""

    kind: ClassVar[str] = "drill_closed"
    items: int


EVENTS: tuple[type[Event], ...] = (
    DrillOpened,
    DrillBegun,
    ItemDrawn,
    ItemShown,
    ItemReasoned,
    Called,
    Told,
    DrillClosed,
)
