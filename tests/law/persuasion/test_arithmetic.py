"""The arithmetic of persuasion against a script reckoned by hand."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from venire.law.case_file.case import Side
from venire.law.persuasion.derived_cards import LEAST, derived
from venire.law.persuasion.endings import way_taken
from venire.law.persuasion.influence import carried, mingled
from venire.law.persuasion.manner import Thresholds, manner, movement
from venire.law.persuasion.settlement import settled, verdict_of
from venire.law.persuasion.shift import Impact, Strength, TalkReception, Use, earlier, likeness, shift
from venire.law.persuasion.stance import conviction_of, in_words, of_conviction, vote_of
from venire.library.rosters import default_roster
from venire.library.shipped import ShippedCases

WANG = {
    "technical_responsibility": 15.0,
    "external_attack": 20.0,
    "ai_autonomy": -10.0,
    "emotional_appeal": -5.0,
    "legal_precedent": 10.0,
    "victim_position": 5.0,
    "safety_measures": 12.0,
    "corporate_responsibility": 8.0,
}
SCRIPT: tuple[tuple[str, tuple[str, ...], Impact, Strength, float], ...] = (
    ("Somebody forged that notice.", ("external_attack",), "positive", "medium", 20.0),
    ("Somebody forged that notice!", ("external_attack",), "positive", "medium", 30.0),
    ("SOMEBODY forged that notice, somebody.", ("external_attack",), "positive", "strong", 37.0),
    ("Think of the three years they had.", ("emotional_appeal",), "positive", "strong", 30.0),
    ("It never decided anything.", ("ai_autonomy",), "negative", "weak", 33.0),
    ("The maker and its alarms failed.", ("safety_measures", "corporate_responsibility"), "neutral", "weak", 36.6),
    ("It is the weather.", ("weather", "legal_precedent"), "negative", "medium", 31.6),
)
"""Words, topics, reception, strength, and where Wang then stands:

