"""A contested premise argued out on its own: which, by whom, and that everything holds within as without."""

from __future__ import annotations

from typing import Any

from tests.proceedings.debate.builders import opened, plainly, play, result_of, state_of
from tests.proceedings.debate.test_random_debates import check
from tests.support.bench import Bench
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.kernel.within import Within
from venire.law.debating.argument import ArgumentRelation
from venire.proceedings.debate import events as ev
from venire.proceedings.debate.acts import Argue, Judge
from venire.proceedings.debate.view import DebaterView, DebateView


def respond(ask: Ask, view: Any) -> Act:
    """Ada's argument of the first round (A3) is attacked twice; within, Ben prevails."""
    inner = view.sub if ask.key.startswith("sub") else view
    key = ask.key.partition("/")[2] if ask.key.startswith("sub") else ask.key
    act = plainly(Ask(key, ask.seat, ask.wants), inner)
    if ask.key in ("r2/debater/2", "r2/debater/1") and isinstance(act, Argue):
        to = "A3" if ask.seat == "debater/2" else "A4"
        return act.model_copy(update={"relations": (ArgumentRelation(kind="undercuts", to=to),)})
    if isinstance(act, Judge) and inner is not view:
        return Judge(winner="Ben", confidence=0.9, reasoning="The premise fell.")
    return act


def debated(premises: int = 1) -> Bench:
    return play(opened(rounds=2, sub_debates=premises), respond)


def called(bench: Bench) -> list[ev.SubDebateCalled]:
    return [entry.event for entry in bench.entries if isinstance(entry.event, ev.SubDebateCalled)]


def test_the_premise_most_attacked_is_argued_out_before_the_closing_by_those_who_differ() -> None:
    bench = debated()
    (call,) = called(bench)
    attacks = {one.id: len(state_of(bench).graph.bearing_on(one.id)) for one in state_of(bench).arguments[2:6]}
    assert call.argument in ("A3", "A4")
    assert attacks[call.argument] == max(attacks.values())
    kinds = [entry.event for entry in bench.entries]
    closing = next(n for n, one in enumerate(kinds) if isinstance(one, ev.StageOpened) and one.phase == "closing")
    within = [n for n, one in enumerate(kinds) if isinstance(one, Within)]
    assert within[-1] < closing
    sub = state_of(bench).subs["sub1"].state
    assert sub is not None
    assert sub.over
    assert {one.name: one.stance for one in sub.params.debaters} == {call.by: "for", call.against: "against"}
    assert sub.params.rounds == 1


def test_its_outcome_is_in_the_result_and_before_everybody_after_it() -> None:
    bench = debated()
    (settled,) = result_of(bench).settled
    assert (settled.winner, settled.decision) == ("Ben", "decided")
    view = bench.view("debater/1")  # pyright: ignore[reportArgumentType] - a seat as text
    assert isinstance(view, DebateView)
    assert view.settled == (settled,)
    assert result_of(bench).verdict.winner == "Ada"


def test_the_scores_of_the_last_round_are_given_with_its_first_turns() -> None:
    bench = opened(rounds=2, sub_debates=1)
    while not any(ask.key.startswith("sub1/") for ask in bench.asks()):
        ask = bench.asks()[0]
        bench.submit(ask.seat, ask.key, respond(ask, bench.view(ask.seat)))
    assert {(ask.key, ask.group) for ask in bench.asks()} == {
        ("evaluate/A5", "sub1/opening"),
        ("evaluate/A6", "sub1/opening"),
        ("sub1/opening/debater/1", "sub1/opening"),
        ("sub1/opening/debater/2", "sub1/opening"),
    }
    view = bench.view("debater/1")  # pyright: ignore[reportArgumentType] - likewise
    assert isinstance(view, DebaterView)
    assert isinstance(view.sub, DebaterView)
    assert view.sub.topic == called(bench)[0].premise


def test_three_premises_at_the_most_each_once_and_none_where_nothing_is_contested() -> None:
    calls = called(debated(3))
    assert len({one.premise for one in calls}) == len(calls) == len({one.path for one in calls})
    assert 2 <= len(calls) <= 3

    def peaceful(ask: Ask, view: Any) -> Act:
        act = plainly(ask, view)
        return act.model_copy(update={"relations": ()}) if isinstance(act, Argue) else act

    assert called(play(opened(rounds=1, sub_debates=3), peaceful)) == []


def test_replay_equals_live_within_too() -> None:
    check(debated(2))
