"""The law of belief, against numbers worked out by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.proceedings.deliberation.builders import ARCHETYPES, Play, case, plainly, roster
from venire.kernel.chance import Chance
from venire.law.jury import belief
from venire.law.jury.leaning import agreeing, first_convictions
from venire.law.verdict import needed, verdict
from venire.proceedings.deliberation import events as ev
from venire.proceedings.deliberation.acts import Vote
from venire.proceedings.deliberation.params import Dynamics, Params
from venire.proceedings.deliberation.round.impact import standing_vote

unit = st.floats(0, 1)
VOTES: tuple[Vote, ...] = ("guilty", "not_guilty")


def test_the_push_of_a_speech_is_the_formula() -> None:
    delta = belief.push(0.5, stubbornness=0.4, trust=0.5, conviction=0.7, influence=0.8)
    assert delta == pytest.approx(0.5 * (1 - 0.28) * 1.15 * 0.9 * 1.3)


@given(impact=st.floats(-1, 1), stubbornness=unit, trust=st.floats(-1, 1), conviction=unit, influence=unit)
def test_a_push_goes_the_way_of_its_impact(
    impact: float, stubbornness: float, trust: float, conviction: float, influence: float
) -> None:
    delta = belief.push(impact, stubbornness=stubbornness, trust=trust, conviction=conviction, influence=influence)
    assert delta * impact >= 0


def test_modifiers_exist_for_every_archetype_and_type() -> None:
    kinds = {"evidence", "logical", "emotional", "moral", "narrative", "question"}
    assert set(belief.MODIFIERS) == set(ARCHETYPES)
    assert all(set(row) == kinds for row in belief.MODIFIERS.values())


def test_the_cynic_moves_toward_acquittal_at_half_rate() -> None:
    assert belief.asymmetry("cynic", -0.2) == -0.1
    assert belief.asymmetry("cynic", 0.2) == 0.2
    assert belief.asymmetry("empath", -0.2) == -0.2


def test_a_contradiction_moves_the_detail_obsessed_threefold_and_the_impatient_tires() -> None:
    assert belief.attention("detail_obsessed", words=10, contradiction=True, fixated=False) == 3
    assert belief.attention("impatient", words=80, contradiction=True, fixated=False) == 0.6
    assert belief.attention("wildcard", words=10, contradiction=False, fixated=True) == 2.5
    assert belief.attention("rationalist", words=80, contradiction=True, fixated=True) == 1


def test_pressure_grows_with_the_majority_and_acquits_more_easily() -> None:
    def press(share: float, leniency: float) -> float:
        return belief.pressure(share, strength=0.1, stubbornness=0.0, leniency=leniency)

    assert press(0.5, 0.25) == 0
    assert 0 < press(7 / 11, 0.25) < press(1.0, 0.25)
    assert abs(press(0.0, 0.25)) > press(1.0, 0.25)
    assert abs(press(0.0, 0.0)) == press(1.0, 0.0)


@given(vote=st.sampled_from(VOTES), conviction=st.floats(0.4, 0.6))
def test_in_the_grey_zone_the_vote_stands(vote: Vote, conviction: float) -> None:
    assert standing_vote(vote, conviction, 0.4, 0.6) == vote


def test_outside_it_the_vote_flips() -> None:
    assert standing_vote("guilty", 0.39, 0.4, 0.6) == "not_guilty"
    assert standing_vote("not_guilty", 0.61, 0.4, 0.6) == "guilty"
    assert standing_vote("not_guilty", 0.39, 0.4, 0.6) == "not_guilty"


def test_mood_passes_with_the_round() -> None:
    """Without speeches or pressure a conviction stays where it began but for the mood of the round itself."""
    dynamics = Dynamics(majority_pressure=0.0)
    params = Params(max_rounds=30, early_end=False, first_ballot=(1, 0) * 6, dynamics=dynamics)
    play = Play.opened(params, jury=roster(volatility=0.3)).run(plainly)
    first = play.of(ev.FirstConvictions)[0].values
    last = {change.juror: change.after for change in play.of(ev.Moved)[-1].changes}
    assert max(abs(last[juror] - first[juror - 1]) for juror in last) < 5 * 0.03


def test_no_speech_moves_anyone_by_more_than_the_clamp() -> None:
    play = Play.opened(Params(first_ballot=(1, 0) * 6)).run(lambda ask, view: plainly(ask, view, 1.0))
    pushes = [push.delta for event in play.of(ev.Moved) for change in event.changes for push in change.pushes]
    assert pushes
    assert max(abs(float(push)) for push in pushes) <= 0.3


def test_first_convictions_follow_the_leans() -> None:
    leans = ["neutral", "defense", "prosecution", "calculated", "majority", "minority"]
    jury = roster(6)
    jury = jury.model_copy(
        update={
            "jurors": tuple(one.model_copy(update={"lean": lean}) for one, lean in zip(jury.jurors, leans, strict=True))
        }
    )
    draws = [first_convictions(case(), jury.jurors, Chance(str(seed))) for seed in range(200)]
    means = [sum(column) / len(draws) for column in zip(*draws, strict=True)]
    assert means[1] < means[0] < means[2]
    for draw in draws:
        others = sum(1 if value > 0.5 else -1 for value in draw[:4])
        assert (draw[4] > 0.5) == (others > 0)
        assert (draw[5] > 0.5) != (draw[4] > 0.5)


@given(conviction=unit, guilty=st.booleans())
def test_a_given_first_vote_and_its_conviction_agree(conviction: float, guilty: bool) -> None:
    assert (agreeing(conviction, guilty) > 0.5) == guilty


def test_verdict_rules() -> None:
    assert needed("unanimous", 12) == 12
    assert needed("majority", 12) == 7
    assert needed("10", 12) == 10
    votes = {number: "guilty" if number <= 10 else "not_guilty" for number in range(1, 13)}
    assert verdict("10", votes) == "guilty"
    assert verdict("unanimous", votes) == "hung"
    with pytest.raises(Exception, match="cannot decide by the rule '5'"):
        needed("5", 12)
