"""What witnesses said, checked word by word: what is borne out, what is not, what is said twice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from venire.studies.statements import SwornStatement, answerable, contradictions, copies, repeats, unsupported

FACTS = (
    "I reached the lock at 6:55 a.m. on Saturday.",
    "The driver braked hard and the old tram stopped near the brewery.",
    "I never examined the bicycle of Mr Dacey.",
)
SAID = SwornStatement("1", 1, "W1", "When did you reach the lock?", "", FACTS[:1], FACTS, (), False, False)


def answered(answer: str, question: str = SAID.question, no: int = 1, drawn: tuple[str, ...] = FACTS) -> SwornStatement:
    return replace(SAID, answer=answer, question=question, no=no, drawn=drawn)


@pytest.mark.parametrize(
    "answer",
    [
        "I got to the lock at 6:55.",
        "Yes, that's right. The driver braked hard.",
        "I'm afraid I don't know.",
        "No. I never examined Mr Dacey's bicycle.",
        "Near the brewery, sir.",
    ],
)
def test_what_the_affidavit_bears_out_is_supported(answer: str) -> None:
    assert unsupported(answered(answer)) == []


@pytest.mark.parametrize(
    ("answer", "lacking"),
    [
        ("I reached the lock at 7:10.", "7:10"),
        ("The driver braked hard near the cathedral.", "cathedr"),
        ("Mr Lowther reached the lock.", "lowther"),
        ("The driver never braked hard near the brewery.", "sign"),
    ],
)
def test_what_nothing_bears_out_is_named(answer: str, lacking: str) -> None:
    assert any(one.startswith(lacking) for one in unsupported(answered(answer)))


def test_a_bare_yes_to_what_the_facts_have_not_is_named() -> None:
    asked = "Did the mayor's nephew steal the drawings?"
    assert any(one.startswith("affirmed") for one in unsupported(answered("Yes.", asked, drawn=FACTS[:1])))
    assert unsupported(answered("Yes.", "Did you reach the lock on Saturday?", drawn=FACTS[:1])) == []


def test_a_question_can_be_answered_where_a_fact_has_its_words() -> None:
    assert answerable(answered("", "When did the driver brake?"))
    assert not answerable(answered("", "What did the coroner have for supper?"))


def test_eight_words_in_a_row_are_a_copy() -> None:
    assert copies(answered("The driver braked hard and the old tram stopped."))
    assert not copies(answered("The driver braked hard, and so the old tram stopped."))


def test_yes_and_no_of_one_matter_contradict_each_other() -> None:
    one, other = (
        answered("I examined the bicycle of Mr Dacey."),
        answered("I never examined the bicycle of Mr Dacey.", no=2),
    )
    assert list(contradictions([one, other])) == [(one, other)]
    assert not list(contradictions([one, replace(other, witness="W2")]))


def test_a_question_put_twice_is_a_repeat_unless_on_purpose() -> None:
    one, other = answered("At 6:55."), answered("At 6:55.", no=2)
    assert list(repeats([one, other])) == [(one, other)]
    assert not list(repeats([one, replace(other, repeats_on_purpose=True)]))
