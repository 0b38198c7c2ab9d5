"""Whether a witness can know is read from the question, the post and what it has told of its own part. FRE 602."""

from __future__ import annotations

import pytest

from tests.understudy.judge.test_consults_the_record import at_the_bench, case_of, ruled
from tests.understudy.judge.test_like_forms import ruled as by_form

BRANDT, SAYRE, HADLEY = ("robot", "W1"), ("fraud", "W3"), ("assault", "W7")
UPHELD, LET_IN = ("sustained", "602"), ("overruled", "602")


@pytest.mark.parametrize(
    "question",
    [
        "What had been done there before you arrived at the stop?",
        "What did the two of them say among themselves, when you were not by?",
        "Who came to the house after you had left?",
    ],
)
def test_who_was_away_by_the_question_itself_cannot_tell(question: str) -> None:
    assert by_form(HADLEY, question, "foundation") == UPHELD
    told = ruled(at_the_bench(case_of("assault"), "W7", question, "foundation", "cross"), case_of("assault"))
    assert told.ruling == "sustained"


def test_what_the_witness_did_before_it_came_is_its_own_deed() -> None:
    assert by_form(HADLEY, "What did you do before you arrived?", "foundation") == LET_IN


def test_whoever_was_sent_for_afterwards_has_the_hour_before_from_others() -> None:
    came = ("When did you come to 12 Quarry Lane?",)
    printed = "Where was the notice printed on January 15 at 12:20 p.m.?"
    assert by_form(BRANDT, printed, "foundation", asked=came) == UPHELD
    assert by_form(BRANDT, "How was the damper of the stove?", "foundation", asked=came) == LET_IN
    own = ("What did you find of the notice in the copy shop on January 15 at 12:20 p.m.?",)
    assert by_form(BRANDT, printed, "foundation", asked=own) == LET_IN


@pytest.mark.parametrize(
    "question", ["What did Gideon Farrow apply for on October 16?", "When did he order the transfer?"]
)
def test_a_post_knows_its_own_business(question: str) -> None:
    assert by_form(SAYRE, question, "foundation") == LET_IN


def test_a_name_or_an_office_is_no_post() -> None:
    assert by_form(("robbery", "W2"), "When did the telephone join the office's network?", "foundation") == UPHELD


def test_who_spoke_with_somebody_that_day_can_tell_of_it() -> None:
    case = case_of("exoneration")
    for day, ruling in (("November 20", "overruled"), ("November 22", "sustained")):
        question = f"What did Helen Marrow say on {day}?"
        assert ruled(at_the_bench(case, "W2", question, "foundation", "cross", "defence"), case).ruling == ruling
