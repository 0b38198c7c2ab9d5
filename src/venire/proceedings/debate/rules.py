"""The rules of a debate: setup, opening, rounds, closing, deliberation. Source: spec/debate.md, "Flow"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.folds.following import and_what_follows
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Event, Seat, Viewer
from venire.kernel.within import Child, Within
from venire.law.case_file.case import Case
from venire.law.debating.subject import Subject
from venire.proceedings.debate import events as ev
from venire.proceedings.debate import judging, premises, speaking
from venire.proceedings.debate.acts import ACTS, Appraise, Argue, Evaluate, Judge, Pass, Unable
from venire.proceedings.debate.state import State, evolved
from venire.proceedings.debate.view import seen

SPEAKING: frozenset[ev.Phase] = frozenset(("opening", "debate", "closing"))


@dataclass(frozen=True)
class DebateRules:
    """The rules of a debate. Pure: built anew from the contents that its opening pins."""

    subject: Subject
    seed: str

    name = "debate"
    events = ev.EVENTS
    acts = ACTS

    @cached_property
    def chance(self) -> Chance:
        return Chance(self.seed)

    @property
    def case(self) -> Case:
        """The case that is debated. Raises :class:`VenireError` where the debate is on a topic."""
        if self.subject.case is None:
            raise VenireError("This debate is on a topic, not on a case.", "Choose another session.")
        return self.subject.case

    def evolve(self, state: State | None, event: Event, /) -> State:
        if isinstance(event, Within):
            assert state is not None
            child = state.subs.get(event.path) or self._sub(state, event.path)
            return replace(state, subs={**state.subs, event.path: child.evolve(event)})
        return evolved(state, event)

    def _sub(self, state: State, path: str) -> Child[State]:
        """The debate on a premise, before it has begun."""
        called = next(one for one in state.called if one.path == path)
        subject = self.subject.model_copy(update={"topic": called.premise})
        return Child(path, DebateRules(subject, f"{self.seed}/{path}"))

    def agenda(self, state: State, /) -> Sequence[Ask]:
        if state.begun is None or state.over:
            return ()
        if state.phase == "setup":
            return (judging.appraisal(),)
        if state.sub is not None:
            within = state.sub.agenda()
            scores = judging.evaluations(state, within[0].group or "") if within else ()
            return (*scores, *within)
        if state.phase in SPEAKING:
            return (*judging.evaluations(state, speaking.group_of(state)), *speaking.turns(state))
        return (*judging.evaluations(state, judging.PANEL), *judging.verdicts(state))

    def decide(self, state: State, ask: Ask, act: Act, /) -> Sequence[Event]:
        if state.sub is not None and state.sub.asks(ask):
            return self.and_what_follows(state, state.sub.decide(ask, act))
        return self.and_what_follows(state, self._first(state, ask, act))

    def seats(self, state: State, /) -> Sequence[Seat]:
        debaters = (ev.debater_seat(number) for number in range(1, len(state.params.debaters) + 1))
        evaluators = (ev.evaluator_seat(number) for number in range(1, state.params.evaluators + 1))
        return (*debaters, ev.ASSESSOR, *evaluators)

    def view(self, state: State, viewer: Viewer, /) -> Frozen:
        whole = seen(state, self.subject, viewer, speaking.level_of(state))
        return whole if state.sub is None else whole.model_copy(update={"sub": state.sub.view(viewer)})

    def begun(self, opened: ev.DebateOpened) -> Sequence[Event]:
        """The opening events, and all that follows until the first seat is asked."""
        params = opened.params
        begun = ev.DebateBegun(
            topic=self.subject.topic,
            case=self.subject.case.id if self.subject.case else "",
            sources=tuple(source.title for source in self.subject.sources),
            debaters=params.debaters,
            rounds=params.rounds,
            evaluators=params.evaluators,
        )
        first: tuple[Event, ...] = (begun,)
        if params.sensitivity is not None and params.complexity is not None:
            told = ev.Appraised(sensitivity=params.sensitivity, complexity=params.complexity, by="caller")
            first = (begun, told)
        return (opened, *self.and_what_follows(self.evolve(None, opened), first))

    def and_what_follows(self, state: State, first: Sequence[Event]) -> Sequence[Event]:
        """The events, and all that follows by itself until a seat is asked again or the debate is over."""
        return and_what_follows(self.evolve, self._follows, state, first)

    def _follows(self, state: State) -> Sequence[Event]:
        """The next stage once everybody has spoken, and the end once everybody has judged."""
        match state.phase:
            case "setup":
                return (_stage(state, "opening", 0),) if state.appraised else ()
            case "deliberation":
                judged = not state.open_arguments and not judging.verdicts(state)
                return (judging.decision(state), ev.DebateClosed()) if judged or not state.arguments else ()
            case "complete":
                return ()
            case _:
                return self._spoken(state) if len(state.done) == len(state.names) else ()

    def _spoken(self, state: State) -> Sequence[Event]:
        """After the last turn of a stage; after the last round, premises are argued out first."""
        if state.sub is not None:
            return ()
        last = state.phase == "debate" and state.round == state.params.rounds
        if last and len(state.called) < state.params.sub_debates:
            called = premises.contested(state)
            if called is not None:
                child = self._sub(evolved(state, called), called.path)
                rules = child.proceeding
                assert isinstance(rules, DebateRules)
                return (called, *child.wrap(rules.begun(premises.opened(state, called, rules.seed))))
        return (_after(state),)

    def _first(self, state: State, ask: Ask, act: Act) -> Sequence[Event]:
        about = ask.key.rpartition("/")[2]
        match act:
            case Argue():
                return speaking.spoken(state, ask.seat, act)
            case Pass():
                by = state.debater(ask.seat).name
                return (ev.TurnPassed(by=by, phase=state.phase, round=state.round, why=act.why),)
            case Appraise():
                return (judging.appraised(state, act),)
            case Evaluate():
                return (judging.evaluated(state, about, act),)
            case Judge():
                return (judging.voted(state, int(about), act),)
            case Unable():
                return (self._unable(state, ask, act, about),)
            case _:
                raise TypeError(f"a debate did not ask for {act.kind}")

    def _unable(self, state: State, ask: Ask, act: Unable, about: str) -> Event:
        if ask.key.startswith("evaluate/"):
            return judging.evaluated(state, about, act)
        if ask.key.startswith("judge/"):
            return judging.voted(state, int(about), act)
        return judging.appraised(state, act)


def _after(state: State) -> ev.StageOpened:
    rounds = state.params.rounds
    if state.phase == "closing":
        return ev.StageOpened(phase="deliberation", round=rounds, weights=state.weights)
    if state.round < rounds:
        return _stage(state, "debate", state.round + 1)
    return _stage(state, "closing", rounds)


def _stage(state: State, phase: ev.Phase, round: int) -> ev.StageOpened:
    return ev.StageOpened(phase=phase, round=round, weights=judging.weights_for(state, round))
