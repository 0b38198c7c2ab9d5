"""Hearsay by definition: what is read out of a fact pattern, and how it is judged."""

from __future__ import annotations

import pytest

from venire.models.vectors.likeness import sentence_likeness
from venire.studies.solvers.hearsay.definition import is_hearsay
from venire.studies.solvers.hearsay.reading import nameless, read


def test_a_fact_pattern_is_taken_apart() -> None:
    reading = read(
        "On the issue of whether Ana fell, the fact that Bo told Ana's mother that Ana had fallen downstairs."
    )
    assert reading.issue == "ana fell"
    assert (reading.speaker, reading.hearer) == ("bo", "ana's mother")
    assert reading.said == "ana had fallen downstairs"
    assert reading.about == ("ana",)
    assert nameless(reading.issue, reading) == "someone fell"


@pytest.mark.parametrize(
    ("facts", "hearer"),
    [
        ("To prove that Ana fell, the fact that Bo told her that she fell.", "her"),
        ("To prove that Ana fell, the fact that Bo told her uncle that she fell.", "her uncle"),
        ("To prove that Ana fell, the fact that Ana limped.", ""),
    ],
)
def test_who_is_told(facts: str, hearer: str) -> None:
    assert read(facts).hearer.removesuffix(" that") == hearer


def test_without_an_issue_all_is_evidence() -> None:
    reading = read("A man stood in the rain.")
    assert (reading.issue, reading.said) == ("", "")
    assert reading.evidence == "a man stood in the rain."


@pytest.mark.parametrize("facts", ["", " ", ",", "on the issue of", "To prove that,"])
def test_fragments_are_answered(facts: str) -> None:
    assert 0.0 <= is_hearsay(facts, sentence_likeness()).sure <= 1.0


@pytest.mark.parametrize(
    ("facts", "hearsay", "because"),
    [
        (
            "On the issue of whether Ruben took the oars, the fact that Ruben admitted to a waiter that he took them.",
            True,
            "it is offered for its truth",
        ),
        (
            "On the issue of whether Ruben took the oars, the fact that Ruben nodded when a waiter asked if he had.",
            True,
            "it is offered for its truth",
        ),
        (
            "On the issue of whether Ruben took the oars, a waiter testified that Ruben nodded when asked about them.",
            True,
            "it is offered for its truth",
        ),
        (
            "On the issue of whether Ruben took the oars, the fact that wet oars lay under his bed.",
            False,
            "nothing was stated",
        ),
        (
            "On the issue of whether Ruben took the oars, Ruben's testimony on cross-examination that he took them.",
            False,
            "it was said in court",
        ),
        (
            "On the issue of whether Ruben was warned of the current, the fact that Ilka told Ruben of the current.",
            False,
            "it is not offered for its truth",
        ),
        (
            "On the issue of whether Ruben slandered Ilka, the fact that Ruben told the club that Ilka was a thief.",
            False,
            "it is not offered for its truth",
        ),
    ],
)
def test_the_question_that_decides(facts: str, hearsay: bool, because: str) -> None:
    found = is_hearsay(facts, sentence_likeness())
    assert (found.hearsay, found.because) == (hearsay, because)


def test_the_same_words_are_hearsay_on_one_issue_and_not_on_another() -> None:
    words = "the fact that Ilka said to the doctor, “Ruben is allergic to penicillin.”"
    truth = is_hearsay(f"On the issue of whether Ruben was allergic to penicillin, {words}", sentence_likeness())
    notice = is_hearsay(
        f"On the issue of whether the doctor had been told of the allergy, {words}", sentence_likeness()
    )
    assert truth.hearsay
    assert truth.sure > notice.sure
