"""A witness tells a fact as its author wrote it for the stand, where nothing shorter answers the question."""

from __future__ import annotations

from venire.kernel.chance import Chance
from venire.language.comparison.recital import copied
from venire.law.case_file.case import Profile
from venire_understudy.witness.affidavit.knowledge import knowledge
from venire_understudy.witness.stand import WitnessStand

SWORN = {
    "W1.1": "I shut the steel cabinet with two full cans in it at half past six on Saturday and left.",
    "W1.2": "I sat in my van by the rear door until nine.",
}
TOLD = {
    "W1.1": "Two full cans were in the steel cabinet. I shut it at half past six that Saturday, and left.",
    "W1.2": "My van stood by the rear door, and until nine I sat in it.",
}


def answer(question: str, aloud: dict[str, str]) -> str:
    return (
        WitnessStand(
            known=knowledge(SWORN, aloud=aloud),
            profile=Profile(),
            chance=Chance("aloud"),
            sources=tuple(SWORN.values()),
        )
        .answer(question)
        .text
    )


def test_a_fact_is_told_as_its_author_wrote_it_for_the_stand() -> None:
    said = answer("How did you leave the steel cabinet on Saturday?", TOLD)
    assert said == TOLD["W1.1"]
    assert not copied(said, tuple(SWORN.values()))


def test_without_a_spoken_form_the_witness_finds_its_own_words() -> None:
    assert answer("How did you leave the steel cabinet on Saturday?", {}) != TOLD["W1.1"]


def test_a_question_for_one_thing_is_answered_with_that_thing() -> None:
    assert answer("Where did you sit until nine?", TOLD) == "In my van."
