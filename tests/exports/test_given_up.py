"""A question that was given up is not told as a ruling, and nobody is said to have seen it otherwise."""

from __future__ import annotations

import pytest

from venire.exports.tellings.examination_debrief import Debriefed
from venire.law.evidence.grounds import Ground, Ruling
from venire.library.shipped import ShippedCases
from venire.proceedings.examination.readings.debrief import Debrief, objection_told
from venire.proceedings.examination.readings.transcript import Contest


def told(response: str, ruling: Ruling, defects: tuple[Ground, ...] = (), case: str = "assault") -> str:
    contest = Contest(
        no=7,
        matter="question",
        by="defence",
        text="Did you see him?",
        defects=defects,
        ground="scope",
        response=response,
        ruling=ruling,
        rule="611(b)",
    )
    end = Debrief.model_construct(objections=(objection_told(contest),))
    return Debriefed(ShippedCases().load(case), end).objections().items[0]


@pytest.mark.parametrize("case", ["assault", "murder"])
@pytest.mark.parametrize(
    ("response", "outcome"),
    [
        ("I won't press it.", "withdrawn before a ruling, "),
        ("I'll reword it.", "given up, to be put in other words, "),
        ("It follows from direct, Your Honour.", "sustained (Rule 611(b)"),
        ("", "sustained (Rule 611(b)"),
    ],
)
def test_what_was_given_up_is_no_ruling(case: str, response: str, outcome: str) -> None:
    assert f"beyond the scope – {outcome}" in told(response, "sustained", ("scope",), case)


def test_what_the_judge_overruled_stays_a_ruling() -> None:
    assert "– overruled (Rule 611(b)" in told("I won't press him, Your Honour, beyond this.", "overruled")


def test_only_a_ruling_is_seen_otherwise() -> None:
    assert "The judge saw it otherwise" in told("It follows from direct.", "sustained")
    gave = told("I'll move on, Your Honour.", "sustained")
    assert "saw it otherwise" not in gave
    assert "could have been stood on" in gave
