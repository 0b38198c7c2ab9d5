"""What a court that has heard a great deal knows not to have been spoken of, and phrases that nobody means as said."""

from __future__ import annotations

import pytest

from venire.law.evidence.detectors.detection import DETECTORS
from venire.law.evidence.grounds import Ground, Phase
from venire.law.evidence.question.matter import Matter
from venire.law.evidence.question.setting import Setting, shared_words

HEARD = tuple(f"The clerk put entry {n} into the book at the branch." for n in range(10))
ASKED = tuple(f"Did you see entry {n} in the book?" for n in range(10))


def sure(question: str, ground: Ground, phase: Phase = "cross", *, heard: bool = True) -> float:
    setting = Setting(
        question=question,
        phase=phase,
        witness="Ned Pike, clerk, called by the prosecution",
        established=HEARD if heard else (),
        asked=ASKED if heard else (),
    )
    found = DETECTORS[ground](Matter(setting, shared_words))
    return found.sure if found else 0.0


@pytest.mark.parametrize(
    "question",
    [
        "When the tailor from Leeds came back with your coat, what did he want?",
        "Which of the three doctors who called at Poughkeepsie examined you first?",
        "Who minded the horses while the farmer sailed to Norway?",
    ],
)
def test_late_on_cross_nobody_takes_for_granted_what_was_never_spoken_of(question: str) -> None:
    assert sure(question, "assumes_facts") > 0.95
    assert sure(question, "assumes_facts", heard=False) < 0.95
    assert sure(question, "assumes_facts", "direct") < 0.95


def test_what_was_spoken_of_may_be_built_upon() -> None:
    assert sure("When the clerk put entry 3 into the book, what did he say?", "assumes_facts") < 0.95


def test_a_private_thing_that_nobody_spoke_of_is_idle_once_much_was_heard() -> None:
    assert sure("What colour is your front door?", "relevance") >= 0.75
    assert sure("What colour is your front door?", "relevance", heard=False) < 0.75


@pytest.mark.parametrize(
    "question",
    [
        "And it never entered your head to ask, I suppose?",
        "So the Almighty changed His mind to suit your convenience?",
        "You have an answer for everything, haven't you?",
        "How very fortunate that nobody else was there to see?",
        "And this is the angel of kindness that you fled from, is it?",
    ],
)
def test_irony_is_argument(question: str) -> None:
    assert sure(question, "argumentative") >= 0.86


@pytest.mark.parametrize("question", ["How very often did you go?", "How clever was the lock?", "Was that the clerk?"])
def test_a_plain_question_is_not_ironical(question: str) -> None:
    assert sure(question, "argumentative") < 0.86


def test_what_others_said_among_themselves_and_where_one_was_not_wants_a_foundation() -> None:
    assert sure("What did the auditors talk about between themselves?", "foundation") > 0.7
    assert sure("You were not there yourself, but what did the clerk do?", "foundation") > 0.7
    assert sure("You were not there yourself, but what did you hear of it?", "foundation") < 0.7


def test_a_trait_from_which_a_deed_is_inferred_is_barred_of_the_witness_too() -> None:
    assert sure("You cheated your landlady, and that shows you are a man who would do this?", "character") > 0.85
    assert sure("You cheated your landlady, did you not?", "character") < 0.85


def test_a_counterfactual_is_a_guess() -> None:
    assert sure("If the engineer had come a day sooner, would the shop still be yours?", "speculation") > 0.85
    assert sure("If you please, would you look at Exhibit 3?", "speculation") < 0.5


def test_a_reason_writes_names_and_headings_as_they_are_written() -> None:
    found = DETECTORS["hearsay"](
        Matter(Setting(question="What did Irene Hale tell you?", phase="direct"), shared_words)
    )
    assert found is not None
    assert "Irene Hale" in found.why


@pytest.mark.parametrize("lead", ["As the court pleases. ", "Let me rephrase. ", "I'll put it another way. ", ""])
def test_what_counsel_says_before_the_question_is_no_part_of_it(lead: str) -> None:
    setting = Setting(question=f"{lead}Did you lie to Detective Hale on Monday?", phase="direct", witness="Ida Brock")
    assert DETECTORS["assumes_facts"](Matter(setting, shared_words)) is None
