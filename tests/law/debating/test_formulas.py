"""The formulas of adaptation, causes, consensus and calibration, against numbers worked out by hand."""

from __future__ import annotations

from math import isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.law.debating.arguments import argument, link
from venire.law.debating.adaptation import moved, normalised, target
from venire.law.debating.calibration import Curve, brier, calibration_error, fitted
from venire.law.debating.causes import causal_graph, causal_score, denies
from venire.law.debating.consensus import consensus
from venire.law.debating.criteria import CRITERIA, WEIGHTS, Criterion, Score, total
from venire.law.debating.panel import Vote, decided


def test_the_weights_of_a_touchy_and_tangled_topic_in_the_second_of_three_rounds() -> None:
    """.25, .25 × 1.2, .2 × 1.3, .15 × 1.5, .15 = .25, .3, .26, .225, .15, together 1.185."""
    got = target(WEIGHTS, 2, 3, 0.8, 0.71)
    by_hand = [0.25 / 1.185, 0.30 / 1.185, 0.26 / 1.185, 0.225 / 1.185, 0.15 / 1.185]
    assert [got[one] for one in CRITERIA] == pytest.approx(by_hand, abs=1e-12)


def test_at_the_threshold_itself_nothing_is_multiplied() -> None:
    assert target(WEIGHTS, 0, 3, 0.7, 0.7) == pytest.approx(dict(WEIGHTS))


def test_weights_move_a_tenth_of_the_way_each_round_and_at_once_with_a_rate_of_one() -> None:
    to = target(WEIGHTS, 3, 3, 0.0, 0.0)
    assert to["evidence_quality"] == pytest.approx(0.325 / 1.075)
    once = moved(WEIGHTS, to, 0.1)
    assert once["evidence_quality"] == pytest.approx(0.25 + 0.1 * (0.325 / 1.075 - 0.25))
    assert moved(WEIGHTS, to, 1.0) == pytest.approx(dict(to))
    assert moved(WEIGHTS, to, 0.0) == pytest.approx(dict(WEIGHTS))


@given(
    st.lists(st.floats(0, 5), min_size=5, max_size=5).filter(lambda ws: sum(ws) > 0.01),
    st.integers(1, 20),
    st.floats(0, 1),
    st.floats(0, 1),
    st.floats(0, 1),
)
def test_weights_always_sum_to_one(
    weights: list[float], rounds: int, sensitivity: float, complexity: float, rate: float
) -> None:
    base = normalised(dict(zip(CRITERIA, weights, strict=True)))
    now = base
    for round in (*range(rounds + 1), rounds):
        now = moved(now, target(base, round, rounds, sensitivity, complexity), rate)
        assert isclose(sum(now.values()), 1.0, abs_tol=1e-9)
        assert min(now.values()) >= 0


def test_the_total_is_the_weighted_mean() -> None:
    values = zip(CRITERIA, (0.8, 0.6, 0.5, 1.0, 0.2), strict=True)
    scores: dict[Criterion, Score] = {one: Score(value=value, reason="seen") for one, value in values}
    assert total(scores, WEIGHTS) == pytest.approx(0.8 * 0.25 + 0.6 * 0.25 + 0.5 * 0.2 + 0.15 + 0.2 * 0.15)


def test_the_causal_score_is_mean_strength_times_validity_and_nought_without_links() -> None:
    links = (link("rain", "flood", 0.9), link("flood", "loss", 0.5))
    assert causal_score(links, (0.5, 0.8)) == pytest.approx((0.9 * 0.5 + 0.5 * 0.8) / 2)
    assert causal_score((), ()) == 0.0
    with pytest.raises(ValueError, match="zip"):
        causal_score(links, (0.5,))


def test_the_causal_graph_finds_who_contradicts_whom_and_who_argues_in_a_circle() -> None:
    graph = causal_graph(
        [
            argument("A1", links=(link("higher taxes", "prices rise"), link("prices rise", "unrest in the towns"))),
            argument("A2", by="Ben", links=(link("Higher taxes", "prices fall"),)),
            argument("A3", links=(link("unrest in the towns", "higher taxes"),)),
        ]
    )
    assert graph.nodes == ("higher taxes", "prices rise", "unrest in the towns", "prices fall")
    (found,) = graph.contradictions
    assert (found.one.argument, found.other.argument, found.own) == ("A1", "A2", False)
    (circle,) = graph.circles
    assert circle.by == "Ada"
    assert {step.argument for step in circle.steps} == {"A1", "A3"}
    assert len(circle.steps) == 3


def test_the_same_circle_made_by_two_debaters_is_nobodys() -> None:
    one = argument("A1", links=(link("fear", "silence"),))
    graph = causal_graph([one, argument("A2", by="Ben", links=(link("silence", "fear"),))])
    assert graph.circles == ()
    assert graph.contradictions == ()


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        ("she struck him", "she did not strike him", True),
        ("the paddle stayed open", "the paddle stayed open", False),
        ("prices rise", "the harvest fails", False),
    ],
)
def test_denial(one: str, other: str, said: bool) -> None:
    assert denies(one, other) is said


