"""Who somebody is to the witness: by roles that everybody has read and by what is sworn, and never by a guess."""

from __future__ import annotations

import pytest

from tests.understudy.witness.biography.test_personal_questions import ask
from venire.library.shipped import ShippedCases


@pytest.mark.parametrize(
    ("case", "witness", "question", "said"),
    [
        ("negligence", "W3", "Who is Nell Corrigan to you?", "She's my sister."),
        ("negligence", "W3", "What is Nell to you?", "She's my sister."),
        ("negligence", "W1", "Who is Declan Corrigan to you?", "He's my brother."),
        ("assault", "W6", "Are you related to Jonah Verrall?", "He's my brother."),
        ("assault", "W5", "Who is Bryony Verrall to you?", "She's my sister."),
        ("murder", "W3", "What was Thomas Ashdown to you?", "He was my father."),
        ("fraud", "W7", "Who is Gideon Farrow to you?", "He's my sister's husband."),
        ("arson", "W3", "Who is Agnes Weir to you?", "I am her apprentice."),
        ("arson", "W7", "Who is Toby Lund to you?", "He's my apprentice."),
        ("robot", "W6", "Who was Leonard Voss to you?", "I am his attendant."),
    ],
)
def test_kin_and_service_are_told_from_either_end(case: str, witness: str, question: str, said: str) -> None:
    assert ask(ShippedCases().load(case), witness, question).text == said


@pytest.mark.parametrize(
    ("case", "witness", "question", "place"),
    [
        ("collision", "W2", "How do you know Maeve Tolland?", "the Gannet"),
        ("collision", "W1", "Who is Tam Reid to you?", "the Gannet"),
        ("fraud", "W5", "How do you know Gideon Farrow?", "the dairy"),
    ],
)
def test_people_of_one_house_know_each_other_through_it(case: str, witness: str, question: str, place: str) -> None:
    assert ask(ShippedCases().load(case), witness, question).text.startswith(f"Through {place}.")


@pytest.mark.parametrize(
    ("case", "witness", "question"),
    [
        ("negligence", "W5", "Who is Declan Corrigan to you?"),
        ("robot", "W6", "Who is Julian Voss to you?"),
        ("arson", "W2", "How do you know Ray Kessler?"),
        ("murder", "W4", "Who is Walter Tull to you?"),
        ("exoneration", "W3", "Who is Helen Marrow to you?"),
    ],
)
def test_nobody_is_made_kin_or_fellow_who_is_none(case: str, witness: str, question: str) -> None:
    said = ask(ShippedCases().load(case), witness, question).text
    assert " my " not in said or "work" in said
    assert not said.startswith("Through the")
    assert "County" not in said


def test_of_two_doctors_only_one_is_dr_aldous() -> None:
    said = ask(ShippedCases().load("negligence"), "W2", "Who is Dr Aldous to you?").text
    assert said.startswith("He's an orthopaedic surgeon.")
