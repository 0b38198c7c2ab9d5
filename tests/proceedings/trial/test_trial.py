"""A whole trial: openings, evidence, closings, and the jury that heard them."""

from __future__ import annotations

import pytest

from tests.proceedings.deliberation.builders import roster
from tests.proceedings.trial.builders import case, opened, params, run
from tests.support.bench import Bench
from venire.catalog import kinds
from venire.errors import VenireError
from venire.kernel.record import BENCH, GALLERY
from venire.kernel.within import Within
from venire.proceedings.deliberation import events as jury
from venire.proceedings.examination import events as court
from venire.proceedings.trial import events as ev
from venire.proceedings.trial.opening import open_trial
from venire.proceedings.trial.rules import State, TrialRules


def state(bench: Bench) -> State:
    found = bench.sitting.state
    assert isinstance(found, State)
    return found


def test_counsel_open_examine_and_close_and_the_jury_decides() -> None:
    bench = opened()
    assert bench.asked()[0] == "opening/prosecution"
    run(bench, "examination/")
    assert [one.event.by for one in bench.entries if isinstance(one.event, ev.Addressed)] == ["prosecution", "defence"]
    run(bench, "closing/")
    assert bench.asked()[0] == "closing/prosecution"
    run(bench)
    assert state(bench).over
    assert state(bench).verdict in ("guilty", "not_guilty", "hung")
    assert kinds()["trial"].result(state(bench)) == state(bench).verdict


def test_the_jury_is_told_only_what_was_heard() -> None:
    bench = run(opened(), "closing/")
    rules = bench.proceeding
    assert isinstance(rules, TrialRules)
    told = {
        fact
        for entry in bench.entries
        if isinstance(entry.event, Within) and isinstance(entry.event.event, court.Established)
        for taken in entry.event.event.taken
        for fact in taken.facts
    }
    known = rules.jury(state(bench)).case
    assert {fact.id for witness in known.witnesses for fact in witness.affidavit} == told
    assert known.exhibits == () == known.elicits


def test_without_addresses_and_jury_it_is_the_evidence_alone() -> None:
    bench = run(opened(openings=False, closings=False, jury=False))
    assert state(bench).over
    assert state(bench).verdict == ""
    assert not any(isinstance(entry.event, ev.Addressed) for entry in bench.entries)
    assert kinds()["trial"].result(state(bench)) == "heard"


def test_a_record_of_a_trial_replays_at_every_prefix_and_through_json() -> None:
    bench = run(opened())
    codec = kinds()["trial"].codec
    folded = None
    for entry in bench.entries:
        if type(entry.event) not in bench.proceeding.events:
            continue
        again = codec.decode_event(codec.encode_event(entry.event))
        assert again == entry.event
        folded = bench.proceeding.evolve(folded, again)
    assert bench.proceeding.view(folded, BENCH) == bench.view(BENCH)
    assert bench.proceeding.agenda(folded) == bench.proceeding.agenda(bench.sitting.state)


def test_what_is_sealed_within_stays_sealed_in_the_trial() -> None:
    bench = run(opened(), "jury/r1/")
    sealed = [entry.event for entry in bench.entries if entry.event.audience == "bench"]
    assert any(isinstance(one, Within) and isinstance(one.event, court.QuestionMeant) for one in sealed)
    assert any(isinstance(one, Within) and isinstance(one.event, jury.FirstConvictions) for one in sealed)
    seen = bench.view(GALLERY).model_dump_json()
    assert "conviction" not in seen
    assert "affidavit" not in seen


def test_a_jury_of_another_size_than_its_roster_is_refused() -> None:
    with pytest.raises(VenireError, match="seats 12"):
        open_trial(case(), roster(12), params(), "seed", {})


def test_the_clerk_of_a_trial_notes_who_sits_in_court() -> None:
    bench = run(opened(), "examination/")
    codec = kinds()["trial"].codec
    act = codec.decode_act("court_seat_holder", {"seat": "counsel/defence", "by": "person"})
    bench.submit("clerk", "examination/clerk", act)
    assert bench.entries[-1].event == Within(
        path="examination", event=court.SeatTaken(seat="counsel/defence", by="person")
    )