def test_consensus_is_one_less_the_spread_over_the_mean() -> None:
    mean, sigma = 0.7, sqrt((0.01 + 0.0 + 0.01) / 3)
    assert consensus([0.8, 0.7, 0.6]) == pytest.approx(1 - sigma / mean)


@pytest.mark.parametrize(
    ("scores", "agreed"),
    [([0.4, 0.4, 0.4], 1.0), ([0.0, 0.0], 1.0), ([0.7], 1.0), ([1.0, -1.0], 0.0), ([0.0, 0.0, 0.0, 1.0], 0.0)],
    ids=["all alike", "all nothing", "one", "a mean of nought", "far apart"],
)
def test_consensus_at_its_edges(scores: list[float], agreed: float) -> None:
    assert consensus(scores) == agreed


def test_nobody_agrees_with_nobody() -> None:
    with pytest.raises(ValueError, match="nobody"):
        consensus([])


def test_an_evaluator_with_twice_the_weight_counts_twice() -> None:
    assert consensus([0.9, 0.5], [2.0, 1.0]) == pytest.approx(consensus([0.9, 0.9, 0.5]))


def vote(no: int, winner: str, confidence: float) -> Vote:
    return Vote(evaluator=f"E{no}", perspective="analytical", winner=winner, confidence=confidence, reasoning="Seen.")


def test_a_panel_that_agrees_decides_and_keeps_its_dissents() -> None:
    """Given to Ada: .9, .8, .6; mean .7667, spread .1247, consensus .8373."""
    verdict = decided([vote(1, "Ada", 0.9), vote(2, "Ada", 0.8), vote(3, "Ada", 0.6)], ["Ada", "Ben"])
    assert (verdict.decision, verdict.winner, verdict.dissents) == ("decided", "Ada", ())
    assert verdict.confidence == pytest.approx(2.3 / 3)
    assert verdict.consensus == pytest.approx(1 - sqrt(0.14 / 9) / (2.3 / 3))


def test_under_the_threshold_there_is_no_consensus_and_the_leading_side_is_named() -> None:
    """Given to Ada: .9, .9, .2; mean .6667, spread .33, consensus .505."""
    votes = [vote(1, "Ada", 0.9), vote(2, "Ada", 0.9), vote(3, "Ben", 0.8)]
    verdict = decided(votes, ["Ada", "Ben"])
    assert (verdict.decision, verdict.winner, verdict.leading) == ("no consensus", "", "Ada")
    assert verdict.consensus == pytest.approx(1 - sqrt(0.49 * 2 / 9) / (2.0 / 3))
    assert verdict.dissents == (votes[2],)
    assert decided(votes, ["Ada", "Ben"], threshold=0.5).winner == "Ada"


def test_an_even_split_is_a_tie_whatever_the_order_of_sides_and_votes() -> None:
    votes = [vote(1, "Ada", 0.8), vote(2, "Ben", 0.8), vote(3, "", 0.5)]
    for sides in (["Ada", "Ben"], ["Ben", "Ada"]):
        verdict = decided(votes, sides)
        assert (verdict.decision, verdict.winner, verdict.leading, verdict.confidence) == ("tie", "", "", 0.5)


def test_of_three_sides_the_rest_is_shared_by_those_who_lost() -> None:
    verdict = decided([vote(1, "Ada", 0.6), vote(2, "Ada", 0.6)], ["Ada", "Ben", "Cyd"])
    assert verdict.support == pytest.approx({"Ada": 0.6, "Ben": 0.2, "Cyd": 0.2})


def test_a_panel_of_nobody_has_not_judged() -> None:
    verdict = decided([], ["Ada", "Ben"])
    assert (verdict.decision, verdict.confidence) == ("not judged", 0.0)


def test_brier_and_calibration_error_by_hand() -> None:
    told, came = [0.9, 0.8, 0.35, 0.85], [True, False, False, True]
    assert brier(told, came) == pytest.approx((0.01 + 0.64 + 0.1225 + 0.0225) / 4)
    assert calibration_error(told, came) == pytest.approx((0.1 + abs(0.8 + 0.85 - 1) + 0.35) / 4)


def test_a_curve_fitted_to_the_overconfident_brings_them_down() -> None:
    told = [0.95] * 100 + [0.05] * 100
    came = [place % 10 < 7 for place in range(100)] + [place % 10 >= 7 for place in range(100)]
    curve = fitted(told, came)
    assert curve.slope < 1
    assert curve(0.95) == pytest.approx(0.7, abs=0.02)
    assert calibration_error([curve(one) for one in told], came) < 0.03 < calibration_error(told, came)
    assert Curve()(0.73) == 0.73
