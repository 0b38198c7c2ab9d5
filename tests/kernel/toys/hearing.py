"""A toy of one question at a time: a window for objections, a reporter, and a panel that reacts as one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from venire.kernel.codec import Codec
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import BENCH, Act, Audience, Event, Seat, Viewer

COUNSEL, OPPONENT, WITNESS = Seat("counsel/1"), Seat("counsel/2"), Seat("witness/W3")
REPORTER, PANEL = Seat("reporter"), Seat("panel")
LISTENERS = (Seat("juror/1"), Seat("juror/2"))
FIRMNESS = 0.5
"""How much of an impact a listener takes over: the law of this toy."""


class Put(Act):
    """A question."""

    kind: ClassVar[str] = "put"
    text: str


class Window(Act):
    """An objection, or none."""

    kind: ClassVar[str] = "window"
    object: bool = False


class Reply(Act):
    """An answer."""

    kind: ClassVar[str] = "testify"
    text: str


class Credit(Act):
    """Whether the answer brought out what was sought."""

    kind: ClassVar[str] = "credit"
    elicited: bool


class React(Act):
    """An impact for each listener, from -1 to 1."""

    kind: ClassVar[str] = "react"
    impacts: dict[str, float]


class Asked(Event):
    """A question was put."""

    kind: ClassVar[str] = "asked"
    text: str


class Stood(Event):
    """The window has closed; recorded also when nobody objected."""

    kind: ClassVar[str] = "stood"
    objected: bool


class Testified(Event):
    """The witness answered."""

    kind: ClassVar[str] = "testified"
    text: str


class Credited(Event):
    """What the reporter found; sealed, and recorded also when it is nothing."""

    kind: ClassVar[str] = "credited"
    elicited: bool

    @property
    def audience(self) -> Audience:
        return "bench"


class Moved(Event):
    """How one listener moved; sealed."""

    kind: ClassVar[str] = "moved"
    listener: Seat
    by: float

    @property
    def audience(self) -> Audience:
        return frozenset({self.listener})


class Begun(Event):
    """The opening."""

    kind: ClassVar[str] = "begun"
    questions: int = 2


NEXT = {"put": "window", "window": "testify", "testify": "credit", "credit": "react", "react": "put"}


@dataclass(frozen=True)
class Hearing:
    """The state."""

    questions: int
    no: int = 1
    stage: str = "put"
    asked: str = ""
    testimony: tuple[str, ...] = ()
    minds: Mapping[Seat, float] = field(default_factory=dict[Seat, float])


class HearingView(Frozen):
    """What one viewer knows; the witness knows nothing but the question before it and what it said itself."""

    no: int
    asked: str
    testimony: tuple[str, ...]
    minds: tuple[tuple[Seat, float], ...]


@dataclass(frozen=True)
class HearingRules:
    """The rules."""

    name: str = "hearing"
    events: tuple[type[Event], ...] = (Begun, Asked, Stood, Testified, Credited, Moved)
    acts: tuple[type[Act], ...] = (Put, Window, Reply, Credit, React)

    def evolve(self, state: Hearing | None, event: Event, /) -> Hearing:
        if isinstance(event, Begun):
            return Hearing(event.questions, minds=dict.fromkeys(LISTENERS, 0.0))
        assert state is not None
        return _after(state, event)

    def agenda(self, state: Hearing, /) -> Sequence[Ask]:
        if state.no > state.questions:
            return ()
        key = f"{state.stage}/{state.no}"
        seats: dict[str, tuple[Seat, type[Act]]] = {
            "put": (COUNSEL, Put),
            "window": (OPPONENT, Window),
            "testify": (WITNESS, Reply),
            "credit": (REPORTER, Credit),
            "react": (PANEL, React),
        }
        seat, wants = seats[state.stage]
        default = Window() if state.stage == "window" else None
        return (Ask(key, seat, (wants,), ", ".join(LISTENERS) if seat == PANEL else "", limit=5.0, default=default),)

    def decide(self, state: Hearing, ask: Ask, act: Act, /) -> Sequence[Event]:
        match act:
            case Put():
                return (Asked(text=act.text),)
            case Window():
                return (Stood(objected=act.object),)
            case Reply():
                return (Testified(text=act.text),)
            case Credit():
                return (Credited(elicited=act.elicited),)
            case React():
                return [
                    Moved(listener=one, by=_change(state.minds[one], act.impacts.get(one, 0.0))) for one in LISTENERS
                ]
            case _:
                raise TypeError(act.kind)

    def view(self, state: Hearing, viewer: Viewer, /) -> HearingView:
        minds = tuple((one, mind) for one, mind in state.minds.items() if viewer in (one, BENCH))
        return HearingView(no=state.no, asked=state.asked, testimony=state.testimony[-2:], minds=minds)


def _change(mind: float, impact: float) -> float:
    """The law: an impact counts by half, and no mind goes beyond 1."""
    return max(-1.0, min(1.0, mind + FIRMNESS * max(-1.0, min(1.0, impact)))) - mind


def _after(state: Hearing, event: Event) -> Hearing:
    match event:
        case Asked():
            return replace(state, stage="window", asked=event.text)
        case Stood():
            again = replace(state, stage="put", no=state.no + 1, asked="")
            return again if event.objected else replace(state, stage="testify")
        case Testified():
            return replace(state, stage="credit", testimony=(*state.testimony, event.text))
        case Credited():
            return replace(state, stage="react")
        case Moved():
            minds = {**state.minds, event.listener: state.minds[event.listener] + event.by}
            last = event.listener == LISTENERS[-1]
            return replace(state, minds=minds, **({"stage": "put", "no": state.no + 1, "asked": ""} if last else {}))
        case _:
            raise TypeError(event.kind)


RULES = HearingRules()
CODEC = Codec(RULES.events, RULES.acts)
