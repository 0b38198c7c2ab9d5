"""Random debates: legal, illegal, stale and repeated acts in any order; what must hold, and what must stay hidden."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.law.debating.arguments import link
from tests.proceedings.debate.builders import evaluation, opened, plainly, play, state_of
from tests.support.bench import Bench
from venire.catalog import DEBATE
from venire.kernel.folds.views import seen_by
from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import BENCH, GALLERY, Act, Seat, Viewer
from venire.kernel.sitting import Answer, Sitting
from venire.law.debating.argument import Argument, ArgumentEvidence, ArgumentRelation
from venire.law.debating.graph import graph_of
from venire.proceedings.debate import acts
from venire.proceedings.debate import events as ev

SHORT, LONG = 50, 800
TEXT = st.sampled_from(["I doubt it.", "<b>bold</b>", "x" * 300])
TO = st.builds(
    ArgumentRelation,
    kind=st.sampled_from(["supports", "rebuts", "undercuts", "refines"]),
    to=st.sampled_from(["A1", "A2", "A3", "A99"]),
)
ARGUE = st.builds(
    acts.Argue,
    thinking=TEXT,
    level=st.sampled_from(["strategic", "tactical", "operational"]),
    thesis=TEXT,
    evidence=st.sampled_from([(), (ArgumentEvidence(text="seen", source="S1"),)]),
    links=st.sampled_from([(), (link("rain", "flood"), link("flood", "rain"))]),
    relations=st.lists(TO, max_size=3).map(tuple),
    text=TEXT,
)
ANY_ACT: st.SearchStrategy[Act] = st.one_of(
    ARGUE,
    st.builds(acts.Pass),
    st.builds(acts.Unable, why=TEXT),
    st.builds(acts.Appraise, sensitivity=st.floats(0, 1), complexity=st.floats(0, 1)),
    st.builds(
        acts.Judge, winner=st.sampled_from(["Ada", "Ben", "", "Cyd"]), confidence=st.floats(0, 1), reasoning=TEXT
    ),
    st.just(evaluation(Argument(id="A1", by="Ada", round=0, level="tactical", thesis="t", text="t"))),
)
HOW = st.sampled_from(["fitting", "fitting", "fitting", "plain", "any", "stale", "wrong seat", "repeated"])
MOVES = st.lists(st.tuples(HOW, st.integers(0, 60), ANY_ACT), min_size=5, max_size=60)
VIEWERS: tuple[Viewer, ...] = (
    GALLERY,
    BENCH,
    Seat("debater/1"),
    Seat("debater/2"),
    Seat("assessor"),
    Seat("evaluator/2"),
)


def move(bench: Bench, how: str, pick: int, act: Act) -> bool:
    """One move; whether it was accepted."""
    asks = bench.asks()
    if not asks:
        return False
    answer = _answer(bench, asks[pick % len(asks)], how, pick, act)
    if bench.sitting.repeated(answer.seat, answer.act_id):
        return False
    try:
        bench.record(bench.sitting.submit(answer))
    except Refused:
        return False
    return True


def _answer(bench: Bench, ask: Ask, how: str, pick: int, act: Act) -> Answer:
    name = f"act-{bench.sitting.seq}-{pick}"
    match how:
        case "fitting":
            fits = act if isinstance(act, ask.wants) else plainly(ask, bench.view(ask.seat))
            return Answer(ask.seat, ask.key, fits, name)
        case "plain":
            return Answer(ask.seat, ask.key, plainly(ask, bench.view(ask.seat)), name)
        case "stale":
            causes = [entry.cause for entry in bench.entries if entry.cause] or [None]
            cause = causes[pick % len(causes)]
            return Answer(cause.seat if cause else ask.seat, cause.ask if cause else "gone", act, name)
        case "wrong seat":
            return Answer(Seat("debater/2" if ask.seat != "debater/2" else "assessor"), ask.key, act, name)
        case "repeated":
            seat, act_id = (list(bench.sitting.taken) or [(ask.seat, name)])[0]
            return Answer(seat, ask.key, act, act_id)
        case _:
            return Answer(ask.seat, ask.key, act, name)


def played(plan: list[tuple[str, int, Act]], **changes: Any) -> Bench:
    bench = opened(rounds=2, sensitivity=None, **changes)
    for how, pick, act in plan:
        before = bench.sitting
        accepted = move(bench, how, pick, act)
        assert accepted or bench.sitting is before
    return bench


def check(bench: Bench) -> None:
    """Replay equals the live state at every prefix and through JSON; what must hold of every state."""
    live, through_json = Sitting(bench.proceeding), Sitting(bench.proceeding)
    for entry in bench.entries:
        live = live.hear(entry, DEBATE.codec.acts)
        again = DEBATE.codec.decode(DEBATE.codec.encode(entry))
        assert again == entry
        through_json = through_json.hear(again, DEBATE.codec.acts)
        assert through_json == live
    assert live == bench.sitting
    state = state_of(bench)
    graph_of(state.arguments)
    assert sum(state.weights.values()) == pytest.approx(1.0)
    assert not set(state.scored) & set(state.unscored)
    gallery = [seen.event for seen in seen_by(GALLERY, bench.entries)]
    for viewer in VIEWERS:
        assert bench.view(viewer) is not None
        mine = [seen.event for seen in seen_by(viewer, bench.entries)]
        assert [event for event in mine if event in gallery] == gallery


@given(MOVES, st.sampled_from(["together", "in turn"]))
@settings(max_examples=SHORT, deadline=None)
def test_random_debates_stay_sound_and_replay(plan: list[tuple[str, int, Act]], turns: str) -> None:
    check(played(plan, turns=turns))


@pytest.mark.prove
@given(MOVES, st.sampled_from(["together", "in turn"]))
@settings(max_examples=LONG, deadline=None)
def test_many_random_debates_stay_sound_and_replay(plan: list[tuple[str, int, Act]], turns: str) -> None:
    check(played(plan, turns=turns))


@given(MOVES)
@settings(max_examples=15, deadline=None)
def test_from_anywhere_it_can_be_played_to_its_end(plan: list[tuple[str, int, Act]]) -> None:
    assert state_of(play(played(plan))).over


THOUGHTS = st.lists(st.sampled_from(["", "a plan", "x" * 200]), min_size=10, max_size=10)


def watched(thoughts: list[str], viewer: Viewer) -> list[Any]:
    """What this viewer saw after each move of a debate in which only the thinking of debater 1 differs."""
    left, found = iter(thoughts), list[Any]()
    bench = opened(rounds=2)
    while asks := bench.asks():
        act = plainly(asks[0], bench.view(asks[0].seat))
        if asks[0].seat == "debater/1":
            act = act.model_copy(update={"thinking": next(left)})
        bench.submit(asks[0].seat, asks[0].key, act, f"{len(bench.entries)}")
        found.append(([(one.no, one.event) for one in seen_by(viewer, bench.entries)], bench.view(viewer)))
    return found


@given(THOUGHTS, THOUGHTS, st.sampled_from([GALLERY, "debater/2", "assessor", "evaluator/1", "evaluator/2"]))
@settings(max_examples=20, deadline=None)
def test_what_a_debater_thinks_changes_nothing_for_anybody_else(one: list[str], other: list[str], viewer: Any) -> None:
    assert watched(one, viewer) == watched(other, viewer)


@given(st.lists(st.sampled_from(["Ada", "Ben", ""]), min_size=2, max_size=2))
@settings(max_examples=9, deadline=None)
def test_evaluators_do_not_see_one_anothers_votes_before_all_are_in(winners: list[str]) -> None:
    bench = opened(rounds=1)
    for ask in iter(lambda: next((a for a in bench.asks() if not a.key.startswith("judge/")), None), None):
        bench.submit(ask.seat, ask.key, plainly(ask, bench.view(ask.seat)))
    third, before = ev.evaluator_seat(3), bench.view(ev.evaluator_seat(3))
    for number, winner in enumerate(winners, start=1):
        given_ = acts.Judge(winner=winner, confidence=0.7, reasoning="Seen.")
        bench.submit(ev.evaluator_seat(number), f"judge/evaluator/{number}", given_)
    assert bench.view(third) == before
    assert not [one for one in seen_by(third, bench.entries) if isinstance(one.event, ev.Voted)]
