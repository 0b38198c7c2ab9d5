"""A drill: drawn by rule, called by the student, told with the exact truth."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.proceedings.examination.builders import tiny
from tests.support.bench import Bench
from venire.catalog import kinds
from venire.errors import VenireError
from venire.exports.tellings.drill import told
from venire.kernel.proceeding import Refused
from venire.kernel.record import GALLERY
from venire.law.evidence.grounds import Ground
from venire.law.training.signal_detection import Detection
from venire.law.training.spacing import LAST, box_after, boxes, weights
from venire.proceedings.drill import events as ev
from venire.proceedings.drill.acts import Call, SetQuestion, Stop
from venire.proceedings.drill.debrief import debrief
from venire.proceedings.drill.opening import open_drill, rebuild
from venire.proceedings.drill.params import DrillParams
from venire.proceedings.drill.rules import PRACTISED
from venire.proceedings.drill.view import CoachView, DrillView, Item


def opened(seed: str = "seed", **changes: Any) -> Bench:
    opening = open_drill(tiny(), DrillParams.model_validate({"items": 6, **changes}), seed)
    first = opening.events[0]
    assert isinstance(first, ev.DrillOpened)
    return Bench(rebuild(first, opening.contents), kinds()["drill"].codec).open(*opening.events)


def drawn(bench: Bench) -> Ground | None:
    view = bench.view(ev.COACH)
    assert isinstance(view, CoachView)
    return view.defect


def put(bench: Bench) -> Ground | None:
    """The coach sets the next question; what is wrong with it."""
    (key,) = bench.asked()
    truth = drawn(bench)
    bench.submit(ev.COACH, key, SetQuestion(text=f"Question {key}?", why="Because."))
    return truth


def call(bench: Bench, ground: Ground | None) -> None:
    (key,) = bench.asked()
    bench.submit(ev.STUDENT, key, Call(ground=ground))


def test_a_perfect_student_scores_three_for_each_defect_and_nothing_for_letting_stand() -> None:
    bench, defects = opened(), 0
    for _ in range(6):
        truth = put(bench)
        defects += truth is not None
        call(bench, truth)
    told = debrief(bench.entries)
    assert told.score == 3 * defects > 0
    assert told.missed == ()
    assert told.items == 6
    assert told.overall.hits == told.overall.signals == defects
    assert told.overall.false_alarms == 0
    assert kinds()["drill"].result(bench.sitting.state) == f"{3 * defects} points"


def test_missing_a_defect_and_objecting_to_a_proper_question_cost_a_point_each() -> None:
    bench = opened(items=30)
    for _ in range(30):
        truth = put(bench)
        call(bench, None if truth else "hearsay")
    told = debrief(bench.entries)
    assert told.score == -30
    assert len(told.missed) == 30
    assert told.overall.d_prime is not None
    assert told.overall.d_prime < -2


def test_the_student_is_told_the_truth_only_afterwards() -> None:
    one, other = opened("a", defective=1.0), opened("a", defective=1.0, grounds=("hearsay",))
    for bench in (one, other):
        put(bench)
    seen = [bench.view(ev.STUDENT).model_dump(exclude={"boxes"}) for bench in (one, other)]
    assert seen[0]["pending"] | {"phase": ""} == seen[1]["pending"] | {"phase": ""}
    assert not isinstance(one.view(GALLERY), CoachView)
    hidden = [entry.event for entry in one.entries if isinstance(entry.event, ev.ItemDrawn | ev.ItemReasoned)]
    assert all(event.audience != "open" and ev.STUDENT not in event.audience for event in hidden)


def test_what_is_missed_comes_again_and_what_is_known_seldom() -> None:
    grounds = ("leading", "hearsay", "compound")
    bench = opened("s", items=300, defective=1.0, grounds=grounds)
    seen = Counter[Ground | None]()
    for _ in range(300):
        truth = put(bench)
        seen[truth] += 1
        call(bench, None if truth == "hearsay" else truth)
    assert seen["hearsay"] > 0.4 * 300
    assert debrief(bench.entries).boxes == {"leading": LAST, "compound": LAST, "hearsay": 0}


def test_half_are_proper_and_every_ground_comes() -> None:
    bench = opened("x", items=400)
    seen = Counter[Ground | None]()
    for _ in range(400):
        truth = put(bench)
        seen[truth] += 1
        call(bench, None)
    assert 0.43 < seen[None] / 400 < 0.57
    assert set(seen) == {None, *PRACTISED}


def test_the_student_may_stop_and_a_question_is_not_set_twice() -> None:
    bench = opened()
    put(bench)
    call(bench, None)
    (key,) = bench.asked()
    with pytest.raises(Refused, match="set already"):
        bench.submit(ev.COACH, key, SetQuestion(text="Question d1/set?"))
    put(bench)
    (key,) = bench.asked()
    bench.submit(ev.STUDENT, key, Stop())
    assert bench.asked() == []
    assert debrief(bench.entries).items == 1


@pytest.mark.parametrize(
    "wrong", [{"witnesses": ("W9",)}, {"grounds": ("non_responsive",)}], ids=["no such witness", "no such defect"]
)
def test_what_cannot_be_drilled_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(VenireError):
        opened(**wrong)


def test_each_ground_is_counted_by_itself() -> None:
    """Every other defect is called by a wrong name, and every proper question is objected to as leading."""
    bench, calls = opened(items=24, grounds=("compound", "vague"), boxes={"vague": 3}), list[tuple[Any, Any]]()
    for no in range(24):
        truth = put(bench)
        called = truth if truth and no % 2 else "leading"
        calls.append((truth, called))
        call(bench, called)
    told = debrief(bench.entries)
    assert set(told.grounds) == {"compound", "vague", "leading"}
    for ground, counted in told.grounds.items():
        assert counted.signals == sum(truth == ground for truth, _ in calls)
        assert counted.hits == sum(truth == ground == called for truth, called in calls)
        assert counted.noises == 24 - counted.signals
        assert counted.false_alarms == sum(called == ground != truth for truth, called in calls)
    assert told.overall.hits == told.overall.signals
    assert told.boxes["leading"] == 0
    view = bench.view(ev.STUDENT)
    assert isinstance(view, DrillView)
    assert told.boxes == view.boxes
    assert [item.called for item in told.missed] == ["leading"] * len(told.missed)


def test_a_drill_asks_of_the_witnesses_wished_for_and_of_no_other() -> None:
    bench = opened(items=12, witnesses=("W2",))
    for _ in range(12):
        put(bench)
        call(bench, None)
    assert {entry.event.witness for entry in bench.entries if isinstance(entry.event, ev.ItemDrawn)} == {"W2"}


def test_a_question_is_put_on_the_phase_where_its_defect_is_one() -> None:
    bench = opened(items=60, defective=1.0, grounds=("leading", "narrative", "scope"))
    for _ in range(60):
        put(bench)
        call(bench, None)
    items = [entry.event for entry in bench.entries if isinstance(entry.event, ev.ItemDrawn)]
    assert {(item.defect, item.phase) for item in items} == {
        ("leading", "direct"),
        ("narrative", "direct"),
        ("scope", "cross"),
    }


def test_sensitivity_and_bias_are_those_of_the_textbook() -> None:
    chance = Detection(10, 20, 10, 20)
    assert chance.d_prime == pytest.approx(0.0)
    assert chance.criterion == pytest.approx(0.0)
    good = Detection(19, 20, 1, 20)
    assert good.d_prime == pytest.approx(2 * 1.4652, abs=1e-3)
    quick = Detection(20, 20, 15, 20)
    assert quick.criterion is not None
    assert quick.criterion < -1
    assert Detection(0, 0, 1, 2).d_prime is None
    with pytest.raises(ValueError, match="more calls"):
        Detection(3, 2, 0, 0)


def test_boxes_rise_one_by_one_and_fall_at_once() -> None:
    assert [box_after(box, right=True) for box in (0, 4, LAST)] == [1, LAST, LAST]
    assert boxes([("a", True), ("a", True), ("b", True), ("a", False)], {"b": 2}) == {"a": 0, "b": 3}
    assert weights(["a", "b"], {"b": 3}, last="a") == [0.0, 0.125]
    assert weights(["a"], {}, last="a") == [1.0]


def test_a_ground_that_a_court_would_take_as_well_counts_as_a_hit() -> None:
    """Guessing at another's mind wants knowledge (602): speculation or foundation, as the student likes."""
    bench = opened(items=1, grounds=("speculation",), defective=1.0)
    (key,) = bench.asked()
    bench.submit(ev.COACH, key, SetQuestion(text="What was he thinking?", why="A guess.", also=("foundation",)))
    call(bench, "foundation")
    told = debrief(bench.entries)
    assert (told.score, told.named, told.missed) == (3, 1, ())
    assert told.grounds["speculation"].hits == 1
    assert "foundation" not in told.grounds or told.grounds["foundation"].false_alarms == 0
    assert told.boxes == {"speculation": 1}


