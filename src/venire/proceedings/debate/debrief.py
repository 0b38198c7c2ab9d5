"""The result of a debate, read off its record: verdict, transcript, scores, graphs, alerts. Source: spec/debate.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.kernel.folds.accounts import Accounts, accounts
from venire.kernel.frozen import Frozen
from venire.kernel.minutes import Alerted
from venire.kernel.record import Entry
from venire.law.debating.acceptability import Acceptability
from venire.law.debating.argument import Argument
from venire.law.debating.attacks import attacks
from venire.law.debating.causes import CausalStep, causal_graph
from venire.law.debating.criteria import Criterion
from venire.law.debating.panel import PanelVerdict, Vote
from venire.proceedings.debate import events as ev
from venire.proceedings.debate.params import Debater
from venire.proceedings.debate.rules import DebateRules
from venire.proceedings.debate.state import State
from venire.proceedings.debate.view import ArgumentScores, PremiseOutcome, settled


class SideTold(Frozen):
    """How one debater was scored, on the mean of its scored arguments; None where none was."""

    name: str
    arguments: int
    scored: int
    criteria: Mapping[Criterion, float]
    total: float | None
    causal: float | None
    support: float
    """What the panel gave it, 0 to 1."""


class StageTold(Frozen):
    """What the criteria weighed in one stage."""

    phase: ev.Phase
    round: int
    weights: Mapping[Criterion, float]


class StepTold(Frozen):
    """A step of the causal graph."""

    argument: str
    by: str
    cause: str
    effect: str
    strength: float


class CausesTold(Frozen):
    """The causal graph, and what does not hold in it."""

    steps: tuple[StepTold, ...]
    contradictions: tuple[tuple[StepTold, StepTold], ...]
    circles: tuple[tuple[StepTold, ...], ...]


class Standing(Frozen):
    """Which arguments stand by the attacks among them. Source: Dung (1995)."""

    grounded: tuple[str, ...]
    preferred: tuple[tuple[str, ...], ...] | None
    """None where so many are in the balance that the sets cannot be counted."""
    stable: tuple[tuple[str, ...], ...] | None
    fallen: Mapping[str, tuple[str, ...]]
    """Argument → the standing ones by which it falls."""


class Bias(Frozen):
    """Whether coming first helped: of the votes for somebody, how many were for whom the evaluator met first."""

    votes: int
    for_the_first: int


class DebateResult(Frozen):
    """What is shown when it is over."""

    topic: str
    case: str
    debaters: tuple[Debater, ...]
    verdict: PanelVerdict
    reasoning: tuple[str, ...]
    """Of the evaluators on the leading side, the surest first; where there is none, of all."""
    votes: tuple[Vote, ...]
    breakdown: tuple[SideTold, ...]
    transcript: tuple[Argument, ...]
    scores: Mapping[str, ArgumentScores]
    weights: tuple[StageTold, ...]
    sensitivity: float
    complexity: float
    causes: CausesTold
    standing: Standing
    bias: Bias
    settled: tuple[PremiseOutcome, ...]
    """Premises that were argued out on their own."""
    passed: tuple[ev.TurnPassed, ...]
    errors: tuple[str, ...]
    """What could not be scored or judged, and why."""
    alerts: tuple[Alerted, ...]
    seed: str
    accounts: Accounts | None = None
    """What the models took; None where none was called."""


def debrief(rules: DebateRules, state: State, entries: Sequence[Entry]) -> DebateResult:
    """The debrief of a record. Raises :class:`ValueError` where the panel has not decided."""
    told = state.appraised
    if state.verdict is None or told is None:
        raise ValueError("the panel has not decided")
    return DebateResult(
        topic=rules.subject.topic,
        case=rules.subject.case.id if rules.subject.case else "",
        debaters=state.params.debaters,
        verdict=state.verdict,
        reasoning=_reasoning(state, state.verdict),
        votes=tuple(state.panel()),
        breakdown=tuple(_side(state, name, state.verdict) for name in state.names),
        transcript=tuple(state.arguments),
        scores=_scores(state),
        weights=tuple(_stage(one) for one in state.stages),
        sensitivity=told.sensitivity,
        complexity=told.complexity,
        causes=_causes(state.arguments),
        standing=_standing(state),
        bias=_bias(state),
        settled=settled(state),
        passed=state.passed,
        errors=_errors(state),
        alerts=tuple(entry.event for entry in entries if isinstance(entry.event, Alerted)),
        seed=rules.seed,
        accounts=accounts(entries),
    )


def _reasoning(state: State, verdict: PanelVerdict) -> tuple[str, ...]:
    heard = [vote for vote in state.panel() if verdict.leading in ("", vote.winner)]
    return tuple(vote.reasoning for vote in sorted(heard, key=lambda vote: -vote.confidence))


def _side(state: State, name: str, verdict: PanelVerdict) -> SideTold:
    made = [one for one in state.arguments if one.by == name]
    scored = [state.scored[one.id] for one in made if one.id in state.scored]
    criteria: dict[Criterion, float] = (
        {one: _mean([each.scores[one].value for each in scored]) for one in state.base} if scored else {}
    )
    return SideTold(
        name=name,
        arguments=len(made),
        scored=len(scored),
        criteria=criteria,
        total=_mean([one.total for one in scored]) if scored else None,
        causal=_mean([one.causal for one in scored]) if scored else None,
        support=verdict.support[name],
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _scores(state: State) -> Mapping[str, ArgumentScores]:
    return {
        one.id: ArgumentScores(error=state.unscored[one.id])
        if one.id in state.unscored
        else ArgumentScores(**state.scored[one.id].model_dump(include={"scores", "total", "causal"}))
        for one in state.arguments
        if one.id in state.unscored or one.id in state.scored
    }


def _stage(stage: ev.StageOpened) -> StageTold:
    return StageTold(phase=stage.phase, round=stage.round, weights=stage.weights)


def _causes(arguments: Sequence[Argument]) -> CausesTold:
    graph = causal_graph(arguments)
    return CausesTold(
        steps=tuple(map(_step, graph.steps)),
        contradictions=tuple((_step(found.one), _step(found.other)) for found in graph.contradictions),
        circles=tuple(tuple(map(_step, circle.steps)) for circle in graph.circles),
    )


def _step(step: CausalStep) -> StepTold:
    link = step.link
    return StepTold(argument=step.argument, by=step.by, cause=link.cause, effect=link.effect, strength=link.strength)


def _standing(state: State) -> Standing:
    totals = {id: one.total for id, one in state.scored.items()}
    found = Acceptability(attacks(state.arguments, totals))
    order = found.attacks.arguments

    def listed(sets: Sequence[frozenset[str]]) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(one for one in order if one in each) for each in sets)

    return Standing(
        grounded=listed((found.grounded,))[0],
        preferred=listed(found.preferred) if found.countable else None,
        stable=listed(found.stable) if found.countable else None,
        fallen={one: found.felled_by(one) for one in order if found.felled_by(one)},
    )


def _bias(state: State) -> Bias:
    given = [vote for vote in state.votes.values() if vote.winner]
    return Bias(votes=len(given), for_the_first=sum(vote.winner == vote.order[0] for vote in given))


def _errors(state: State) -> tuple[str, ...]:
    scores = [f"{id} could not be scored. {why}".strip() for id, why in state.unscored.items()]
    votes = [f"Evaluator {number} could not judge. {why}".strip() for number, why in state.unjudged.items()]
    told = state.appraised
    unsaid = f"Nobody could say how sensitive and complex the topic is. {told.why}".strip() if told else ""
    setup = [unsaid] if told and told.by == "nobody" else []
    return (*setup, *scores, *votes)
