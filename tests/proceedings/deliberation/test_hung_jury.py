"""What a hung jury's debrief says still divided it, on a record made by hand."""

from __future__ import annotations

import pytest

from tests.proceedings.deliberation.builders import Play, case, plainly
from venire.proceedings.deliberation import events as ev
from venire.proceedings.deliberation.acts import Vote
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.readings.debrief import debrief
from venire.proceedings.deliberation.readings.hung_jury import HungJuryRecord, hung

GREY = (0.4, 0.6)
VOTES: dict[int, Vote] = {1: "guilty", 2: "guilty", 3: "not_guilty", 4: "not_guilty"}


def spoke(turn: int, juror: int, *claims: str, round_: int = 1) -> ev.Spoke:
    return ev.Spoke(turn=turn, round=round_, juror=juror, text="Words.", type="logical", move="assert", claims=claims)


def change(juror: int, after: float, *pushes: tuple[int, float]) -> ev.Change:
    return ev.Change(juror=juror, before=0.5, after=after, pushes=tuple(ev.Push(turn=t, delta=d) for t, d in pushes))


SPEECHES = {one.turn: one for one in (spoke(1, 3, "C2"), spoke(2, 1, "C1"), spoke(3, 4, "C2"), spoke(4, 3))}
CHANGES = {
    1: {1: change(1, 0.52, (1, -0.10)), 2: change(2, 0.70, (1, -0.02)), 3: change(3, 0.30, (2, 0.02))},
    2: {1: change(1, 0.44, (3, -0.05), (4, 0.01)), 2: change(2, 0.80, (3, 0.03)), 3: change(3, 0.20, (3, -0.20))},
}


def heard(*flips: ev.VoteChanged) -> HungJuryRecord:
    return HungJuryRecord(case(), SPEECHES, CHANGES, VOTES, flips, GREY)


def test_the_claim_that_told_in_one_camp_only_is_named_with_who_spoke_of_it_last() -> None:
    told = hung(heard())
    first = told.dividing[0]
    assert (first.claim, first.speeches, first.turn, first.speaker) == ("C2", 2, 3, 4)
    assert first.guilty == pytest.approx((-0.10 - 0.02 - 0.05 + 0.03) / 2)
    assert first.not_guilty == pytest.approx(-0.20)
    assert [one.claim for one in told.dividing] == ["C2", "C1"]
    assert (told.last, told.last_speaker, told.last_claim) == (3, 4, "C2")


def test_nearest_is_the_speech_after_which_least_was_wanting() -> None:
    held = {one.juror: one for one in hung(heard()).holdouts}
    assert (held[1].turn, held[1].speaker, held[1].claim, held[1].delta) == (3, 4, "C2", 0.05)
    assert held[1].left == pytest.approx(0.04)
    assert (held[2].turn, held[2].left) == (1, pytest.approx(0.30))
    assert (held[3].turn, held[3].left) == (2, pytest.approx(0.30))


def test_what_was_heard_before_the_last_change_of_vote_does_not_count() -> None:
    held = {one.juror: one for one in hung(heard(ev.VoteChanged(round=1, juror=2, vote="guilty"))).holdouts}
    assert (held[2].turn, held[2].left) == (None, pytest.approx(0.40))


def test_whose_vote_turned_last_of_all_was_told_nothing_afterwards() -> None:
    held = {one.juror: one for one in hung(heard(ev.VoteChanged(round=2, juror=1, vote="guilty"))).holdouts}
    assert (held[1].turn, held[1].fresh, held[1].left) == (None, True, pytest.approx(0.04))


def test_nobody_reckons_a_persons_mind() -> None:
    held = {one.juror: one for one in hung(heard()).holdouts}
    assert (held[4].turn, held[4].left) == (None, None)


def test_only_a_jury_without_a_verdict_has_it() -> None:
    split = Play.opened(Params(first_ballot=(1, 0) * 6, max_rounds=1)).run(plainly)
    told = debrief(case(), split.entries)
    assert told.verdict == "hung"
    assert told.hung is not None
    assert [one.vote for one in told.hung.holdouts] == [told.votes[number] for number in range(1, 13)]
    agreed = Play.opened(Params(first_ballot=(1,) * 12, max_rounds=1)).run(plainly)
    assert debrief(case(), agreed.entries).hung is None
