"""The defendant's own words: no hearsay against the defendant, hearsay for the defendant, whoever weighs it."""

from __future__ import annotations

import pytest

from venire.law.evidence.grounds import Ground
from venire.law.evidence.question.setting import Setting
from venire.seats.flaws import found

STATES = "Colm Dacey, contractor, called by the prosecution"
OWN = "Walter Tull, keeper of the locks, called by the defence"


def grounds(question: str, witness: str, defendant: str = "Irene Halvorsen") -> set[Ground]:
    setting = Setting(question=question, phase="direct", witness=witness, defendant=defendant, issues=("Murder",))
    return {one.ground for one in found(setting)}


@pytest.mark.parametrize(
    "question",
    [
        "What did Irene Halvorsen say to you on Thursday about Monday?",
        "What did Ms Halvorsen tell you after you had told her of the camera?",
        "What did the defendant tell you on Saturday?",
    ],
)
def test_against_the_defendant_they_are_no_hearsay_and_for_the_defendant_they_are(question: str) -> None:
    assert "hearsay" not in grounds(question, STATES)
    assert "hearsay" in grounds(question, OWN)


def test_a_strangers_words_are_hearsay_for_both() -> None:
    assert "hearsay" in grounds("What did your neighbour tell you about the quarrel?", STATES)
    assert "hearsay" in grounds("What did your neighbour tell you about the quarrel?", OWN)


def test_what_the_defendant_then_felt_is_proper_for_either() -> None:
    question = "Did Irene Halvorsen tell you that she was afraid of him?"
    assert "hearsay" not in grounds(question, STATES) | grounds(question, OWN)
