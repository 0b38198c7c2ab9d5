"""Faces fit the cards they are drawn from."""

import pytest

from venire.law.case_file.persona import JurorCard
from venire.library.rosters import default_roster
from venire.web.portraits.face import portrait
from venire.web.portraits.look import CHOICE, GREYS, HERS, KNOWN, PLAYER, YOUNG, look_of

JURY = default_roster().jurors


@pytest.mark.parametrize("card", JURY, ids=lambda card: card.id)
def test_the_house_jury_looks_its_sex_and_its_age(card: JurorCard) -> None:
    look = KNOWN[card.id]
    if card.gender == "female":
        assert look.beard == "none"
        assert look.hair in HERS
    assert look.lines >= (1 if card.age >= 50 else 0)
    assert look.lines <= (0 if card.age < 48 else 2)


@pytest.mark.parametrize("number", range(40))
def test_a_card_of_ones_own_gets_a_face_of_its_sex_and_age(number: int) -> None:
    slug = f"neighbour_{number}"
    her, old, young = look_of(slug, "female", 30), look_of(slug, "male", 80), look_of(slug, "male", 22)
    assert her.beard == "none"
    assert her.hair in HERS
    assert her.lines == 0
    assert old.hair_colour in GREYS
    assert old.lines == 2
    assert young.hair in YOUNG
    assert young.hair_colour not in GREYS
    assert not young.earrings
    assert portrait(slug, "female", 30) == portrait(slug, "female", 30)


def test_a_person_has_the_face_of_a_person() -> None:
    assert look_of("person_in_7") == look_of("player") == PLAYER
    assert len(set(CHOICE.values())) == len(CHOICE)
    assert all(look_of(name) == look for name, look in CHOICE.items())
    assert "eye" not in portrait("player")  # of whom nothing is known, nothing is drawn
    assert "eye" in portrait("player_1")
