"""The facts of a debate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from venire.kernel.record import Audience, Event, Sealed, Seat
from venire.kernel.within import Within
from venire.law.debating.argument import Argument
from venire.law.debating.criteria import Criterion, Score
from venire.law.debating.panel import PanelVerdict
from venire.law.debating.perspective import Perspective
from venire.proceedings.debate.params import DebateParams, Debater

ASSESSOR = Seat("assessor")
Phase = Literal["setup", "opening", "debate", "closing", "deliberation", "complete"]
Holder = Literal["ai", "person", "external"]


def debater_seat(number: int) -> Seat:
    """``debater/2`` for the second."""
    return Seat(f"debater/{number}")


def evaluator_seat(number: int) -> Seat:
    """``evaluator/3`` for the third."""
    return Seat(f"evaluator/{number}")


def number_of(seat: Seat) -> int:
    """2 for ``debater/2``."""
    return int(seat.rpartition("/")[2])


class DebateOpened(Sealed):
    """Pins the subject by hash; the rest is small enough to stand here."""

    kind: ClassVar[str] = "debate_opened"
    subject_hash: str
    params: DebateParams
    seed: str
    holders: Mapping[str, Holder] = {}


class DebateBegun(Event):
    """The debate begins."""

    kind: ClassVar[str] = "debate_begun"
    topic: str
    case: str = ""
    sources: tuple[str, ...] = ()
    """Their titles."""
    debaters: tuple[Debater, ...]
    rounds: int
    evaluators: int


class Appraised(Event):
    """How touchy the topic is, and how tangled."""

    kind: ClassVar[str] = "appraised"
    sensitivity: float
    complexity: float
    by: Literal["caller", "assessor", "nobody"]
    why: str = ""


class StageOpened(Event):
    """Opening, a round, closing, or the panel's deliberation begins; with what the criteria weigh in it."""

    kind: ClassVar[str] = "stage_opened"
    phase: Phase
    round: int
    """0 in the opening, the last in the closing."""
    weights: Mapping[Criterion, float]


class Argued(Event):
    """A debater spoke. The argument's thinking is empty here."""

    kind: ClassVar[str] = "argued"
    argument: Argument


class Thought(Event):
    """What a debater thought before it spoke; always recorded, empty where it did not say."""

    kind: ClassVar[str] = "thought"
    argument: str
    seat: Seat
    thinking: str = ""

    @property
    def audience(self) -> Audience:
        return frozenset({self.seat})


class TurnPassed(Event):
    """A debater said nothing in its turn."""

    kind: ClassVar[str] = "turn_passed"
    by: str
    phase: Phase
    round: int
    why: str = ""


class Scored(Event):
    """One argument on every criterion."""

    kind: ClassVar[str] = "argument_scored"
    argument: str
    scores: Mapping[Criterion, Score]
    weights: Mapping[Criterion, float]
    """Those of the stage in which it was made."""
    total: float
    validity: tuple[float, ...] = ()
    causal: float
    """Mean strength × validity of its links; beside the total, not in it."""


class NotScored(Event):
    """An argument could not be scored: an error, and no number stands for it."""

    kind: ClassVar[str] = "argument_not_scored"
    argument: str
    why: str = ""


class Voted(Event):
    """An evaluator's verdict."""

    kind: ClassVar[str] = "evaluator_voted"
    evaluator: int
    perspective: Perspective
    order: tuple[str, ...]
    """The debaters in the order in which they were put before this evaluator."""
    winner: str = ""
    confidence: float
    reasoning: str


class NotJudged(Event):
    """An evaluator could not judge: an error, and it has no vote."""

    kind: ClassVar[str] = "evaluator_not_judged"
    evaluator: int
    perspective: Perspective
    why: str = ""


class SubDebateCalled(Event):
    """A contested premise is to be argued out on its own; what happens in it happens within ``path``."""

    kind: ClassVar[str] = "sub_debate_called"
    path: str
    argument: str
    """Whose thesis it is."""
    premise: str
    by: str
    """Who put it."""
    against: str
    """Who attacked it last."""


class PanelDecided(Event):
    """The panel's decision."""

    kind: ClassVar[str] = "panel_decided"
    verdict: PanelVerdict


class DebateClosed(Event):
    """The debate is over."""

    kind: ClassVar[str] = "debate_closed"


EVENTS: tuple[type[Event], ...] = (
    DebateOpened,
    DebateBegun,
    Appraised,
    StageOpened,
    Argued,
    Thought,
    TurnPassed,
    Scored,
    NotScored,
    Voted,
    NotJudged,
    SubDebateCalled,
    Within,
    PanelDecided,
    DebateClosed,
)
