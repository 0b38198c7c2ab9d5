"""Character cards: the shipped ones as the spec has them, and every wrong one told in a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.law.persuasion.test_arithmetic import WANG
from tests.support.places import DOCS
from venire.errors import VenireError
from venire.law.persuasion.card import PersuasionCard
from venire.library.case_error import CaseError
from venire.library.persuasion_cards import as_roster, card_schema, cards_for, own_for, parsed, shipped_for
from venire.library.shipped import ShippedCases

PUBLISHED = DOCS / "reference" / "persuasion-card-schema.json"


def mine(**changes: Any) -> dict[str, Any]:
    whole: dict[str, Any] = {
        "id": "aunt",
        "name": "Aunt Vera",
        "age": 70,
        "occupation": "seamstress",
        "portrait": "a thimble on one finger",
        "background": "She sews.",
        "personality_traits": ["precise"],
        "speaking_style": "Short.",
        "initial_stance": 5,
        "topic_weights": {"external_attack": 10},
        "hidden_concerns": ["She once lied to a court."],
        "persuasion_thresholds": {"easy": 30, "medium": 50, "hard": 70},
        "first_message": "“Well?”",
    }
    return {**whole, **changes}


def read(card: dict[str, Any]) -> PersuasionCard:
    return parsed(json.dumps(card).encode(), "aunt.json")


def test_wang_liu_and_chen_come_in_this_order_with_the_spec_s_numbers() -> None:
    wang, liu, chen = shipped_for("robot").values()
    assert (wang.age, wang.initial_stance, dict(wang.topic_weights)) == (62, 0, WANG)
    assert [card.initial_stance for card in (liu, chen)] == [-20, 15]
    usual = {(card.persuasion_thresholds.easy, card.persuasion_thresholds.hard) for card in (wang, liu, chen)}
    assert usual == {(30, 70)}


@pytest.mark.parametrize("name", ["wang", "liu", "chen"])
def test_shipped_cards_speak_of_topics_claims_and_evidence_that_the_case_has(name: str) -> None:
    case, card = ShippedCases().load("robot"), shipped_for("robot")[name]
    topics = {topic.id for topic in case.topics}
    claims = {one.id for one in (*case.claims, *case.evidence)}
    assert set(card.topic_weights) | set(card.prosecution_weights) | set(card.voice.topics) <= topics
    assert set(card.voice.claims) <= claims
    assert {one.evidence for one in card.key_evidence} <= {item.id for item in case.evidence}


def test_no_two_shipped_jurors_say_the_same() -> None:
    said = [text for card in shipped_for("robot").values() for text in everything(card)]
    assert len(said) > 350
    assert len(said) == len(set(said))


def everything(card: PersuasionCard) -> list[str]:
    voice = card.voice
    topics = [text for one in voice.topics.values() for text in (*one.well, *one.badly, *one.thin)]
    lines = [text for texts in (*voice.lines.values(), *voice.claims.values()) for text in texts]
    return [*topics, *lines, *voice.concerns, *voice.gestures]


def missing(field: str) -> dict[str, Any]:
    return {name: value for name, value in mine().items() if name != field}


@pytest.mark.parametrize(
    ("card", "told"),
    [
        (missing("first_message"), "aunt.json, at first_message: the field 'first_message' is missing"),
        (missing("topic_weights"), "the field 'topic_weights' is missing"),
        (mine(topic_weights={"external_attack": 51}), "less than or equal to 50, and is 51"),
        (mine(topic_weights={"external_attack": -50.5}), "greater than or equal to -50"),
        (mine(topic_weights={"external_attack": "much"}), "is 'much'"),
        (mine(initial_stance=101), "less than or equal to 100"),
        (mine(persuasion_thresholds={"easy": 70, "medium": 50, "hard": 30}), "must rise from easy to hard"),
        (mine(persuasion_thresholds={"easy": 30, "medium": 30, "hard": 70}), "must rise from easy to hard"),
        (mine(background="<script>alert(1)</script>"), "this one has markup"),
        (mine(first_message="[click](javascript:x)"), "this one has markup"),
        (mine(age=7), "greater than or equal to 18"),
        (mine(stance=4), "there is no field 'stance'"),
        (mine(hidden_concerns=[]), "at least 1 item"),
        (mine(voice={"lines": {"weather": ["Rain."]}}), "weather"),
    ],
)
def test_a_wrong_card_is_told_in_one_sentence(card: dict[str, Any], told: str) -> None:
    with pytest.raises(CaseError) as caught:
        read(card)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.remedy


def test_a_card_of_a_megabyte_is_refused() -> None:
    with pytest.raises(CaseError, match="larger than 1 MB"):
        read(mine(background="x" * 1_000_001))


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"{unclosed: [", b"just words"])
def test_what_is_no_card_is_told(data: bytes) -> None:
    with pytest.raises(CaseError):
        parsed(data, "aunt.yaml")


def test_own_cards_in_the_data_folder_are_known_by_id_and_cards_in_files_come_besides(tmp_path: Path) -> None:
    case = ShippedCases().load("robot")
    folder = tmp_path / "jurors" / "robot"
    folder.mkdir(parents=True)
    (folder / "aunt.json").write_text(json.dumps(mine()), encoding="utf-8")
    (tmp_path / "uncle.json").write_text(json.dumps(mine(id="uncle", name="Uncle Jan")), encoding="utf-8")
    assert list(own_for(tmp_path, "robot")) == ["aunt"]
    found = cards_for(case, ("aunt", "wang", "frank_russo"), (tmp_path / "uncle.json",), tmp_path, "1")
    assert [card.id for card in found] == ["aunt", "wang", "frank_russo", "uncle"]
    assert [card.name for card in as_roster(found).jurors] == [card.name for card in found]
    with pytest.raises(VenireError, match="There is no juror 'nobody' for the case 'robot'"):
        cards_for(case, ("nobody",), (), tmp_path, "1")


def test_a_case_without_cards_of_its_own_draws_three_by_the_seed(tmp_path: Path) -> None:
    case = ShippedCases().load("murder")
    drawn = [card.id for card in cards_for(case, (), (), tmp_path, "7")]
    assert len(drawn) == 3
    assert drawn == [card.id for card in cards_for(case, (), (), tmp_path, "7")]


def test_the_published_schema_is_the_model_s() -> None:
    assert PUBLISHED.read_text(encoding="utf-8") == card_schema()
