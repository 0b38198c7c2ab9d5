"""The state of a debate: a fold of its events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from venire.kernel.record import Event, Seat
from venire.kernel.within import Child
from venire.law.debating.adaptation import Weights, normalised
from venire.law.debating.argument import Argument
from venire.law.debating.criteria import CRITERIA, Criterion
from venire.law.debating.graph import ArgumentGraph
from venire.law.debating.panel import PanelVerdict, Vote
from venire.proceedings.debate import events as ev
from venire.proceedings.debate.params import DebateParams, Debater


@dataclass(frozen=True)
class State:
    """The state of a debate."""

    opened: ev.DebateOpened
    begun: ev.DebateBegun | None = None
    phase: ev.Phase = "setup"
    round: int = 0
    weights: Weights = field(default_factory=dict[Criterion, float])
    stages: tuple[ev.StageOpened, ...] = ()
    appraised: ev.Appraised | None = None
    graph: ArgumentGraph = field(default_factory=ArgumentGraph)
    thoughts: Mapping[str, str] = field(default_factory=dict[str, str])
    done: tuple[str, ...] = ()
    """Debaters who have had their turn in this stage."""
    passed: tuple[ev.TurnPassed, ...] = ()
    scored: Mapping[str, ev.Scored] = field(default_factory=dict[str, ev.Scored])
    unscored: Mapping[str, str] = field(default_factory=dict[str, str])
    """Argument → why it could not be scored."""
    votes: Mapping[int, ev.Voted] = field(default_factory=dict[int, ev.Voted])
    unjudged: Mapping[int, str] = field(default_factory=dict[int, str])
    """Evaluator → why it could not judge."""
    verdict: PanelVerdict | None = None
    called: tuple[ev.SubDebateCalled, ...] = ()
    subs: Mapping[str, Child[State]] = field(default_factory=dict["str", "Child[State]"])
    """Debates on a contested premise, by their paths."""

    @property
    def params(self) -> DebateParams:
        return self.opened.params

    @property
    def over(self) -> bool:
        return self.phase == "complete"

    @property
    def arguments(self) -> Sequence[Argument]:
        """In the order of speaking."""
        return tuple(self.graph.arguments.values())

    @property
    def names(self) -> Sequence[str]:
        return tuple(debater.name for debater in self.params.debaters)

    @property
    def sub(self) -> Child[State] | None:
        """The debate on a premise that is on now."""
        return next((one for one in self.subs.values() if one.state is not None and not one.state.over), None)

    @property
    def open_arguments(self) -> Sequence[Argument]:
        """Those that wait for their scores."""
        return [one for one in self.arguments if one.id not in self.scored and one.id not in self.unscored]

    @property
    def base(self) -> Weights:
        """The weights before anything adapts them."""
        return normalised({one: self.params.criteria[one] for one in CRITERIA if one in self.params.criteria})

    def debater(self, seat: Seat) -> Debater:
        """Who sits here."""
        return self.params.debaters[ev.number_of(seat) - 1]

    def panel(self) -> Sequence[Vote]:
        """The votes there are, in the order of the evaluators."""
        return tuple(_vote(self.votes[number]) for number in sorted(self.votes))


def _vote(event: ev.Voted) -> Vote:
    return Vote(
        evaluator=ev.evaluator_seat(event.evaluator),
        perspective=event.perspective,
        winner=event.winner,
        confidence=event.confidence,
        reasoning=event.reasoning,
    )


def evolved(state: State | None, event: Event) -> State:
    """The state after this event. Total over the events of a debate."""
    if isinstance(event, ev.DebateOpened):
        return State(event)
    assert state is not None
    match event:
        case ev.DebateBegun():
            return replace(state, begun=event, weights=state.base)
        case ev.Appraised():
            return replace(state, appraised=event)
        case ev.StageOpened():
            return _opened(state, event)
        case ev.Argued(argument=made):
            return replace(state, graph=state.graph.joined(made), done=(*state.done, made.by))
        case ev.Thought():
            return replace(state, thoughts={**state.thoughts, event.argument: event.thinking})
        case ev.TurnPassed():
            return replace(state, passed=(*state.passed, event), done=(*state.done, event.by))
        case _:
            return _judged(state, event)


def _opened(state: State, event: ev.StageOpened) -> State:
    stages = (*state.stages, event)
    return replace(state, phase=event.phase, round=event.round, weights=event.weights, stages=stages, done=())


def _judged(state: State, event: Event) -> State:
    match event:
        case ev.Scored():
            return replace(state, scored={**state.scored, event.argument: event})
        case ev.NotScored():
            return replace(state, unscored={**state.unscored, event.argument: event.why})
        case ev.Voted():
            return replace(state, votes={**state.votes, event.evaluator: event})
        case ev.NotJudged():
            return replace(state, unjudged={**state.unjudged, event.evaluator: event.why})
        case ev.PanelDecided():
            return replace(state, verdict=event.verdict)
        case ev.SubDebateCalled():
            return replace(state, called=(*state.called, event))
        case ev.DebateClosed():
            return replace(state, phase="complete")
        case _:
            raise TypeError(f"{event.kind} does not happen in a debate")
