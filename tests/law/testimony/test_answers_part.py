"""What only the question says is given by no answer."""

from __future__ import annotations

import pytest

from tests.understudy.witness.test_authors_questions import asks, earned, elicits
from venire.law.testimony.answers_part import has_own_part
from venire.proceedings.examination.acts import Testify

FINISHED = "On Thursday Irene Halvorsen told Colm Dacey that if Tom stood up on Monday she was finished."


@pytest.mark.parametrize(
    ("question", "answer", "target"),
    [
        ("What did she tell you on Thursday?", "That she was finished if Tom stood up.", FINISHED),
        ("When did she call?", "At 1:41 a.m.", "She called at 1:41 a.m."),
        ("How did he sound?", "Scared.", "He sounded frightened."),
        ("What tools had he left?", "None at all.", "He had left no tools in the office."),
        ("You examined the bicycle, didn't you?", "No, sir.", "The detective never examined the bicycle."),
        ("You never repaired it, did you?", "That's right.", "He did not repair the rail."),
    ],
)
def test_an_answer_that_fills_or_settles_the_question_has_its_part(question: str, answer: str, target: str) -> None:
    assert has_own_part(question, answer, target)


@pytest.mark.parametrize(
    ("question", "answer", "target"),
    [
        ("What did Irene Halvorsen say to you on Thursday about Monday?", "That she would stand by me.", FINISHED),
        ("Where did you find the flashlight?", "I was tired by then.", "He found the flashlight in a coat pocket."),
        ("Rain had washed the towpath, hadn't it?", "I like the country.", "Rain had washed the towpath."),
    ],
)
def test_what_only_the_question_says_is_not_given(question: str, answer: str, target: str) -> None:
    assert not has_own_part(question, answer, target)


def test_no_more_than_one_target_in_thirty_is_given_by_words_beside_the_question() -> None:
    beside = ("That she would stand by me.", "To the kitchen, by the back stairs.")
    got = [
        earned(case, elicit, witness, elicit.question, Testify(text=text, stance="tell", facts=facts, made_from=facts))
        for case, elicit, witness in elicits("murder", "robot", "robbery")
        for text in beside
        for facts in ((), elicit.facts)
        if asks(elicit, witness)
    ]
    assert sum(got) <= len(got) / 30, f"{sum(got)} of {len(got)}"
