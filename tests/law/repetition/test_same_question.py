"""A question is refused as a repetition only where it plainly asks for the same."""

from __future__ import annotations

import pytest

from venire.law.evidence.already_answered import asked_again, put
from venire.law.repetition.same_question import duplicate

EXAMINED = "When did you examine the body of Thomas Ashdown?"


@pytest.mark.parametrize(
    ("before", "question"),
    [
        (
            EXAMINED,
            "Doctor, when you examined the body of Thomas Ashdown, what injury, if any, did you find to the skull?",
        ),
        (EXAMINED, "Doctor, when you examined the body, what did you find at the back of the skull?"),
        (
            "Then where did the force come from?",
            "Doctor, you have told us where the force came from. Looking at the curve of its edge, what in your "
            "opinion is the likelier cause of that fracture?",
        ),
        (
            "At 9:58 his phone was still answering the network, wasn't it?",
            "Detective, the defence asked you about Thomas Ashdown's phone at 9:58. Did the phone answer the network "
            "at 10:06 p.m.?",
        ),
        (
            "Where did you find Thomas Ashdown at 6:20 a.m. on Saturday?",
            "Mr. Tull, you saw Thomas Ashdown there in the chamber. What in your opinion had broken his skull?",
        ),
    ],
)
def test_what_only_leads_up_to_a_question_does_not_make_it_a_repetition(before: str, question: str) -> None:
    assert duplicate(before, question, ())
    assert not asked_again(before, question, ())


@pytest.mark.parametrize(
    "question",
    [
        EXAMINED,
        "Doctor, when was it that you examined the body of Thomas Ashdown?",
        "Let me ask you once more: when did you examine the body of Thomas Ashdown?",
    ],
)
def test_the_same_in_other_words_is_a_repetition(question: str) -> None:
    assert asked_again(EXAMINED, question, ())


def test_the_last_sentence_that_asks_is_what_is_put() -> None:
    assert put("Mr. Tull, you were there. After the light went out, what did you hear?") == "what did you hear?"
    assert put("You rang Dr. Osei. When was that?") == "When was that?"
