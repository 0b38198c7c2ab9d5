"""Jurors who bring their minds to one table: each has a say before a change of vote ends it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.proceedings.deliberation.builders import Play, plainly
from venire.kernel.sitting import Sitting
from venire.proceedings.deliberation import events as ev
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.rules import Deliberation
from venire.proceedings.deliberation.state import State


def sat_down(seed: int, convictions: tuple[float, ...], brought: bool = True) -> Play:
    """A table that a majority of its first ballot could end at once, to its end; ``brought``: the minds were made up
    elsewhere."""
    ballot = tuple(int(value > 0.5) for value in convictions)
    params = Params(size=len(ballot), rule="majority", first_ballot=ballot)
    play = Play.opened(params, seed=f"table {seed}")
    rules = play.sitting.proceeding
    assert isinstance(rules, Deliberation)
    if brought:
        seated: Sitting[State] = replace(play.sitting, proceeding=replace(rules, convictions=convictions))
        play.sitting = seated
    return play.run(plainly)


def silent(play: Play) -> set[int]:
    """Who has never spoken."""
    return set(play.state.jurors) - {speech.juror for speech in play.of(ev.Spoke)}


@pytest.mark.parametrize("convictions", [(0.6, 0.65, 0.4), (0.4, 0.3, 0.7), (0.7, 0.6, 0.65, 0.6, 0.7, 0.3, 0.4)])
def test_each_speaks_before_it_ends(convictions: tuple[float, ...]) -> None:
    played = [sat_down(seed, convictions) for seed in range(12)]
    assert not [silent(play) for play in played if silent(play)]
    assert {play.of(ev.FinalVoteCalled)[0].why for play in played} == {"rule_met"}
    assert all(len(event.speakers) <= 4 for play in played for event in play.of(ev.RoundOpened))
    rounds = {play.state.round.number for play in played}
    assert rounds <= {1, 2}  # four have the floor in a round: three are heard in one, seven in two


def test_a_jury_of_its_own_case_may_end_with_somebody_silent() -> None:
    assert any(silent(sat_down(seed, (0.6, 0.65, 0.4), brought=False)) for seed in range(12))


def test_jurors_who_all_agree_have_nothing_to_say_first() -> None:
    play = sat_down(1, (0.6, 0.65, 0.7))
    assert not play.of(ev.RoundOpened)
    assert play.of(ev.Decided)[0].verdict == "guilty"
