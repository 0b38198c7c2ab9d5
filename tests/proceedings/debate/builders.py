"""Debates for tests: a subject, the debate opened on a bench, and plain answers to whatever is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.law.debating.arguments import link
from tests.support.bench import Bench
from venire.catalog import DEBATE
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.debating.argument import Argument, ArgumentEvidence, ArgumentRelation
from venire.law.debating.criteria import CRITERIA, Criterion, Score
from venire.law.debating.subject import Source, Subject
from venire.proceedings.debate import events as ev
from venire.proceedings.debate.acts import Appraise, Argue, Evaluate, Judge
from venire.proceedings.debate.debrief import DebateResult, debrief
from venire.proceedings.debate.opening import open_debate, rebuild
from venire.proceedings.debate.params import DebateParams, Debater
from venire.proceedings.debate.rules import DebateRules
from venire.proceedings.debate.state import State
from venire.proceedings.debate.view import DebaterView, DebateView

SUBJECT = Subject(
    topic="The harbour should be closed to cars.",
    sources=(Source(id="S1", title="The harbour count", text="On market days 412 cars stand on the quay."),),
)
PAIR = (Debater(name="Ada", stance="for"), Debater(name="Ben", stance="against"))
Respond = Callable[[Ask, Any], Act]


def opened(subject: Subject = SUBJECT, seed: str = "seed", **changes: Any) -> Bench:
    """A debate of two, just opened."""
    params = DebateParams.model_validate({"debaters": PAIR, "sensitivity": 0.2, "complexity": 0.2, **changes})
    opening = open_debate(subject, params, seed)
    first = opening.events[0]
    assert isinstance(first, ev.DebateOpened)
    return Bench(rebuild(first, opening.contents), DEBATE.codec).open(*opening.events)


def state_of(bench: Bench) -> State:
    state = bench.sitting.state
    assert isinstance(state, State)
    return state


def result_of(bench: Bench) -> DebateResult:
    rules = bench.proceeding
    assert isinstance(rules, DebateRules)
    return debrief(rules, state_of(bench), bench.entries)


def plainly(ask: Ask, view: Frozen) -> Act:
    """An answer that fits, whatever is asked; every argument rebuts the newest one of another."""
    assert isinstance(view, DebateView)
    match ask.key.partition("/")[0]:
        case "setup":
            return Appraise(sensitivity=0.8, complexity=0.9, why="Lives are at stake.")
        case "evaluate":
            made = next(one for one in view.arguments if one.id == ask.key.rpartition("/")[2])
            return evaluation(made)
        case "judge":
            return Judge(winner="Ada", confidence=0.8, reasoning="Ada answered what was said.")
        case _:
            assert isinstance(view, DebaterView)
            return argued(ask, view)


def argued(ask: Ask, view: DebaterView) -> Argue:
    others = [one for one in view.arguments if one.by != view.me.name]
    return Argue(
        thinking=f"What {view.me.name} keeps to itself at {ask.key}.",
        level=view.level,
        thesis=f"{view.me.name} at {ask.key}.",
        evidence=(ArgumentEvidence(text="412 cars stand on the quay.", source="S1"),),
        links=(link("cars on the quay", "no room to unload", 0.8),),
        relations=tuple(ArgumentRelation(kind="rebuts", to=one.id) for one in others[-1:]),
        text=f"{view.me.name} speaks at {ask.key}.",
    )


def evaluation(made: Argument, values: Mapping[Criterion, float] | None = None, validity: float = 0.5) -> Evaluate:
    """Every criterion alike, unless told otherwise."""
    told = values or dict.fromkeys(CRITERIA, 0.6)
    scores = {one: Score(value=told[one], reason=f"Seen in {made.id}.") for one in CRITERIA}
    return Evaluate.model_validate({**scores, "validity": (validity,) * len(made.links)})


def play(bench: Bench, respond: Respond = plainly) -> Bench:
    """To its end."""
    while asks := bench.asks():
        ask = asks[0]
        bench.submit(ask.seat, ask.key, respond(ask, bench.view(ask.seat)))
    return bench
