"""The learner that reads a question beside its facts word by word, and the vectors it reads them by."""

from __future__ import annotations

import numpy as np
import pytest

from venire_understudy.witness.questions.question import questions
from venire_understudy.witness.recall.alignment import aligned
from venire_understudy.witness.words.word_vectors import LONGEST, SIGNS, WIDTH, rows

CHEMIST = (
    "I manage the chemist's shop in Orchard Row.",
    "I handed out sixty capsules and wrote the label myself.",
    "The old lady said that she had slept badly for years.",
    "It was raining hard when she left.",
)


def _direction(word: str) -> np.ndarray:
    return rows(word)[0][0]


@pytest.mark.parametrize(
    ("question", "place"),
    [
        ("How many pills did you dispense?", 1),
        ("Where is your pharmacy?", 0),
        ("What was the weather like?", 3),
        ("How long had she been sleeping poorly?", 2),
    ],
)
def test_the_fact_that_answers_in_other_words_comes_first(question: str, place: int) -> None:
    odds = aligned(question, CHEMIST)
    assert len(odds) == len(CHEMIST)
    assert odds.index(max(odds)) == place


def test_what_no_fact_speaks_of_is_less_likely_to_be_answered() -> None:
    assert max(aligned("Which football club does your brother support?", CHEMIST)) < max(
        aligned("How many capsules did you hand out?", CHEMIST)
    )


def test_the_odds_of_a_question_do_not_depend_on_those_before_it() -> None:
    first = aligned("Where is your pharmacy?", CHEMIST)
    aligned("What was the weather like?", CHEMIST)
    assert aligned("Where is your pharmacy?", CHEMIST) == first


def test_words_alike_in_meaning_lie_near_and_unknown_ones_near_themselves_alone() -> None:
    assert _direction("rain") @ _direction("weather") > _direction("rain") @ _direction("purse") + 0.3
    assert _direction("Zwiebelfink") @ _direction("zwiebelfink") == pytest.approx(1.0, abs=1e-5)
    assert abs(_direction("Zwiebelfink") @ _direction("Quorblatt")) < 0.4


@pytest.mark.parametrize("text", ["", "?", "你好", "word " * 500])
def test_any_text_has_rows_of_length_one(text: str) -> None:
    vectors, signs = rows(text)
    assert 1 <= len(vectors) <= LONGEST
    assert vectors.shape[1] == WIDTH
    assert signs.shape == (len(vectors), SIGNS)
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-4)


@pytest.mark.parametrize(
    ("asked", "want"), [("Against whom was she bidding?", "who"), ("Along what does the boundary run?", "what")]
)
def test_a_preposition_in_front_of_what_asks_is_no_statement(asked: str, want: str) -> None:
    (question,) = questions(asked)
    assert (question.form, question.want) == ("wh", want)
