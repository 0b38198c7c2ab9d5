"""A witness of any case has a face that fits the card."""

import pytest

from venire.law.case_file.case import Fact, Person, Profile, Witness
from venire.library.shipped import ShippedCases
from venire.web.portraits.face import draw, look_symbol
from venire.web.portraits.witness import age_of, gender_of, witness_look


def card(name: str = "Alex Moor", role: str = "witness", summary: str = "Saw it.", told: str = "It rained.") -> Witness:
    fact = Fact.model_validate({**_FRAME, "id": "W1.1", "text": told})
    return Witness(id="W1", name=name, role=role, side="defence", summary=summary, affidavit=(fact,), profile=Profile())


_FRAME = ShippedCases().load("murder").witnesses[0].affidavit[0].model_dump()


@pytest.mark.parametrize(
    ("witness", "age"),
    [
        (card(told="I am 34 years old."), 34),
        (card(summary="Seventy-one, and proud of it."), 71),
        (card(told="I have been a baker for nineteen years."), 44),
        (card(role="retired postman"), 70),
        (card(role="apprentice"), 20),
        (card(), None),
    ],
)
def test_age_is_read_from_the_card(witness: Witness, age: int | None) -> None:
    assert age_of(witness) == age


def test_sex_is_read_from_pronouns_and_titles() -> None:
    assert gender_of(card(name="Mrs Moor")) == "female"
    assert gender_of(card(summary="He saw it from his window.")) == "male"
    assert gender_of(card()) == "unstated"


def test_the_accused_has_the_age_of_the_case_and_dress_follows_the_trade() -> None:
    person = Person(name="Alex Moor", age=70, gender="female")
    old = witness_look(card(), person)
    assert old.lines == 2
    assert old.beard == "none"
    assert witness_look(card(role="police sergeant")).coat != witness_look(card(role="night nurse")).coat
    assert witness_look(card()) == witness_look(card())


def test_no_name_breaks_out_of_its_picture() -> None:
    drawn = look_symbol('W1"><script>', witness_look(card(name="<b>")))
    assert 'id="face-W1script"' in drawn
    assert "<script" not in drawn + draw(witness_look(card(name="<b>")))
