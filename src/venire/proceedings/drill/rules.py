"""The rules of a drill: a question is drawn, put, called, told. Source: spec/trial.md, "Scoring" (objections)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import BENCH, Act, Event, Seat, Viewer
from venire.law.case_file.case import Case, Fact, Witness
from venire.law.evidence.grounds import CARDS, OF_QUESTIONS, Ground, Phase
from venire.law.training.scoring import ScoredExamination, objection_points
from venire.law.training.spacing import boxes, weights
from venire.proceedings.drill import events as ev
from venire.proceedings.drill.acts import ACTS, Call, SetQuestion, Stop
from venire.proceedings.drill.params import DrillParams
from venire.proceedings.drill.view import CoachView, DrillView, Item, at_stake, sound

WINDOW = 40
NOT_ON_CROSS: frozenset[Ground] = frozenset(("leading", "narrative"))
NOT_ON_DIRECT: frozenset[Ground] = frozenset(("scope", "argumentative"))
NEVER_ON_DIRECT: frozenset[Ground] = frozenset(("scope",))
"""Scope is a fault of cross-examination (Rule 611(b)): on direct it is not even a ground that would do as well."""
PRACTISED = OF_QUESTIONS
"""The grounds that can be drilled."""


@dataclass(frozen=True)
class State:
    """The state of a drill."""

    opened: ev.DrillOpened
    title: str = ""
    drawn: ev.ItemDrawn | None = None
    shown: Item | None = None
    why: str = ""
    also: tuple[Ground, ...] = ()
    called: ev.Called | None = None
    last: Item | None = None
    asked: tuple[str, ...] = ()
    boxes: Mapping[Ground, int] = field(default_factory=dict["Ground", int])
    score: int = 0
    streak: int = 0
    over: bool = False

    @property
    def params(self) -> DrillParams:
        return self.opened.params

    @property
    def done(self) -> int:
        """Questions answered."""
        return self.last.no if self.last else 0


@dataclass(frozen=True)
class Drill:
    """Short practice: object, or let it stand. Pure: built anew from the contents that its opening pins."""

    case: Case
    seed: str

    name = "drill"
    events = ev.EVENTS
    acts = ACTS

    @cached_property
    def chance(self) -> Chance:
        return Chance(self.seed)

    def evolve(self, state: State | None, event: Event, /) -> State:
        if isinstance(event, ev.DrillOpened):
            return State(event, boxes=dict(event.params.boxes))
        assert state is not None
        match event:
            case ev.DrillBegun():
                return replace(state, title=event.title)
            case ev.ItemDrawn():
                return replace(state, drawn=event, shown=None, called=None, why="", also=())
            case ev.ItemShown():
                if event.witness not in {witness.id for witness in self.case.witnesses}:
                    raise ValueError(f"{event.kind} names a witness whom the case does not have")
                return replace(state, shown=Item(**event.model_dump()), asked=(*state.asked, event.text)[-WINDOW:])
            case ev.ItemReasoned():
                return replace(state, why=event.why, also=event.also)
            case ev.Called():
                return replace(state, called=event)
            case ev.Told():
                return _told(state, event)
            case ev.DrillClosed():
                return replace(state, over=True, drawn=None, shown=None)
            case _:
                raise TypeError(f"{event.kind} does not happen in a drill")

    def agenda(self, state: State, /) -> Sequence[Ask]:
        if state.over or state.drawn is None:
            return ()
        key = f"d{state.drawn.no}"
        if state.shown is None:
            return (Ask(f"{key}/set", ev.COACH, (SetQuestion,), _told_to_coach(state.drawn)),)
        directive = "Object, naming a ground, or let it stand."
        call = Ask(f"{key}/call", ev.STUDENT, (Call, Stop), directive, limit=state.params.window, default=Call())
        return (call,)

    def decide(self, state: State, ask: Ask, act: Act, /) -> Sequence[Event]:
        match act:
            case SetQuestion():
                return self._set(state, act)
            case Call():
                return self._answered(state, act)
            case _:
                return (ev.DrillClosed(items=state.done),)

    def seats(self, state: State, /) -> Sequence[Seat]:
        return (ev.COACH, ev.STUDENT)

    def view(self, state: State, viewer: Viewer, /) -> Frozen:
        shown = {
            "case": self.case.id,
            "title": state.title,
            "items": state.params.items,
            "number": state.drawn.no if state.drawn else state.done,
            "score": state.score,
            "streak": state.streak,
            "boxes": dict(state.boxes),
            "pending": state.shown,
            "last": state.last,
            "over": state.over,
        }
        if viewer not in (ev.COACH, BENCH) or state.drawn is None:
            return DrillView.model_validate(shown)
        told = state.drawn.model_dump(include={"witness", "phase", "fact", "defect"})
        return CoachView.model_validate({**shown, **told, "asked": state.asked})

    def begun(self, opened: ev.DrillOpened) -> Sequence[Event]:
        """The opening events, and the first question drawn."""
        begun = ev.DrillBegun(case=self.case.id, title=self.case.title, items=opened.params.items)
        state = self.evolve(self.evolve(None, opened), begun)
        return (opened, begun, self._draw(state, 1))

    def _set(self, state: State, act: SetQuestion) -> Sequence[Event]:
        drawn = state.drawn
        assert drawn is not None
        if act.text in state.asked:
            raise Refused("That question has been set already.", "Put it otherwise.")
        shown = ev.ItemShown(no=drawn.no, witness=drawn.witness, phase=drawn.phase, text=act.text, before=act.before)
        barred: frozenset[Ground] = frozenset() if drawn.phase == "cross" else NEVER_ON_DIRECT
        also: tuple[Ground, ...] = tuple(one for one in act.also if one not in barred)
        return (shown, ev.ItemReasoned(no=drawn.no, why=act.why, also=also, made_from=act.made_from))

    def _answered(self, state: State, act: Call) -> Sequence[Event]:
        drawn = state.drawn
        assert drawn is not None
        if act.ground is not None and act.ground not in PRACTISED:
            raise Refused("There is no answer yet that could be non-responsive.", "Name another ground.")
        also = state.also if drawn.defect else ()
        defects = frozenset((drawn.defect, *also) if drawn.defect else ())
        good = sound(drawn.defect, also, act.ground)
        ruling = "sustained" if good else "overruled"
        points = objection_points(ScoredExamination(defects, act.ground, ruling if act.ground else None))
        right = good or act.ground == drawn.defect
        told = ev.Told(no=drawn.no, defect=drawn.defect, why=state.why, also=also, right=right, points=points)
        after = _told(state, told)
        closing = drawn.no >= state.params.items
        following = ev.DrillClosed(items=drawn.no) if closing else self._draw(after, drawn.no + 1)
        return (ev.Called(no=drawn.no, ground=act.ground), told, following)

    def _draw(self, state: State, no: int) -> ev.ItemDrawn:
        witness = self.chance.pick(self._witnesses(state), "witness", no)
        defect = self._defect(state, no)
        phase = self._phase(defect, no)
        fact: Fact = self.chance.pick(witness.affidavit, "fact", no)
        return ev.ItemDrawn(no=no, witness=witness.id, phase=phase, fact=fact.id, defect=defect)

    def _witnesses(self, state: State) -> Sequence[Witness]:
        chosen = state.params.witnesses
        return [one for one in self.case.witnesses if not chosen or one.id in chosen]

    def _defect(self, state: State, no: int) -> Ground | None:
        if not self.chance.below(state.params.defective, "defective", no):
            return None
        grounds = state.params.grounds or PRACTISED
        last = state.last.defect if state.last else None
        return self.chance.weighted(grounds, weights(grounds, state.boxes, last), "ground", no)

    def _phase(self, defect: Ground | None, no: int) -> Phase:
        if defect in NOT_ON_CROSS:
            return "direct"
        if defect in NOT_ON_DIRECT:
            return "cross"
        return "direct" if self.chance.below(0.6, "phase", no) else "cross"


def _told(state: State, event: ev.Told) -> State:
    """After the truth: score, streak, and the boxes of the grounds that were at stake."""
    called = state.called.ground if state.called else None
    shown = state.shown
    last = shown and shown.model_copy(
        update={
            "called": called,
            "done": True,
            "defect": event.defect,
            "why": event.why,
            "also": event.also,
            "right": event.right,
        }
    )
    return replace(
        state,
        last=last,
        shown=None,
        boxes=boxes(at_stake(event.defect, called, event.also), state.boxes),
        score=state.score + event.points,
        streak=state.streak + 1 if event.right else 0,
    )


def _told_to_coach(drawn: ev.ItemDrawn) -> str:
    what = f"with this defect: {CARDS[drawn.defect].label.lower()}" if drawn.defect else "that is proper"
    return f"Put a question on {drawn.phase} {what}."
