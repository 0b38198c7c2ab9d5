"""A contested premise argued out on its own: a debate within the debate. Source: spec/debate.md, "Beyond"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.law.debating.argument import ATTACKS, Argument
from venire.proceedings.debate import events as ev
from venire.proceedings.debate.params import DebateParams, Debater, Stance
from venire.proceedings.debate.state import State

ROUNDS = 1
"""Of a debate on a premise."""


def contested(state: State) -> ev.SubDebateCalled | None:
    """The thesis that most arguments of others attack, and that has not been argued out; the earliest of several.

    What a debater claims of the whole matter is no premise of it.
    """
    whole = {one.thesis for one in state.arguments if one.level == "strategic"}
    done = whole | {one.premise for one in state.called}
    ranked = sorted(
        ((one, _attackers(state, one)) for one in state.arguments if one.thesis not in done),
        key=lambda pair: -len(pair[1]),
    )
    if not ranked or not ranked[0][1]:
        return None
    made, attackers = ranked[0]
    return ev.SubDebateCalled(
        path=f"sub{len(state.called) + 1}",
        argument=made.id,
        premise=made.thesis,
        by=made.by,
        against=attackers[-1].by,
    )


def _attackers(state: State, made: Argument) -> Sequence[Argument]:
    found = state.graph.bearing_on(made.id)
    return [one for one, to in found if to.kind in ATTACKS and one.by != made.by]


def opened(state: State, called: ev.SubDebateCalled, seed: str) -> ev.DebateOpened:
    """How the debate on a premise is opened: the same seats, whoever put it for it and whoever attacked it against."""
    told = state.appraised
    stances: Mapping[str, Stance] = {called.by: "for", called.against: "against"}
    seated = tuple(_seated(one, stances.get(one.name, "own")) for one in state.params.debaters)
    changes: Mapping[str, object] = {
        "debaters": seated,
        "rounds": ROUNDS,
        "sub_debates": 0,
        "sensitivity": told.sensitivity if told else 0.0,
        "complexity": told.complexity if told else 0.0,
    }
    params: DebateParams = state.params.model_copy(update=changes)
    return ev.DebateOpened(subject_hash=state.opened.subject_hash, params=params, seed=seed)


def _seated(debater: Debater, stance: Stance) -> Debater:
    return debater.model_copy(update={"stance": stance})
