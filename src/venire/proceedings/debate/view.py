"""What each seat of a debate may know. No debater sees another's thinking; evaluators see no scores and no votes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pydantic import SerializeAsAny

from venire.kernel.frozen import Frozen
from venire.kernel.record import BENCH, Seat, Viewer
from venire.law.debating.argument import Argument, Level
from venire.law.debating.criteria import Criterion, Score
from venire.law.debating.panel import Decision, PanelVerdict, Vote
from venire.law.debating.perspective import Perspective, perspective_of
from venire.law.debating.subject import Subject
from venire.proceedings.debate import events as ev
from venire.proceedings.debate.order import presented
from venire.proceedings.debate.params import Debater
from venire.proceedings.debate.state import State


class ArgumentScores(Frozen):
    """How one argument was scored; ``error`` where it could not be."""

    scores: Mapping[Criterion, Score] = {}
    total: float | None = None
    causal: float | None = None
    error: str = ""


class PremiseOutcome(Frozen):
    """What came of a debate on a premise."""

    argument: str
    """Whose thesis it is."""
    premise: str
    by: str
    decision: Decision
    winner: str
    """Who prevailed; empty where nobody did."""


class DebateView(Frozen):
    """Everyone's view; a debater finds its own thinking in its arguments."""

    topic: str
    case: str = ""
    phase: ev.Phase
    round: int
    rounds: int
    debaters: tuple[Debater, ...]
    """For an evaluator in the order in which they are put before it."""
    arguments: tuple[Argument, ...] = ()
    """In the order of speaking; for an evaluator those of one round in the order of its debaters."""
    passed: tuple[ev.TurnPassed, ...] = ()
    weights: Mapping[Criterion, float] = {}
    scores: Mapping[str, ArgumentScores] = {}
    """By argument."""
    votes: tuple[Vote, ...] = ()
    """Once the panel has decided."""
    verdict: PanelVerdict | None = None
    settled: tuple[PremiseOutcome, ...] = ()
    """Premises that were argued out on their own."""
    sub: SerializeAsAny[Frozen] | None = None
    """The viewer's own view of the debate on a premise that is on now."""


class DebaterView(DebateView):
    """A debater's."""

    me: Debater
    level: Level
    """The level that this turn is for."""


class AssessorView(DebateView):
    """The assessor's."""

    to_score: tuple[str, ...] = ()
    """Arguments that wait; the ask ``evaluate/A3`` is for A3."""


class EvaluatorView(DebateView):
    """An evaluator's: it judges by what was said alone."""

    perspective: Perspective


def seen(state: State, subject: Subject, viewer: Viewer, level: Level) -> DebateView:
    """What this viewer may know; ``level``: that of the debater's turn."""
    kind = viewer.partition("/")[0]
    shared = _shared(state, subject)
    match kind:
        case "debater":
            mine = state.debater(Seat(viewer))
            told = {**shared, "arguments": _with_thoughts(state, mine.name)}
            return DebaterView.model_validate({**told, "me": mine, "level": level})
        case "evaluator":
            return _evaluators(state, shared, ev.number_of(Seat(viewer)))
        case "assessor":
            waiting = tuple(one.id for one in state.open_arguments)
            return AssessorView.model_validate({**shared, "to_score": waiting})
        case _:
            thinking = {"arguments": _with_thoughts(state)} if viewer == BENCH else {}
            return DebateView.model_validate({**shared, **thinking})


def _shared(state: State, subject: Subject) -> dict[str, object]:
    return {
        "topic": subject.topic,
        "case": subject.case.id if subject.case else "",
        "phase": state.phase,
        "round": state.round,
        "rounds": state.params.rounds,
        "debaters": state.params.debaters,
        "arguments": state.arguments,
        "passed": state.passed,
        "weights": state.weights,
        "scores": _scores(state),
        "votes": state.panel() if state.verdict else (),
        "verdict": state.verdict,
        "settled": settled(state),
    }


def settled(state: State) -> tuple[PremiseOutcome, ...]:
    """The premises that were argued out, in order."""
    found = [(called, state.subs[called.path].state) for called in state.called if called.path in state.subs]
    return tuple(
        PremiseOutcome(
            argument=called.argument,
            premise=called.premise,
            by=called.by,
            decision=sub.verdict.decision,
            winner=sub.verdict.winner,
        )
        for called, sub in found
        if sub is not None and sub.verdict is not None
    )


def _scores(state: State) -> Mapping[str, ArgumentScores]:
    good = {
        id: ArgumentScores(scores=one.scores, total=one.total, causal=one.causal) for id, one in state.scored.items()
    }
    return {**good, **{id: ArgumentScores(error=why) for id, why in state.unscored.items()}}


def _with_thoughts(state: State, only: str = "") -> Sequence[Argument]:
    """The arguments with the thinking of this debater, or of all."""
    return tuple(
        one.model_copy(update={"thinking": state.thoughts.get(one.id, "")}) if only in ("", one.by) else one
        for one in state.arguments
    )


def _evaluators(state: State, shared: dict[str, object], number: int) -> EvaluatorView:
    order = presented(state.names, number)
    by_name = {debater.name: debater for debater in state.params.debaters}
    spoken = sorted(state.arguments, key=lambda one: (one.round, order.index(one.by)))
    hidden: dict[str, object] = {} if state.over else {"scores": {}, "votes": (), "weights": state.base}
    told: dict[str, object] = {
        **shared,
        "debaters": tuple(by_name[name] for name in order),
        "arguments": tuple(spoken),
        **hidden,
    }
    return EvaluatorView.model_validate({**told, "perspective": perspective_of(number - 1)})
