"""A witness with a bank is found by words that neither the affidavit nor the bank has, and answers in its own."""

from __future__ import annotations

import pytest

from venire.kernel.chance import Chance
from venire.library.banks import bank_of
from venire.library.shipped import ShippedCases
from venire.models.vectors.embedding import EmbeddedVectors
from venire.proceedings.examination.acts import Testify
from venire.studies.runs.stand_hearing import StandHearing
from venire_understudy.witness.seat import WitnessSeat


def _said(question: str, witness: str = "W2") -> Testify:
    return StandHearing().answered("murder", witness, question)


@pytest.mark.parametrize(
    ("question", "fact"),
    [
        ("What did he actually die of in the end, doctor, medically I mean?", "W2.2"),
        ("Be so good as to give the jury the dimensions of the break you saw.", "W2.3"),
        ("The windlass whose head suits that curve: which number has it?", "W2.6"),
    ],
)
def test_a_question_in_new_words_goes_to_its_fact(question: str, fact: str) -> None:
    told = _said(question)
    assert told.facts == (fact,)
    assert told.stance != "unknown"


def test_what_is_said_is_a_line_of_this_witness_for_this_fact() -> None:
    told = _said("Cause of death, please?")
    lines = bank_of(ShippedCases().load("murder")).by_witness["W2"]
    assert told.text in [line.a for line in lines if (line.fact,) == told.facts]


def test_a_false_premise_is_put_right() -> None:
    told = _said("The fracture was on the right side of his skull, at the front, wasn't it?")
    assert (told.stance, told.facts) == ("correct", ("W2.3",))


def test_a_true_premise_is_not() -> None:
    assert _said("The man drowned, correct?").stance == "affirm"


def test_the_same_question_has_the_same_answer() -> None:
    assert _said("How did he die?") == _said("How did he die?")


def test_without_a_bank_the_affidavit_alone_answers() -> None:
    case = ShippedCases().load("murder")
    bare = WitnessSeat(Chance("x"), case, EmbeddedVectors())
    assert bare._bank is None  # pyright: ignore[reportPrivateUsage]
