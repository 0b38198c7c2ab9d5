"""A fact without what the question said of it: no answer gives the question, or eight words of the affidavit, back."""

from __future__ import annotations

import pytest

from tests.understudy.witness.biography.test_personal_questions import ask
from venire.language.comparison.recital import copied
from venire.library.shipped import ShippedCases
from venire_understudy.witness.plain_affidavit import answer_from
from venire_understudy.witness.questions.leading_hour import hour_behind


@pytest.mark.parametrize(
    ("fact", "question", "said"),
    [
        (
            "I measured the lamp in February 2012, after a new tube had been put into it by the city.",
            "When did you measure the lamp?",
            "February 2012",
        ),
        (
            "Twenty-one of the fifty people who had only the description chose number five.",
            "How many of the fifty people who had only the description chose number five?",
            "Twenty-one",
        ),
        (
            'The man on the back seat of the bus said, "Missed it again."',
            "What did the man on the back seat of the bus say?",
            "Missed it again",
        ),
        (
            "I woke a man on the back seat at Weir Gate at 11:35 p.m.",
            "Whom did you wake on the back seat at Weir Gate?",
            "a man",
        ),
        (
            "At 4:40 a.m. her foot was numb between the first two toes.",
            "How was her foot at 4:40 a.m.?",
            "numb between the first two toes",
        ),
    ],
)
def test_what_the_question_said_is_not_given_back(fact: str, question: str, said: str) -> None:
    answer = answer_from([fact], "Ada Holm", question)
    assert said in answer
    assert not copied(answer, [fact])


@pytest.mark.parametrize(
    ("fact", "question", "kept"),
    [
        (
            "People in fear take a short time to be two or three times as long as it was.",
            "How do people in fear judge a short time?",
            "two or three times",
        ),
        (
            'I pointed at Owen Teale in the line-up on May 2 and said, "That is him."',
            "What did you do in the line-up on May 2?",
            "pointed",
        ),
        (
            "At 8:10 a.m. I opened the leg, and the muscle was grey in all four compartments.",
            "How was the muscle when you opened the leg at 8:10 a.m.?",
            "grey",
        ),
    ],
)
def test_nothing_that_answers_is_left_out(fact: str, question: str, kept: str) -> None:
    assert kept in answer_from([fact], "Ada Holm", question)


@pytest.mark.parametrize(
    ("asked", "turned"),
    [
        ("At 9:30 p.m., what did you note about the calf?", "What did you note about the calf at 9:30 p.m.?"),
        ("On the morning of May 3, where were you?", "Where were you on the morning of May 3?"),
        ("Exactly where on the skull was the fracture?", "Where on the skull was the fracture?"),
        ("Precisely when did the breaker trip?", "When did the breaker trip?"),
    ],
)
def test_an_hour_in_front_of_an_open_question_makes_no_yes(asked: str, turned: str) -> None:
    assert hour_behind(asked) == turned


@pytest.mark.parametrize(
    "asked",
    [
        "At 9:30 p.m. you noted the calf, didn't you?",
        "At the gate, what did you see?",
        "You saw him exactly where he stood?",
        "What did you note at 9:30 p.m.?",
    ],
)
def test_other_questions_stay_as_they_are(asked: str) -> None:
    assert hour_behind(asked) == asked


@pytest.mark.parametrize(
    ("case", "witness", "question", "said"),
    [
        ("negligence", "W3", "How far is the nurses' desk?", "from the door"),
        ("assault", "W1", "How far away was the man when he stepped out?", "in front of me"),
        ("murder", "W7", "Where could a windlass dropped from the gate come to rest?", "from the gate"),
    ],
)
def test_a_measure_says_from_where(case: str, witness: str, question: str, said: str) -> None:
    assert said in ask(ShippedCases().load(case), witness, question).text


def test_a_measure_between_two_named_things_stands_alone() -> None:
    fact = "The nurses' desk is twenty feet from the door of her room."
    assert answer_from([fact], "Ada Holm", "How far is the desk from the door?") == "Twenty feet."
