"""Trees that are added up, as they are written down and read."""

from __future__ import annotations

import math

import pytest

from venire.language.fitted.tree import Split
from venire.language.fitted.trees import Forest, forest
from venire.law.entailment.graded import entailed

_WRITTEN = """
-0.5
share 0.5 -1 odd 0 2 -3
0.25
"""


def test_a_forest_is_read_as_it_was_written() -> None:
    assert forest(_WRITTEN) == Forest(-0.5, (Split("share", 0.5, -1.0, Split("odd", 0.0, 2.0, -3.0)), 0.25))


@pytest.mark.parametrize(
    ("features", "odds"), [({}, -1.25), ({"share": 0.9}, 1.75), ({"share": 0.9, "odd": 1.0}, -3.25)]
)
def test_leaves_are_added_up_and_a_missing_feature_is_nought(features: dict[str, float], odds: float) -> None:
    assert forest(_WRITTEN).odds(features) == pytest.approx(odds)
    assert forest(_WRITTEN).chance(features) == pytest.approx(1 / (1 + math.exp(-odds)))


def test_garbled_trees_are_refused() -> None:
    with pytest.raises(ValueError, match="could not convert"):
        forest("0.1\nshare 0.5 -1")


@pytest.mark.parametrize(
    ("question", "answer", "follows"),
    [
        (None, "The lamp on the pier was lit.", True),
        ("Was the lamp on the pier lit?", "Yes.", True),
        ("Was the lamp on the pier lit?", "No.", False),
        ("Was the lamp on the pier lit?", "The harbour board looks after everything there.", False),
        ("Was the lamp on the pier lit?", "I couldn't tell you.", False),
        (None, "I can't say who had seen to it. The lamp on the pier was lit.", True),
        (None, "I ate my supper.", False),
    ],
)
def test_an_answer_establishes_what_it_says_or_takes_up_and_not_what_it_passes_by(
    question: str | None, answer: str, follows: bool
) -> None:
    assert entailed(question, answer, "The lamp on the pier was lit.").ok is follows


def test_many_rows_at_once_come_out_as_one_by_one_to_the_last_digit() -> None:
    rows: list[dict[str, float]] = [{"share": share / 7, "odd": odd / 3 - 1} for share in range(8) for odd in range(7)]
    rows += [{}, {"odd": 0.1}, {"unheard": 3.0}]
    tall = Forest(0.1, (*(forest(_WRITTEN).trees * 40), 0.1, 0.2, 0.3))
    assert tall.odds_of_all(rows) == [tall.odds(row) for row in rows]
    assert Forest(0.5, ()).odds_of_all([{}]) == [0.5]
    assert tall.odds_of_all([]) == []
