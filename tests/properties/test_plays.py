"""Random plays: what must hold whatever is answered, in whatever order."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.plays import Move, answer, begin, moves, played, step, viewers
from tests.support.bench import Bench
from venire.kernel.folds.views import seen_by
from venire.kernel.proceeding import Refused
from venire.kernel.record import Viewer
from venire.kernel.sitting import Sitting

TOYS = pytest.mark.parametrize("toy", ["codeword", "fair"])
SHORT, LONG = 50, 600


def check_every_step(toy: str, plan: list[Move]) -> None:
    bench = begin(toy)
    for move in plan:
        before, given = bench.sitting, answer(bench, toy, move)
        accepted = step(bench, toy, move)
        if not accepted:
            assert bench.sitting is before
        if given is not None and accepted and move.how != "looked":
            first, last = bench.sitting.taken[given.seat, given.act_id]
            assert before.seq < first <= last <= bench.sitting.seq
        check_sitting(bench)


def check_sitting(bench: Bench) -> None:
    keys = bench.asked()
    assert len(set(keys)) == len(keys)
    assert [entry.seq for entry in bench.entries] == list(range(1, bench.sitting.seq + 1))
    assert set(bench.sitting.held) <= set(keys)
    acts = [(entry.cause.seat, entry.cause.act_id) for entry in bench.entries if entry.cause]
    assert set(acts) == set(bench.sitting.taken)


def check_replay(toy: str, plan: list[Move]) -> None:
    """Live state = fold of every prefix = fold of every prefix that went through JSON."""
    bench = begin(toy)
    again: Sitting[Any] = Sitting(bench.proceeding)
    heard = 0
    for move in plan:
        step(bench, toy, move)
        for entry in bench.entries[heard:]:
            again = again.hear(bench.codec.decode(bench.codec.encode(entry)), bench.codec.acts)
        heard = len(bench.entries)
        assert again == bench.sitting
        assert again.agenda() == bench.sitting.agenda()
        for viewer in viewers(toy):
            assert bench.proceeding.view(again.state, viewer) == bench.view(viewer)


@TOYS
@given(st.data())
@settings(max_examples=SHORT)
def test_random_plays_keep_the_record_whole(toy: str, data: st.DataObject) -> None:
    check_every_step(toy, data.draw(moves(toy)))


@TOYS
@given(st.data())
@settings(max_examples=SHORT)
def test_replay_equals_live_state_at_every_prefix_and_through_json(toy: str, data: st.DataObject) -> None:
    check_replay(toy, data.draw(moves(toy, 30)))


@pytest.mark.prove
@TOYS
@given(st.data())
@settings(max_examples=LONG)
def test_a_thousand_random_plays_keep_the_record_whole(toy: str, data: st.DataObject) -> None:
    check_every_step(toy, data.draw(moves(toy)))


@pytest.mark.prove
@TOYS
@given(st.data())
@settings(max_examples=LONG)
def test_a_thousand_replays_equal_live_state(toy: str, data: st.DataObject) -> None:
    check_replay(toy, data.draw(moves(toy, 30)))


@TOYS
@given(st.data())
@settings(max_examples=SHORT)
def test_refusals_to_a_seat_depend_only_on_what_it_knows(toy: str, data: st.DataObject) -> None:
    """Any key that is not that seat's own is refused in the same words as one that never was."""
    bench = played(toy, data.draw(moves(toy, 30)))
    for seat in {ask.seat for ask in bench.asks()}:
        own = {ask.key for ask in bench.sitting.asked_of(seat)}
        strangers = [ask.key for ask in bench.asks() if ask.key not in own]
        texts = {refusal(bench, str(seat), key) for key in ("never", *strangers)}
        assert len(texts) == 1


def refusal(bench: Bench, seat: str, key: str) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        bench.submit(seat, key, bench.asks()[0].wants[0].model_construct())
    return str(refused.value), refused.value.remedy


def told(bench: Bench, viewer: Viewer) -> list[tuple[int, Any]]:
    return [(seen.no, seen.event) for seen in seen_by(viewer, bench.entries)]


@TOYS
@given(st.data())
@settings(max_examples=SHORT)
def test_the_gallery_sees_no_more_than_any_seat(toy: str, data: st.DataObject) -> None:
    bench = played(toy, data.draw(moves(toy)))
    gallery = [event for _, event in told(bench, "gallery")]
    for viewer in viewers(toy):
        mine = [event for _, event in told(bench, viewer)]
        assert [event for event in mine if event in gallery] == gallery
