"""spec/design.md, "Rules learned": windows, the reporter and the panel, in a toy that has all three."""

from __future__ import annotations

import pytest

from tests.kernel.toys import hearing
from tests.kernel.toys.hearing import (
    COUNSEL,
    LISTENERS,
    OPPONENT,
    PANEL,
    REPORTER,
    WITNESS,
    Credit,
    HearingView,
    Put,
    React,
    Reply,
    Window,
)  # fmt: skip
from tests.support.bench import Bench
from venire.kernel.folds.views import seen_by
from venire.kernel.proceeding import Refused
from venire.kernel.record import BENCH, GALLERY, Seat


def asked() -> Bench:
    bench = Bench(hearing.RULES, hearing.CODEC).open(hearing.Begun())
    bench.submit(COUNSEL, "put/1", Put(text="Where were you?"))
    return bench


def reacted(impacts: dict[str, float], elicited: bool = False) -> Bench:
    bench = asked()
    bench.submit(OPPONENT, "window/1", Window())
    bench.submit(WITNESS, "testify/1", Reply(text="At home."))
    bench.submit(REPORTER, "credit/1", Credit(elicited=elicited))
    bench.submit(PANEL, "react/1", React(impacts=impacts))
    return bench


def test_the_objection_window_delays_the_witness_and_is_no_race() -> None:
    bench = asked()
    assert bench.asked() == ["window/1"]
    with pytest.raises(Refused, match="not before you"):
        bench.submit(WITNESS, "testify/1", Reply(text="too early"))
    bench.submit(OPPONENT, "window/1", Window(object=True))
    assert bench.asked() == ["put/2"]


def test_a_second_click_on_objection_does_not_land_on_the_next_question() -> None:
    bench = asked()
    bench.submit(OPPONENT, "window/1", Window(object=True))
    bench.submit(COUNSEL, "put/2", Put(text="Again: where?"))
    with pytest.raises(Refused):
        bench.submit(OPPONENT, "window/1", Window(object=True))
    assert bench.asked() == ["window/2"]


def test_matching_what_was_sought_is_an_ask_to_the_reporter() -> None:
    bench = asked()
    bench.submit(OPPONENT, "window/1", Window())
    bench.submit(WITNESS, "testify/1", Reply(text="At home."))
    (ask,) = bench.sitting.agenda()
    assert (ask.seat, ask.wants) == (REPORTER, (Credit,))


def test_a_batch_reaction_is_one_ask_to_the_panel_that_names_its_listeners() -> None:
    bench = asked()
    bench.submit(OPPONENT, "window/1", Window())
    bench.submit(WITNESS, "testify/1", Reply(text="At home."))
    bench.submit(REPORTER, "credit/1", Credit(elicited=True))
    (ask,) = bench.sitting.agenda()
    assert (ask.seat, ask.directive) == (PANEL, "juror/1, juror/2")


def test_the_panel_gives_impacts_and_the_law_makes_the_change() -> None:
    bench = reacted({"juror/1": 0.4, "juror/2": 9.0})
    view = bench.view(BENCH)
    assert isinstance(view, HearingView)
    assert dict(view.minds) == {LISTENERS[0]: 0.2, LISTENERS[1]: 0.5}


def test_a_batch_of_reactions_comes_out_at_one_point_and_whole_also_when_nobody_is_moved() -> None:
    quiet, loud = reacted({}), reacted({"juror/1": 1.0, "juror/2": -1.0}, elicited=True)
    assert [entry.event.kind for entry in quiet.entries] == [entry.event.kind for entry in loud.entries]
    viewers = (GALLERY, COUNSEL, OPPONENT, WITNESS, PANEL, Seat("juror/3"))
    for viewer in viewers:
        assert list(seen_by(viewer, quiet.entries)) == list(seen_by(viewer, loud.entries))
        assert quiet.view(viewer) == loud.view(viewer)


def test_a_seat_is_a_particular_one_and_a_new_holder_inherits_what_the_rules_say() -> None:
    """Views and streams are given to seats: whoever sits down sees what the seat has seen, and no more."""
    bench = reacted({"juror/1": 0.4})
    mine = [seen.event.kind for seen in seen_by(LISTENERS[0], bench.entries)]
    assert mine == ["begun", "asked", "stood", "testified", "moved"]
    assert "moved" not in [seen.event.kind for seen in seen_by(Seat("juror"), bench.entries)]