0 + 20·1·1 = 20 · + 20·1·1·½ = 30 · + 20·1·1.4·¼ = 37 · - 5·1·1.4 = 30 · (-10)·(-.5)·.6 = +3 → 33 ·
(12 + 8)·.3·.6 = +3.6 → 36.6 · 10·(-.5)·1 = -5 → 31.6, and the weather counts nothing."""


def played(side: Side) -> list[float]:
    stance, uses, stances = 0.0, list[Use](), list[float]()
    for words, topics, impact, strength, _ in SCRIPT:
        moved = shift(stance, WANG, TalkReception(topics=topics, impact=impact, strength=strength), words, uses, side)
        uses += [Use(topic=topic, words=words) for topic in topics]
        stance = moved.after
        stances.append(stance)
    return stances


def test_a_script_moves_wang_as_reckoned_by_hand() -> None:
    assert played("defence") == pytest.approx([where for *_, where in SCRIPT])


def test_a_prosecuting_player_moves_the_other_way() -> None:
    assert played("prosecution") == pytest.approx([-where for *_, where in SCRIPT])


def test_a_topic_without_a_weight_counts_nothing_and_is_told() -> None:
    moved = shift(0, WANG, TalkReception(topics=("weather", "weather"), impact="positive"), "Rain.", (), "defence")
    assert (moved.after, moved.unweighted, moved.parts) == (0, ("weather",), ())


def test_a_topic_named_twice_counts_once() -> None:
    twice = TalkReception(topics=("external_attack", "external_attack"), impact="positive", strength="medium")
    assert shift(0, WANG, twice, "Forged.", (), "defence").after == 20


@pytest.mark.parametrize(("start", "side", "end"), [(95.0, "defence", 100.0), (-95.0, "prosecution", -100.0)])
def test_nobody_goes_beyond_a_hundred(start: float, side: Side, end: float) -> None:
    analysis = TalkReception(topics=("external_attack",), impact="positive", strength="strong")
    assert shift(start, WANG, analysis, "Forged.", (), side).after == end


def test_other_words_on_the_same_topic_keep_their_force() -> None:
    uses = (Use(topic="external_attack", words="Somebody forged that notice."),)
    assert earlier("external_attack", "A stranger in a grey coat wrote the order.", uses) == 0
    assert earlier("external_attack", "somebody  forged THAT notice", uses) == 1
    assert earlier("safety_measures", "Somebody forged that notice.", uses) == 0
    assert likeness("a b c d", "a b c d e") == pytest.approx(0.8)


def test_key_evidence_comes_on_top_by_how_it_was_received() -> None:
    analysis = TalkReception(topics=("external_attack",), impact="negative", strength="medium")
    assert shift(0, WANG, analysis, "Look.", (), "defence", key=30).after == pytest.approx(-10 - 15)


def test_stance_is_conviction_on_another_scale() -> None:
    assert [of_conviction(value) for value in (0, 0.5, 1)] == [100, 0, -100]
    assert [conviction_of(value) for value in (100, 0, -100, 15)] == [0, 0.5, 1, 0.425]


@pytest.mark.parametrize(("stance", "band"), [(-50.1, 0), (-50, 1), (-20.1, 1), (-20, 2), (19.9, 2), (20, 3), (50, 4)])
def test_five_bands(stance: float, band: int) -> None:
    words = [in_words(value) for value in (-80, -30, 0, 30, 80)]
    assert len(set(words)) == 5
    assert in_words(stance) == words[band]


def test_what_shows_is_movement_toward_the_player() -> None:
    usual = Thresholds()
    shown = [manner(movement(-20, stance, "defence"), usual) for stance in (-60, 9.9, 10, 29.9, 30, 49.9, 50)]
    assert shown == ["steady", "steady", "wavering", "wavering", "leaning", "leaning", "won"]
    assert manner(movement(15, -55, "prosecution"), usual) == "won"


def test_thresholds_rise() -> None:
    with pytest.raises(ValidationError, match="must rise from easy to hard"):
        Thresholds(easy=50, medium=30, hard=70)


def test_the_settlement_is_by_majority_and_a_tie_is_not_guilty() -> None:
    assert [vote_of(value) for value in (-1, 0, 0.1)] == ["guilty", "guilty", "not_guilty"]
    assert verdict_of(["guilty", "not_guilty"]) == "not_guilty"
    assert verdict_of(["guilty", "not_guilty", "guilty"]) == "guilty"


def test_a_verdict_that_came_without_a_word_is_no_victory() -> None:
    begin = {1: 0.0, 2: -20.0, 3: 15.0}
    untouched = settled(begin, "prosecution", 0.0)
    assert (untouched.verdict, untouched.won) == ("guilty", False)
    assert settled({**begin, 1: 20.0}, "defence", 20.0).won
    lost = settled({1: -1.0, 2: 10.0, 3: -1.0}, "defence", 13.0)
    assert (lost.verdict, lost.guilty, lost.moved, lost.won) == ("guilty", 2, 13.0, False)


def test_jurors_carry_one_another_a_little_and_never_past_each_other() -> None:
    assert carried(60, 0.5, 20, 0.5) == pytest.approx(2.0)
    assert carried(100, 1.0, -100, 1.0) == 6.0
    after = mingled(1, {1: 40.0, 2: -20.0, 3: 15.0}, 0.5, {1: 0.3, 2: 0.8, 3: 0.4})
    assert after == {2: pytest.approx(-20 + 4.8), 3: pytest.approx(15 + 1.0)}


def test_the_way_is_that_of_at_least_half_of_what_was_won() -> None:
    case = ShippedCases().load("robot")
    assert way_taken([("external_attack", 20), ("victim_position", 10), ("technical_details", -9)], case) == "others"
    assert way_taken([("external_attack", 9), ("victim_position", 8), ("technical_details", 7)], case) == "mixed"
    assert way_taken([("external_attack", -3)], case) == "nothing"


@pytest.mark.parametrize("side", ["defence", "prosecution"])
def test_a_card_by_rule_lets_either_side_argue_its_own_topics(side: Side) -> None:
    case = ShippedCases().load("murder")
    frank = derived(default_roster().jurors[2], case, 0.65)
    assert frank.initial_stance == -30
    lead = {topic.id: topic.direction * (-1 if side == "defence" else 1) for topic in case.topics}
    weights = frank.weights(side)
    assert all(weights[topic] > 0 for topic, toward in lead.items() if toward >= LEAST)
    assert all(weights[topic] < 0 for topic, toward in lead.items() if toward <= -LEAST)
    assert all(weights[topic] > 0 for topic, toward in lead.items() if abs(toward) < LEAST)
