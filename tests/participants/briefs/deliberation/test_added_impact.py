"""The speeches of one round are not simply added up where a model read them one by one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from venire.participants.briefs.deliberation.added_impact import adding_up

IMPACTS = st.lists(st.floats(-1, 1).map(lambda one: round(one, 2)), max_size=4)


def test_the_strongest_counts_in_full_and_each_further_one_a_third_of_the_one_before() -> None:
    assert adding_up((0.1, 0.3, 0.2)) == pytest.approx((0.011, 0.3, 0.067))


def test_one_that_pulls_the_other_way_is_not_held_against_it() -> None:
    assert adding_up((0.3, -0.3, 0.0)) == (0.3, -0.3, 0.0)


@given(IMPACTS)
def test_nothing_grows_nothing_turns_and_the_round_does_at_most_half_as_much_again_as_its_strongest(
    impacts: list[float],
) -> None:
    counted = adding_up(impacts)
    assert len(counted) == len(impacts)
    assert all(abs(one) <= abs(was) and one * was >= 0 for one, was in zip(counted, impacts, strict=True))
    assert abs(sum(counted)) <= 1.5 * max(map(abs, impacts), default=0.0) + 0.002


@given(IMPACTS)
def test_the_order_of_the_speeches_makes_no_difference(impacts: list[float]) -> None:
    assert sorted(adding_up(impacts)) == pytest.approx(sorted(adding_up(impacts[::-1])))
