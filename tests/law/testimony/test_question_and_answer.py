"""A target is credited from question and answer together, and not where the answer affirms something else."""

from __future__ import annotations

import pytest

from venire.law.testimony.elicits import AnswerHeard, ElicitSought, match
from venire.law.testimony.question_and_answer import of_another_scene, resolved
from venire.law.testimony.testified import Exchange
from venire.library.shipped import ShippedCases


def credited(name: str, target: str, question: str, answer: str, before: tuple[Exchange, ...] = ()) -> bool:
    """Whether the exchange gives this target of a shipped case, by its words alone."""
    case = ShippedCases().load(name)
    elicit = next(one for one in case.elicits if one.id == target)
    witness = next(one for one in case.witnesses if one.id == elicit.witness)
    heard = AnswerHeard(resolved(question, before), answer, (), witness.name)
    sought = ElicitSought(elicit.id, elicit.statement, elicit.key_terms)
    return match(sought, heard, "contextual", lambda one, other: 1.0) is not None


FOUND = "Where did you find the empty thinner can without its cap?"


@pytest.mark.parametrize(
    ("name", "target", "question", "answer"),
    [
        ("arson", "T2", FOUND, "At the foot of the rear stair."),
        ("arson", "T3", "Where did you find the bureau and the chest of tools on March 4?", "In her sister's barn."),
        ("arson", "T6", "On whose word did you rule out the rags?", "Toby Lund's."),
        ("murder", "T12", "What was the result of the confirmatory test for blood on the windlass?", "Negative."),
        ("murder", "T36", "For how long did you tell nobody of the bicycle light?", "Three weeks."),
        ("exoneration", "T6", "How many men did you see in your house that night?", "Just the one."),
        ("collision", "T37", "How long did you work for the ferry company?", "Nine years."),
    ],
)
def test_a_short_answer_counts_with_its_question(name: str, target: str, question: str, answer: str) -> None:
    assert credited(name, target, question, answer)


@pytest.mark.parametrize(
    ("name", "target", "question", "answer"),
    [
        ("arson", "T3", "What did you find near the workshop on March 4?", "The bureau and the chest of tools."),
        ("arson", "T2", "What did you find in the cabinet?", "An empty thinner can without its cap."),
        ("arson", "T2", FOUND, "In the steel cabinet."),
        ("murder", "T12", "What was the result of the confirmatory test for blood on the windlass?", "Positive."),
        ("murder", "T15", "What did your father hold on to before the operation?", "Every rail."),
        ("murder", "T36", "For how long did you tell nobody of the bicycle light?", "Three days."),
        ("exoneration", "T9", "What did you see on Warren Teague's left palm on November 21?", "A red mark."),
        ("collision", "T37", "How long did you work for the ferry company?", "Nine months."),
    ],
)
def test_another_place_time_or_figure_earns_nothing(name: str, target: str, question: str, answer: str) -> None:
    assert not credited(name, target, question, answer)


def exchange(question: str, answer: str) -> tuple[Exchange, ...]:
    return (Exchange(no=1, witness="W1", phase="direct", by="prosecution", question=question, answer=answer),)


def test_an_it_is_what_was_spoken_of_last() -> None:
    before = exchange("What did you find on the floor?", "An empty thinner can without its cap.")
    assert resolved("Where did you find it?", before) == "Where did you find an empty thinner can without its cap?"
    assert credited("arson", "T2", "Where did you find it?", "At the foot of the rear stair.", before)
    asked = exchange("Did you find the second key?", "Yes, I did.")
    assert resolved("Where did you find it?", asked) == "Where did you find the second key?"


@pytest.mark.parametrize(
    ("question", "answer"),
    [("Did you see it?", "Yes."), ("Is it cold?", "No."), ("When was it?", "Yesterday, I was told.")],
)
def test_an_it_of_which_nothing_is_named_stays(question: str, answer: str) -> None:
    assert resolved(question, exchange("Did you go?", answer)) == question


@pytest.mark.parametrize(
    ("question", "answer", "target"),
    [
        ("How long was the meeting?", "Ninety minutes.", "The meeting lasted an hour and a half."),
        ("Where did you get the ladder?", "I borrowed it off Mr Prewitt.", "Mr Prewitt lent him the ladder."),
        ("What did the parcel weigh?", "Two thousand grams.", "The parcel weighed two kilograms."),
        ("What did you see from your window?", "A light on the upper gate.", "She saw a light on the upper gate."),
        ("Who left the room before you?", "The clerk left right after noon.", "The clerk left before the witness."),
    ],
)
def test_other_words_for_the_same_are_no_other_scene(question: str, answer: str, target: str) -> None:
    assert not of_another_scene(question, answer, target)
