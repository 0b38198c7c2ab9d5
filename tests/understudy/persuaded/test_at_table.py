"""Jurors who were talked with alone keep face, vote and words when they sit down together."""

from __future__ import annotations

import pytest

from tests.proceedings.persuasion import builders as play
from venire.kernel.chance import Chance
from venire.law.persuasion.card import PersuasionCard
from venire.law.persuasion.juror_at_table import own_words, sign_of
from venire.library.persuasion_cards import as_roster
from venire.library.rosters import default_roster, shipped_cards
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.juror.speech.pieces import SpeechMatter

WANG, LIU, CHEN = play.cards()


def test_each_has_a_face_of_its_own_kind_and_age() -> None:
    assert [sign_of(card) for card in (WANG, LIU, CHEN)] == ["👴", "👩", "👨"]
    assert sign_of(WANG.model_copy(update={"portrait": "🦉"})) == "🦉"
    assert [juror.gender for juror in as_roster(play.cards()).jurors] == ["male", "female", "male"]


def test_what_it_says_alone_to_nobody_is_said_at_the_table_too() -> None:
    seated = {juror.id: juror for juror in as_roster(play.cards()).jurors}
    for card in (WANG, LIU, CHEN):
        turns = {line.text for line in seated[card.id].idiolect.lines["turn"]}
        assert turns == {text for text in card.voice.lines["turn"] if "{" not in text}
        murmurs = [line.text for line in seated[card.id].idiolect.lines["murmur_struck"]]
        assert all(len(text.split()) <= 10 for text in murmurs)


def test_jurors_who_come_with_a_case_have_words_of_their_own_for_its_table() -> None:
    said = [
        {line.text for line in juror.idiolect.lines[function]}
        for juror in as_roster(play.cards()).jurors
        for function in ("open", "take_up", "agree", "grant", "close", "changed")
    ]
    assert not said[0] & {text for lines in said[1:] for text in lines}
    house = {line.text for one in default_roster().jurors for lines in one.idiolect.lines.values() for line in lines}
    assert not house & {text for lines in said for text in lines}
    namesake = WANG.model_copy(update={"name": "Another Wang"})
    lines = as_roster([namesake, LIU]).jurors[0].idiolect.lines["open"]
    assert {line.text for line in lines} <= house


def test_a_juror_of_the_house_sits_down_as_it_is() -> None:
    frank = WANG.model_copy(update={"id": "frank_russo"})
    assert as_roster([frank, LIU]).jurors[0] == shipped_cards()["frank_russo"]


def test_words_to_whoever_brought_a_point_stay_in_the_talk() -> None:
    spoken = {"C1": ("You asked for it.", "It went by itself."), "C2": ("Did it?",)}
    voice = LIU.voice.model_copy(update={"claims": spoken})
    assert own_words(LIU.model_copy(update={"voice": voice})) == {"C1": ("It went by itself.",)}


@pytest.mark.parametrize("card", [WANG, LIU, CHEN], ids=lambda card: card.id)
def test_a_claim_is_put_in_the_jurors_own_words_first_and_once(card: PersuasionCard) -> None:
    own = own_words(card)
    lore = Lore(play.robot(), {card.id: own})
    claim = next(one for one in play.robot().claims if one.id in own)
    seated = next(juror for juror in as_roster(play.cards()).jurors if juror.id == card.id)
    matter = SpeechMatter(lore, seated, claim, "defence", frozenset(), Chance("1"), ("round", 1))
    (first,) = matter.pieces(["kernel"]) or []
    (again,) = matter.pieces(["kernel"]) or []
    assert first.text in own[claim.id]
    assert first.claims == (claim.id,)
    assert again.text in [kernel.text for kernel in claim.kernels]


def test_who_has_no_words_of_its_own_takes_the_cases() -> None:
    claim = play.robot().claims[0]
    matter = SpeechMatter(
        Lore(play.robot()), default_roster().jurors[0], claim, "defence", frozenset(), Chance("1"), ("round", 1)
    )
    (piece,) = matter.pieces(["kernel"]) or []
    assert piece.text in [kernel.text for kernel in claim.kernels]
