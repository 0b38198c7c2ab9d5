"""What the understudy witness does with each kind of false premise, and how it takes its affidavit apart."""

from __future__ import annotations

import re

import pytest

from venire_understudy.witness.affidavit.antecedents import antecedents
from venire_understudy.witness.affidavit.first_person import in_first_person
from venire_understudy.witness.affidavit.single_statements import parts_of
from venire_understudy.witness.plain_affidavit import sworn_answer

FACTS = (
    "I keep a bakery in Mill Lane and I open it at six.",
    "On 4 June Mrs Olive Hart bought two loaves from me.",
    "She put her purse on the marble counter.",
    "A man in a green coat took the purse and ran out into the street.",
    "I did not follow him.",
    "My sister told me that he had a knife.",
    "He asked me to keep quiet, and I refused.",
    "The boiler was fitted by Alan Rudd in 2018.",
)


@pytest.mark.parametrize(
    ("question", "key"),
    [
        ("The coat was blue, wasn't it?", "green"),
        ("The boiler was fitted in 2008, wasn't it?", "2018"),
        ("You followed him down the street, didn't you?", "didn't"),
        ("You agreed to keep quiet, didn't you?", "refused"),
    ],
)
def test_what_the_affidavit_has_otherwise_is_denied(question: str, key: str) -> None:
    answer = sworn_answer(FACTS, "Ned Pool, baker", question)
    assert answer.stance in ("deny", "correct")
    assert re.match(r"(No|Oh no)\b", answer.text)
    assert key in answer.text


def test_what_somebody_only_said_is_never_affirmed() -> None:
    answer = sworn_answer(FACTS, "Ned Pool, baker", "He had a knife, didn't he?")
    assert answer.stance != "affirm"


def test_two_statements_do_not_make_one() -> None:
    facts = ("The treasurer was Mr Vane and the secretary was Miss Ebdon.",)
    assert sworn_answer(facts, "Ida Moss", "Miss Ebdon was the treasurer, wasn't she?").stance != "affirm"


def test_what_should_have_been_was_not() -> None:
    facts = ("There should have been four guards on duty, but only two of us came in.",)
    assert sworn_answer(facts, "Ida Moss", "Four guards were on duty, weren't there?").stance != "affirm"


def test_a_fact_is_taken_apart_into_its_statements() -> None:
    assert [part.text for part in parts_of(FACTS[3])] == [
        "A man in a green coat took the purse",
        "A man in a green coat ran out into the street",
    ]
    assert [(part.text, part.standing) for part in parts_of(FACTS[5])] == [
        ("My sister told me", "told"),
        ("he had a knife", "said"),
    ]


def test_a_pronoun_stands_for_whom_it_names() -> None:
    assert antecedents(FACTS)[2] == ("Mrs Olive Hart",)


def test_her_own_pronouns_become_hers_and_another_s_stay() -> None:
    facts = ("Mrs Garland kept the books.", "Miss Ebdon told her that she had signed.", "Mrs Garland wrote it down.")
    assert in_first_person(facts, "Phyllis Garland, bookkeeper") == (
        "I kept the books.",
        "Miss Ebdon told me that she had signed.",
        "I wrote it down.",
    )
