"""An answer fits its question: no stump, no other thing's answer, no "it" without its noun;
one's work is always known."""

from __future__ import annotations

import re

import pytest

from tests.understudy.witness.biography.test_personal_questions import ask
from venire.law.case_file.case import Case
from venire.library.shipped import ShippedCases
from venire_understudy.comprehension.retelling import pronouns
from venire_understudy.witness.plain_affidavit import answer_from


def case(name: str) -> Case:
    return ShippedCases().load(name)


@pytest.mark.parametrize(
    ("fact", "question"),
    [
        (
            "When I came in, the stove was cold and the kettle was full.",
            "When you came in, the stove was cold and the kettle was full, wasn't it?",
        ),
        (
            "When the bell rang, Ada Holm's torch was out and on the table.",
            "When the bell rang, Ada Holm's torch was out and on the table, wasn't it?",
        ),
    ],
)
def test_a_statement_with_its_time_in_front_gets_a_yes(fact: str, question: str) -> None:
    assert re.match(r"Yes|That's right|Correct", answer_from([fact], "Nils Berg", question))


@pytest.mark.parametrize(
    ("question", "knows"),
    [
        ("Who had been at work there before you reached the mill?", False),
        ("Who had been there before you reached the mill?", False),
        ("Who carried the sacks out after you reached the mill?", True),
    ],
)
def test_who_did_it_is_not_told_by_when_it_was(question: str, knows: bool) -> None:
    facts = ["I reached the mill at 6:55 in the morning.", "Ada Holm carried the sacks out after I reached the mill."]
    answer = answer_from(facts if knows else facts[:1], "Nils Berg", question)
    assert ("Ada" in answer) is knows
    assert "6:55" not in answer


def test_a_plain_when_is_still_told_when() -> None:
    answer = answer_from(["I left the mill at 9:40 p.m."], "Nils Berg", "When did you leave the mill, please?")
    assert "9:40" in answer


@pytest.mark.parametrize(
    ("fact", "question", "said"),
    [
        (
            "I found the wooden box for letters empty.",
            "How did you find the wooden box for letters?",
            "I found it empty.",
        ),
        ("I left the doors of the barn unlocked.", "How did you leave the doors of the barn?", "I left them unlocked."),
    ],
)
def test_a_state_is_told_with_its_thing(fact: str, question: str, said: str) -> None:
    assert answer_from([fact], "Nils Berg", question) == said


def test_a_way_is_still_told_by_its_phrase() -> None:
    assert "foot" in ask(case("assault"), "W5", "How did you go back from Weir Gate?").text


@pytest.mark.parametrize(
    ("facts", "question", "other", "told"),
    [
        (
            ["The other three jars held none.", "Jar two held nine litres of oil."],
            "How much oil did jar two hold?",
            "other",
            "nine",
        ),
        (
            ["My other two brothers owned nothing.", "My brother Tom owned $40,000."],
            "How much did your brother Tom own?",
            "nothing",
            "40,000",
        ),
    ],
)
def test_what_one_held_is_not_what_the_others_did(facts: list[str], question: str, other: str, told: str) -> None:
    answer = answer_from(facts, "Nils Berg", question)
    assert other not in answer
    assert told in answer


def test_the_others_are_told_of_when_asked_for() -> None:
    facts = ["The other three jars held water.", "Jar two held oil."]
    assert "water" in answer_from(facts, "Nils Berg", "What did the other three jars hold?").lower()


@pytest.mark.parametrize(
    ("name", "witness", "question", "has"),
    [
        ("assault", "W5", "Let me ask it once more, what do you do at the Alhambra theatre?", "theatre"),
        ("assault", "W4", "What do you do for the city?", "laundry"),
        ("arson", "W5", "What do you do for the police?", "chemist"),
    ],
)
def test_what_one_does_is_known_and_known_again(name: str, witness: str, question: str, has: str) -> None:
    answer = ask(case(name), witness, question)
    assert has in answer.text
    assert answer.stance == "tell"


def test_what_was_done_somewhere_is_no_trade() -> None:
    assert "stagehand" not in ask(case("assault"), "W5", "What did you do on the bus?").text


@pytest.mark.parametrize(
    ("witness", "question", "has"),
    [
        ("W9", "How good a guide is it, how sure a witness is at the first choice?", "some guide"),
        ("W9", "How good a guide is it, how sure a witness is later?", "poor guide"),
    ],
)
def test_an_expert_answers_on_the_field_of_the_affidavit(witness: str, question: str, has: str) -> None:
    assert has in ask(case("assault"), witness, question).text


@pytest.mark.parametrize(
    ("fact", "question", "noun"),
    [
        ("The lantern shone on the step as he came up.", "Did any light fall on the step as he came up?", "lantern"),
        ("The lamp lit the yard until ten.", "Was there any light in the yard until ten?", "lamp"),
    ],
)
def test_it_stands_only_for_what_the_question_names(fact: str, question: str, noun: str) -> None:
    text = answer_from([fact], "Nils Berg", question)
    assert noun in text or not text.startswith("It")


def test_whoever_a_witness_saw_does_not_make_it_a_man() -> None:
    assault, robbery = case("assault"), case("robbery")
    assert (pronouns(assault.witnesses[1]) or ("",))[0] == "she"
    assert (pronouns(robbery.witnesses[0]) or ("",))[0] == "she"
