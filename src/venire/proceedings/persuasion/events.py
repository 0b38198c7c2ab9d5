"""The facts of a persuasion. What is said is for the player and the juror it is said to; how it was taken is sealed.

Source: spec/persuasion.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from venire.kernel.frozen import Frozen
from venire.kernel.record import Audience, Event, Sealed, Seat
from venire.kernel.within import Within
from venire.law.case_file.case import Side
from venire.law.persuasion.shift import Shift, TalkReception
from venire.law.persuasion.stance import Vote
from venire.proceedings.deliberation.events import EVENTS as DELIBERATION_EVENTS
from venire.proceedings.deliberation.events import juror_seat
from venire.proceedings.persuasion.params import Holder, PersuasionParams

PLAYER = Seat("player")
TOGETHER = "together"
"""The path of the deliberation within."""


class PersuasionOpened(Sealed):
    """Pins everything the persuasion depends on. The contents are kept by hash."""

    kind: ClassVar[str] = "persuasion_opened"
    case: str
    case_hash: str
    sheet_hash: str
    roster_hash: str
    params: PersuasionParams
    seed: str
    by: Holder = "ai"
    """Who holds the player's seat."""


class Introduced(Frozen):
    """What the player knows of a juror before a word is said."""

    juror: int
    name: str
    called: str
    age: int
    occupation: str
    portrait: str
    background: str
    traits: tuple[str, ...]
    style: str


class PersuasionBegun(Event):
    """The case is called, and the jurors wait, each in a room alone."""

    kind: ClassVar[str] = "persuasion_begun"
    case: str
    title: str
    side: Side
    turns: int
    jurors: tuple[Introduced, ...]


class InTalk(Event):
    """For the player and the juror it sits with."""

    juror: int

    @property
    def audience(self) -> Audience:
        return frozenset({PLAYER, juror_seat(self.juror)})


class Visited(InTalk):
    """The player sits down with a juror; ``text``: how it is received, the first time."""

    kind: ClassVar[str] = "visited"
    text: str = ""


class SaidTo(InTalk):
    """The player spoke. ``no`` counts everything the player has said, ``turn`` what it said to this juror."""

    kind: ClassVar[str] = "said_to"
    no: int
    turn: int
    text: str
    shows: str = ""


class Answered(InTalk):
    """The juror answered."""

    kind: ClassVar[str] = "answered"
    no: int
    text: str


class TakenIn(Sealed):
    """How the juror took it, and what that did. Always recorded, whatever it was."""

    kind: ClassVar[str] = "taken_in"
    no: int
    juror: int
    analysis: TalkReception
    shift: Shift
    made_from: tuple[str, ...] = ()


class WentAway(InTalk):
    """The player left the juror."""

    kind: ClassVar[str] = "went_away"


class Mingled(Sealed):
    """What the juror left behind carried to the others. Always recorded, whoever it moved."""

    kind: ClassVar[str] = "mingled"
    by: int
    stances: Mapping[int, float]
    """Juror → where it now stands."""


class SettlementCalled(Event):
    """No more is said."""

    kind: ClassVar[str] = "settlement_called"
    why: Literal["called", "nothing_left_to_say"] = "called"


class Step(Frozen):
    """One point of a juror's path."""

    cause: Literal["talk", "others"]
    no: int = 0
    """What the player said, by number; 0 where other jurors moved it."""
    by: int = 0
    """The juror who carried it; 0 for a talk."""
    analysis: TalkReception | None = None
    shift: Shift | None = None
    stance: float
    """After it."""


class Final(Frozen):
    """A juror at the settlement, with all that was hidden."""

    juror: int
    name: str
    initial: float
    stance: float
    vote: Vote
    path: tuple[Step, ...] = ()
    weights: Mapping[str, float]
    concerns: tuple[str, ...]


class Settled(Event):
    """The jurors have voted, and every seal is broken."""

    kind: ClassVar[str] = "settled"
    verdict: Vote
    won: bool
    guilty: int
    not_guilty: int
    way: str
    """How the player persuaded: :data:`venire.law.persuasion.endings.Way`."""
    ending: str
    jurors: tuple[Final, ...]


class PersuasionClosed(Event):
    """It is over; ``together``: the verdict of the jurors' own deliberation, where they held one."""

    kind: ClassVar[str] = "persuasion_closed"
    together: str = ""


EVENTS: tuple[type[Event], ...] = (
    PersuasionOpened,
    PersuasionBegun,
    Visited,
    SaidTo,
    Answered,
    TakenIn,
    WentAway,
    Mingled,
    SettlementCalled,
    Settled,
    PersuasionClosed,
    Within,
    *DELIBERATION_EVENTS,
)
