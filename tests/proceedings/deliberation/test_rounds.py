"""Rounds, ballots and endings of a deliberation."""

from __future__ import annotations

from typing import Any

import pytest

from tests.proceedings.deliberation.builders import Play, plainly, roster, struck
from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.proceedings.deliberation import events as ev
from venire.proceedings.deliberation.acts import React, Reading
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.round.speakers import draw_speakers
from venire.proceedings.deliberation.rules import Deliberation

SPLIT = (1, 0) * 6


def test_it_goes_from_the_opening_to_a_verdict_that_the_judge_speaks() -> None:
    play = Play.opened().run(plainly)
    stations = [event.station for event in play.of(ev.Narrated)]
    assert stations[:2] == ["opening", "first_tally"]
    assert stations[-1] == "verdict"
    assert isinstance(play.entries[-1].event, ev.Adjourned)
    assert play.of(ev.Decided)[0].verdict in ("guilty", "not_guilty", "hung")


def test_the_same_seed_brings_the_same_record_and_another_seed_another() -> None:
    def record(seed: str) -> list[str]:
        play = Play.opened(Params(first_ballot=SPLIT), seed=seed).run(plainly)
        return [entry.event.model_dump_json() for entry in play.entries[1:]]

    assert record("a") == record("a")
    assert record("a") != record("b")


@pytest.mark.parametrize("size", [2, 3, 6, 12, 23])
def test_any_size_from_two_to_twenty_three_reaches_an_end(size: int) -> None:
    play = Play.opened(Params(size=size)).run(plainly)
    assert len(play.of(ev.FinalVotes)[0].votes) == size


def test_the_first_ballot_can_be_given_and_convictions_agree_with_it() -> None:
    play = Play.opened(Params(first_ballot=SPLIT)).run(plainly, until=lambda play: bool(play.of(ev.FirstBallot)))
    assert [vote == "guilty" for vote in play.of(ev.FirstBallot)[0].votes] == [bool(mark) for mark in SPLIT]
    for mark, value in zip(SPLIT, play.of(ev.FirstConvictions)[0].values, strict=True):
        assert (value > 0.5) == bool(mark)


def test_a_unanimous_first_ballot_ends_it_before_anyone_speaks() -> None:
    play = Play.opened(Params(first_ballot=(0,) * 12)).run(plainly)
    assert play.of(ev.Decided)[0].verdict == "not_guilty"
    assert not play.of(ev.Spoke)


def test_a_majority_still_talks_for_a_round_before_it_decides() -> None:
    ballot = (1,) * 7 + (0,) * 5
    play = Play.opened(Params(rule="majority", first_ballot=ballot)).run(plainly)
    assert play.of(ev.Decided)[0].verdict == "guilty"
    assert play.of(ev.Decided)[0].round == 1


def test_one_to_four_speakers_open_each_round_and_nobody_speaks_twice_in_it() -> None:
    play = Play.opened(Params(max_rounds=12, early_end=False, first_ballot=SPLIT)).run(plainly)
    counts = {len(event.speakers) for event in play.of(ev.RoundOpened)}
    assert counts == {1, 2, 3, 4}
    assert all(len(set(event.speakers)) == len(event.speakers) for event in play.of(ev.RoundOpened))


def test_a_juror_who_was_addressed_speaks_twice_as_often_and_a_quiet_one_seldom() -> None:
    play = Play.opened(Params(first_ballot=SPLIT), seed="speakers")
    play.run(plainly, until=lambda play: play.state.round.number == 1 and not play.state.round.to_speak)
    rules = play.sitting.proceeding
    assert isinstance(rules, Deliberation)
    shy = roster(12)
    shy = shy.model_copy(update={"jurors": (shy.jurors[0].model_copy(update={"initiative": 0.1}), *shy.jurors[1:])})
    counts = [0] * 13
    for number in range(4000):
        chance = rules.chance.within(number)
        counts[draw_speakers(play.state, shy, chance)[0]] += 1
    others = sum(counts[2:]) / 11
    assert 0.2 < counts[1] / others < 0.4


