"""Scores as arguments come, and the panel at the end. Source: spec/debate.md, "Adaptive evaluation", "Jury panel"."""

from __future__ import annotations

from collections.abc import Sequence

from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import Event
from venire.law.debating.adaptation import Weights, moved, target
from venire.law.debating.argument import Argument
from venire.law.debating.causes import causal_score
from venire.law.debating.criteria import total
from venire.law.debating.panel import decided
from venire.law.debating.perspective import perspective_of
from venire.proceedings.debate import events as ev
from venire.proceedings.debate.acts import Appraise, Evaluate, Judge, Unable
from venire.proceedings.debate.order import presented
from venire.proceedings.debate.state import State

NOBODY = Unable(why="Nobody answered.")
PANEL = "panel"
"""The group of the last asks: the scores that are still out, and the verdicts."""


def appraisal() -> Ask:
    """The one judgement at setup."""
    directive = "Say how sensitive this topic is, and how complex its causes are: 0 to 1 each."
    return Ask("setup/appraise", ev.ASSESSOR, (Appraise, Unable), directive, default=NOBODY)


def appraised(state: State, act: Appraise | Unable) -> ev.Appraised:
    """What was said of the topic; what the caller said stands. Unable: nothing is multiplied, and it is told."""
    params = state.params
    if isinstance(act, Unable):
        return ev.Appraised(
            sensitivity=params.sensitivity or 0.0, complexity=params.complexity or 0.0, by="nobody", why=act.why
        )
    given = (params.sensitivity, params.complexity)
    said = (act.sensitivity, act.complexity)
    sensitivity, complexity = (mine if own is None else own for own, mine in zip(given, said, strict=True))
    return ev.Appraised(sensitivity=sensitivity, complexity=complexity, by="assessor", why=act.why)


def evaluations(state: State, group: str) -> Sequence[Ask]:
    """The scores that are still out; they are given while the debaters prepare what comes next."""
    limit = state.params.turn_limit
    return [
        Ask(
            f"evaluate/{one.id}",
            ev.ASSESSOR,
            (Evaluate, Unable),
            f"Score {one.id} on every criterion, with a reason for each; say how sound each of its causal links is.",
            group=group,
            limit=limit,
            default=NOBODY,
        )
        for one in state.open_arguments
    ]


def evaluated(state: State, id: str, act: Evaluate | Unable) -> Event:
    """The scores on the record. Raises :class:`Refused` where the links were not weighed one by one."""
    made: Argument = state.graph.arguments[id]
    if isinstance(act, Unable):
        return ev.NotScored(argument=id, why=act.why)
    if len(act.validity) != len(made.links):
        raise Refused(
            f"{id} has {len(made.links)} causal links and {len(act.validity)} were weighed.",
            "Give one validity for each link, in their order.",
        )
    weights = _weights_of(state, made)
    return ev.Scored(
        argument=id,
        scores={one: act.scores[one] for one in weights},
        weights=weights,
        total=total(act.scores, weights),
        validity=act.validity,
        causal=causal_score(made.links, act.validity),
    )


def _weights_of(state: State, made: Argument) -> Weights:
    """The weights of the stage in which it was made."""
    return next(stage.weights for stage in reversed(state.stages) if place(state, stage) == made.round)


def place(state: State, stage: ev.StageOpened) -> int:
    """The number by which arguments of this stage are marked: one more than the last round in the closing."""
    return state.params.rounds + 1 if stage.phase == "closing" else stage.round


def weights_for(state: State, round: int) -> Weights:
    """What the criteria weigh in the stage about to open."""
    params, told = state.params, state.appraised
    if not params.adaptation_enabled or told is None:
        return state.weights
    to = target(state.base, round, params.rounds, told.sensitivity, told.complexity)
    return moved(state.weights, to, params.adaptation_rate)


def verdicts(state: State) -> Sequence[Ask]:
    """The evaluators who have not voted: all at once, none seeing another's."""
    numbers = range(1, state.params.evaluators + 1)
    return [_verdict(state, one) for one in numbers if one not in state.votes and one not in state.unjudged]


def _verdict(state: State, number: int) -> Ask:
    seat = ev.evaluator_seat(number)
    directive = f"Who made the better case? Judge as an evaluator whose view is {perspective_of(number - 1)}."
    limit = state.params.turn_limit
    return Ask(f"judge/{seat}", seat, (Judge, Unable), directive, group=PANEL, limit=limit, default=NOBODY)


def voted(state: State, number: int, act: Judge | Unable) -> Event:
    """An evaluator's vote. Raises :class:`Refused` for a winner who did not speak, or of whom it doubts too much."""
    perspective = perspective_of(number - 1)
    if isinstance(act, Unable):
        return ev.NotJudged(evaluator=number, perspective=perspective, why=act.why)
    names = state.names
    if act.winner and act.winner not in names:
        raise Refused(f"Nobody called {act.winner[:80]!r} debates here.", f"Name one of {', '.join(names)}, or nobody.")
    if act.winner and act.confidence < 1 / len(names):
        raise Refused(
            f"{act.winner} cannot be the winner at a confidence of {act.confidence:.2f}.",
            f"With {len(names)} debaters give at least {1 / len(names):.2f}, or name nobody for a tie.",
        )
    order = presented(names, number)
    told = act.model_dump()
    return ev.Voted.model_validate({**told, "evaluator": number, "perspective": perspective, "order": order})


def decision(state: State) -> ev.PanelDecided:
    """The panel's decision from the votes there are."""
    params = state.params
    weights = (
        [params.evaluator_weights[number - 1] for number in sorted(state.votes)] if params.evaluator_weights else None
    )
    return ev.PanelDecided(verdict=decided(state.panel(), state.names, weights, params.threshold, params.curve))
