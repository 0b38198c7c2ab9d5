"""Taunts, whys, what came next and questions of two parts: a person answers to what is in them, and to no more."""

from __future__ import annotations

import pytest

from tests.understudy.witness.biography.test_personal_questions import ask
from venire.library.shipped import ShippedCases
from venire_understudy.witness.plain_affidavit import answer_from
from venire_understudy.witness.questions.taunts import taunt
from venire_understudy.witness.speech.answer import WitnessAnswer


def _ask(case: str, witness: str, question: str) -> WitnessAnswer:
    return ask(ShippedCases().load(case), witness, question)


@pytest.mark.parametrize(
    ("case", "witness", "question", "fact"),
    [
        ("arson", "W4", "How can you sit there and say that your kitchen clock is some minutes out?", "W4.3"),
        ("murder", "W3", 'How can you sit there and say that you never heard your father say "paddle"?', "W3.8"),
        ("arson", "W2", "How dare you tell this jury that you smelled paint thinner in the yard?", "W2.8"),
        (
            "negligence",
            "W2",
            "Are you seriously telling this jury that Dr Aldous did not ask you to call again?",
            "W2.10",
        ),
        (
            "murder",
            "W3",
            "You would rather that this jury had not heard that you have brought a civil suit against Irene Halvorsen "
            "and the trust, wouldn't you?",
            "W3.13",
        ),
        (
            "negligence",
            "W2",
            "You would rather the jury had not heard that you did not call the house surgeon, wouldn't you?",
            "W2.17",
        ),
    ],
)
def test_a_taunt_about_what_is_so_is_stood_by(case: str, witness: str, question: str, fact: str) -> None:
    said = _ask(case, witness, question)
    assert said.stance == "affirm"
    assert said.facts == (fact,)
    assert "true" in said.text or "swore" in said.text or "so." in said.text or "saying" in said.text


def test_a_taunt_about_what_is_not_so_is_denied_with_what_is() -> None:
    said = _ask("negligence", "W2", "Are you seriously telling this jury that you called the house surgeon?")
    assert said.stance == "deny"
    assert "didn't call the house surgeon" in said.text


@pytest.mark.parametrize(
    ("case", "witness", "question"),
    [
        ("negligence", "W2", "How can you sit there and say that Dr Aldous was drunk?"),
        ("collision", "W1", "Do you expect this jury to believe that the lighthouse was painted green?"),
    ],
)
def test_a_taunt_about_what_is_not_known_is_not_stood_by(case: str, witness: str, question: str) -> None:
    assert _ask(case, witness, question).stance != "affirm"


@pytest.mark.parametrize(
    "question",
    [
        "How can you sit there and lie to us?",
        "Are you telling the jury the truth?",
        "How do you say that word?",
        "Would you rather sit down?",
    ],
)
def test_what_puts_no_fact_is_no_taunt(question: str) -> None:
    assert taunt(question) is None


@pytest.mark.parametrize(
    ("case", "witness", "question", "fact"),
    [
        ("negligence", "W1", "What did you do after the injection?", "W1.8"),
        ("arson", "W2", "What happened after you came?", "W2.3"),
        ("collision", "W2", "What did you do after the lights came back?", "W2.6"),
        ("arson", "W1", "What did you do after you entered the Malthouse?", "W1.3"),
        ("negligence", "W2", "What did you do after you bent her toes?", "W2.6"),
        ("assault", "W2", "What did you do after you saw the man run?", "W2.6"),
        ("robbery", "W1", "What did you do before Lewis Tarn came?", "W1.18"),
        ("robot", "W1", "What did you do before its memory was copied?", "W1.9"),
    ],
)
def test_what_came_next_is_the_next_deed(case: str, witness: str, question: str, fact: str) -> None:
    assert _ask(case, witness, question).facts[:1] == (fact,)


@pytest.mark.parametrize(
    ("facts", "question"),
    [
        (["I shut the gate at 9:00 p.m.", "I fed the horse at 7:00 p.m."], "What did you do after you shut the gate?"),
        (["I shut the gate on May 3.", "I sold the horse on June 9."], "What did you do after you shut the gate?"),
        (["I shut the gate.", "I had fed the horse."], "What did you do after you shut the gate?"),
        (["I fed the horse.", "I shut the gate."], "What did you do after the wedding?"),
        (["I fed the horse.", "I shut the gate."], "What did you do before you shut the gate?"),
    ],
)
def test_what_cannot_have_come_next_is_not_told(facts: list[str], question: str) -> None:
    said = answer_from(facts, "Ada Holm", question)
    assert "fed" not in said
    assert "sold" not in said


@pytest.mark.parametrize(
    ("case", "witness", "question"),
    [
        ("collision", "W2", "Why did you not look at the radar?"),
        ("robbery", "W1", "Why did you sit on the floor?"),
        ("negligence", "W2", "Why did you not call the house surgeon?"),
        ("murder", "W3", "Why did your father's phone call you by mistake?"),
        ("robot", "W3", "Why did Benno reject waking the owner?"),
    ],
)
def test_a_deed_is_not_its_own_reason(case: str, witness: str, question: str) -> None:
    said = _ask(case, witness, question)
    assert said.stance == "unknown"
    assert "why" in said.text.lower() or "reason" in said.text


@pytest.mark.parametrize(
    ("case", "witness", "question", "reason"),
    [
        ("robbery", "W1", "Why did you open the safe?", "shoot"),
        ("arson", "W1", "Why did you rule out the rags?", "Toby Lund"),
        ("collision", "W2", "Why did you put the wheel to port?", "open water"),
    ],
)
def test_a_reason_that_is_sworn_is_given(case: str, witness: str, question: str, reason: str) -> None:
    assert reason in _ask(case, witness, question).text


def test_each_part_of_a_question_of_two_is_answered_for_itself() -> None:
    both = _ask("negligence", "W2", "What did you note at 9:30 p.m., and how high was the pain by 12:40 a.m.?")
    assert "6 out of 10" in both.text
    assert "8 out of 10" in both.text
    one = _ask("robbery", "W2", "When did you reach the pier office, and who was the cook that night?")
    assert "9:40" in one.text
    assert "rest" in one.text


@pytest.mark.parametrize(
    ("facts", "question"),
    [
        (["Linseed rags heat themselves.", "Such rags smoulder before they flame."], "Tell us about linseed rags."),
        (["The pump stood by the wall.", "Such pumps leak at the neck."], "Tell us about the pump and its neck."),
    ],
)
def test_no_and_stands_before_the_capital_of_a_sentence(facts: list[str], question: str) -> None:
    for seed in ("a", "b", "c", "d"):
        assert "And Such" not in answer_from(facts, "Ada Holm", question, seed=seed)
        assert ", Such" not in answer_from(facts, "Ada Holm", question, seed=seed)