def test_rising_on_a_wrong_ground_earns_nothing_and_is_told_as_such() -> None:
    bench = opened(items=1, grounds=("speculation",), defective=1.0)
    (key,) = bench.asked()
    bench.submit(ev.COACH, key, SetQuestion(text="What was he thinking?", why="A guess.", also=("foundation",)))
    call(bench, "leading")
    ending = debrief(bench.entries)
    assert (ending.score, ending.named, len(ending.missed)) == (0, 0, 1)
    last = bench.view(ev.STUDENT)
    assert isinstance(last, DrillView)
    assert last.last is not None
    assert told(last.last, "leading") == (
        "Half right: it was open to objection, but not as leading. The ground was calls for speculation; lack of "
        "foundation would have done as well. A guess."
    )


def test_scope_is_no_fault_on_direct_not_even_one_that_would_do_as_well() -> None:
    seen: set[tuple[str, bool]] = set()
    for seed in ("a", "b", "c", "d"):
        bench = opened(seed, items=12, defective=1.0)
        for _ in range(12):
            item = bench.view(ev.COACH)
            assert isinstance(item, CoachView)
            assert item.phase == "cross" or item.defect != "scope"
            (key,) = bench.asked()
            also: tuple[Ground, ...] = ("scope", "relevance")
            bench.submit(ev.COACH, key, SetQuestion(text=f"Question {key}?", why="So.", also=also))
            call(bench, "scope")
            last = told_last(bench)
            seen.add((last.phase, "scope" in (*last.also, last.defect)))
    assert ("direct", True) not in seen
    assert {("direct", False), ("cross", True)} <= seen


def told_last(bench: Bench) -> Item:
    """The question that was answered last, with its truth."""
    view = bench.view(ev.STUDENT)
    assert isinstance(view, DrillView)
    assert view.last is not None
    return view.last
