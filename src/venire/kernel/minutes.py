"""What the clerk may note in any proceeding. No rule reads it."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from venire.kernel.frozen import Frozen
from venire.kernel.record import Audience, Event, Minute, Seat

SafetyMode = Literal["off", "passive", "active"]
ALERT, HALT = 0.7, 0.95
"""Severity from which a finding is an alert, and from which an active monitor halts the session."""


class Held(Event):
    """An answer kept until the rest of its group is in, so that a restart loses nothing. The act is kept as JSON."""

    kind: ClassVar[str] = "held"
    seat: Seat
    ask: str
    act: str
    act_json: str

    @property
    def audience(self) -> Audience:
        return frozenset({self.seat})


class SteppedIn(Minute):
    """Another participant answered, or the default counted, because the one before could not."""

    kind: ClassVar[str] = "stepped_in"
    ask: str
    seat: Seat
    who: str
    """Who answered in the end: a participant's name, or ``default``."""
    instead_of: str
    why: str


class LookedIn(Minute):
    """Someone read a live session from the bench, exported it, or forked it."""

    kind: ClassVar[str] = "looked_in"
    door: str
    """``view``, ``export``, ``replay`` or ``fork``."""
    who: str


class Called(Minute):
    """A model was called for an ask; what it cost."""

    kind: ClassVar[str] = "called"
    ask: str
    model: str
    prompt_hash: str
    tokens_in: int = 0
    tokens_out: int = 0
    tokens_cached: int = 0
    cost: float = 0.0
    attempts: int = 1
    seconds: float = 0.0
    dropped: tuple[str, ...] = ()
    """What the model named that does not exist, and was left out of its act: ``claim C99``."""
    error: str = ""


class Budgeted(Minute):
    """What may be spent on models in this session, in tokens or in US dollars; with it empty, others step in."""

    kind: ClassVar[str] = "budgeted"
    tokens: int | None = None
    dollars: float | None = None


class Overtaken(Minute):
    """An answer of a group that those applied before it had made impossible; told to its own seat.

    It gives no reason: the reason would be what another seat had answered.
    """

    kind: ClassVar[str] = "overtaken"
    seat: Seat
    ask: str

    @property
    def audience(self) -> Audience:
        return frozenset({self.seat})


class Seated(Minute):
    """Somebody took a seat: a person, or, with ``person`` false, whoever the line-up names for it."""

    kind: ClassVar[str] = "seated"
    seat: Seat
    person: bool
    agent: bool = Field(default=False, exclude_if=lambda agent: not agent)
    """Whether it is no person but an agent from outside, of whom likewise nobody here answers."""


class Paused(Minute):
    """The clock of every ask stands still from here."""

    kind: ClassVar[str] = "paused"


class Resumed(Minute):
    """The session goes on after a pause, or after the server was down; the time between counts for nobody."""

    kind: ClassVar[str] = "resumed"


class Suspended(Minute):
    """Nobody in the line of a seat could answer and the ask has no default: it waits for a person, or a new start."""

    kind: ClassVar[str] = "suspended"
    ask: str
    seat: Seat
    why: str


class Indicator(Frozen):
    """One thing that a monitor saw. ``severity`` 0 to 1; ``evidence`` in the words of the record."""

    name: str
    severity: float = Field(ge=0, le=1)
    evidence: str = ""


class Alerted(Minute):
    """A monitor found something in an entry. Source: spec/debate.md, "Safety monitors"."""

    kind: ClassVar[str] = "alerted"
    monitor: str
    about: int = Field(ge=1)
    """The number of the entry."""
    seat: str = ""
    """Whose act it followed from; empty for papers that the session was opened on."""
    type: str
    """What it takes it for: ``injection``."""
    severity: float = Field(ge=0, le=1)
    """The whole of it; an alert is worth telling from 0.7."""
    indicators: tuple[Indicator, ...] = ()
    why: str
    """One sentence, for a reader."""


class Guarded(Minute):
    """How its monitors watch a session from here on. Without one they are passive. Source: spec/debate.md."""

    kind: ClassVar[str] = "guarded"
    mode: SafetyMode = "passive"
    """``off``: nobody watches; ``passive``: what they find is noted; ``active``: they halt the session, too."""
    halts: bool = False
    """Whether an alert grave enough halts the session although its monitor is passive."""

    @property
    def stops(self) -> bool:
        """Whether an alert grave enough halts the session."""
        return self.mode == "active" or (self.halts and self.mode != "off")


def guarded(mode: SafetyMode | None, *, halts: bool) -> Guarded | None:
    """How a session is to be watched; None where neither was said."""
    return None if mode is None and not halts else Guarded(mode=mode or "passive", halts=halts)


class Halted(Minute):
    """A monitor stopped the proceeding: nothing more is asked of anybody. What it found stands in its alert."""

    kind: ClassVar[str] = "halted"
    monitor: str
    type: str
    """Of the alert."""
    severity: float = Field(ge=0, le=1)

    @property
    def audience(self) -> Audience:
        return "open"

    @property
    def why(self) -> str:
        """The sentence for everybody."""
        return f"The {self.monitor} monitor halted the session ({self.type}, severity {self.severity:.2f})."


class GivenUp(Minute):
    """Whoever played it will not go on with it: nothing more is asked of anybody, and it came to no end of its own."""

    kind: ClassVar[str] = "given_up"

    @property
    def audience(self) -> Audience:
        return "open"


class SharedPast(Minute):
    """The entries up to ``shared`` are those of another session, which had not ended: they stay sealed until it has."""

    kind: ClassVar[str] = "shared_past"
    source: str
    """Its id."""
    shared: int = Field(ge=1)


class Shared(Minute):
    """Others than its owner take part: it throws dice that nobody can know, and has no fork before it is over."""

    kind: ClassVar[str] = "shared"


class MonitorFailed(Minute):
    """A monitor raised, or took too long; it is left out until the session is taken up again."""

    kind: ClassVar[str] = "monitor_failed"
    monitor: str
    why: str


KERNEL_EVENTS: tuple[type[Event], ...] = (
    Held,
    SteppedIn,
    LookedIn,
    Called,
    Budgeted,
    Overtaken,
    Seated,
    Paused,
    Resumed,
    Suspended,
    Alerted,
    MonitorFailed,
    Guarded,
    Halted,
    GivenUp,
    SharedPast,
    Shared,
)