def test_what_one_juror_does_not_disturb_the_dice_of_the_others() -> None:
    play = Play.opened(Params(first_ballot=SPLIT), seed="speakers")
    play.run(plainly, until=lambda play: play.state.round.number == 1 and not play.state.round.to_speak)
    loud = roster(12)
    shy = loud.model_copy(update={"jurors": (loud.jurors[0].model_copy(update={"initiative": 0.1}), *loud.jurors[1:])})
    differ = 0
    for number in range(400):
        chance = Chance("dice").within(number)
        one, other = (draw_speakers(play.state, table, chance) for table in (loud, shy))
        differ += one != other
        pairs = list(zip(*([juror for juror in drawn if juror != 1] for drawn in (one, other)), strict=False))
        assert all(mine == theirs for mine, theirs in pairs)
    assert differ > 20


def test_three_quiet_rounds_bring_the_instruction_and_three_more_the_final_vote() -> None:
    ballot = (1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0)
    params = Params(first_ballot=ballot).model_copy(
        update={"dynamics": Params().dynamics.model_copy(update={"mood": 0.0, "majority_pressure": 0.0})}
    )
    play = Play.opened(params).run(plainly)
    assert [event.round for event in play.of(ev.JuryUrged)] == [3]
    assert play.of(ev.FinalVoteCalled)[0].why == "stable"
    assert play.of(ev.Decided)[0].verdict == "hung"
    assert play.of(ev.Decided)[0].round == 6


def test_without_early_end_every_round_is_played() -> None:
    play = Play.opened(Params(max_rounds=7, early_end=False, first_ballot=(0,) * 12)).run(plainly)
    assert len(play.of(ev.RoundClosed)) == 7
    assert play.of(ev.FinalVoteCalled)[0].why == "max_rounds"


def test_what_the_panel_leaves_out_is_filled_by_the_formula_and_noted() -> None:
    def half(ask: Ask, view: Any) -> Act:
        act = plainly(ask, view, 0.1)
        return React(readings=act.readings[:3]) if isinstance(act, React) else act

    play = Play.opened(Params(first_ballot=SPLIT)).run(half, until=lambda play: bool(play.of(ev.Weighed)))
    weighed = play.of(ev.Weighed)[0]
    speeches = [event for event in play.of(ev.Spoke) if event.round == 1]
    assert len(weighed.readings) == 11 * len(speeches)
    assert weighed.filled


def test_speeches_toward_acquittal_acquit_and_toward_guilt_convict() -> None:
    free = Play.opened(Params(first_ballot=SPLIT)).run(struck(-0.6))
    jail = Play.opened(Params(first_ballot=SPLIT)).run(struck(0.6))
    assert free.of(ev.Decided)[0].verdict == "not_guilty"
    assert jail.of(ev.Decided)[0].verdict == "guilty"


def test_a_reading_of_a_speech_that_was_not_made_is_refused_and_nothing_changes() -> None:
    play = Play.opened(Params(first_ballot=SPLIT))
    play.run(plainly, until=lambda play: play.asked()[0].seat == "panel")
    before = len(play.entries)
    with pytest.raises(VenireError, match="No juror"):
        play.give(play.asked()[0].key, React(readings=(Reading(juror=1, turn=99, impact=0.5),)))
    assert len(play.entries) == before


def test_views_stay_the_same_size_from_round_20_to_round_80() -> None:
    sizes = dict[int, int]()

    def measured(ask: Ask, view: Any) -> Act:
        if ask.seat.startswith("juror/"):
            sizes[view.round] = len(view.model_dump_json(exclude={"spent"}))
        return plainly(ask, view)

    Play.opened(Params(max_rounds=80, early_end=False, first_ballot=SPLIT)).run(measured)
    early = max(size for number, size in sizes.items() if 15 <= number <= 25)
    late = max(size for number, size in sizes.items() if number >= 75)
    assert late <= 1.1 * early
