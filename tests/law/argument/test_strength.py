"""Strength of an argument: reasons raise it; padding, repetition, stuffing and disorder never do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from venire.law.argument.strength.argument_text import argument_text, contents
from venire.law.argument.strength.chaff import winnowed
from venire.law.argument.strength.estimate import strength_of
from venire.law.argument.strength.regression import fitted, fitted_without, read_weights
from venire.law.argument.strength.word_order import fitted_order, read_order
from venire.models.vectors.embedding import EmbeddedVectors
from venire.studies.benchmarks.sets.spoilt_arguments import SPOILINGS

ARGUMENT = (
    "Night trains should be subsidised because they take travellers off short flights. A sleeper from Vienna to Paris "
    "burns a tenth of the fuel of the plane, and whoever sleeps on board needs no hotel. Airlines pay no tax on "
    "kerosene, so the railways compete against a hidden subsidy already."
)
WEAK = "trains r boring and slow!!!! planes rule lol, anyone who thinks different is an idiot"
VECTORS = EmbeddedVectors()


def rows(texts: Sequence[str]) -> Sequence[Sequence[float]]:
    return VECTORS.rows(texts).tolist()


def score(text: str) -> float:
    return strength_of(text, rows).score


def test_reasons_beat_abuse() -> None:
    strong, weak = strength_of(ARGUMENT, rows), strength_of(WEAK, rows)
    assert strong.value > weak.value + 0.2
    assert strong.gains
    assert weak.losses


def test_the_same_text_has_the_same_strength_in_any_layout() -> None:
    assert score(ARGUMENT) == score("  " + ARGUMENT.replace(". ", ".<br/>\n "))


@pytest.mark.parametrize("name", SPOILINGS)
def test_no_spoiling_helps(name: str) -> None:
    assert score(SPOILINGS[name](ARGUMENT, Random(3))) < score(ARGUMENT)


def test_more_of_the_same_is_found_and_taken_out() -> None:
    text = argument_text(f"{ARGUMENT} {ARGUMENT}")
    left = winnowed(text, rows, fitted().padding, fitted_order())
    assert left.again == pytest.approx(0.5, abs=0.02)
    assert left.grain.plain == argument_text(ARGUMENT).plain
    assert winnowed(argument_text(ARGUMENT), rows, fitted().padding, fitted_order()).kinds == 0


def test_a_further_reason_helps() -> None:
    further = " A ticket that is booked once and valid across three countries would fill the empty berths."
    assert score(ARGUMENT + further) > score(ARGUMENT)


@pytest.mark.parametrize(
    "text", ["", "   ", "?!", "<br/>", "no", "é ß 漢字", "because because because because because"]
)
def test_any_text_has_a_strength(text: str) -> None:
    found = strength_of(text, rows)
    assert 0.0 <= found.value < 0.5


def test_content_is_what_is_neither_glue_nor_bland() -> None:
    assert contents("I think that this is an important topic") == []
    assert len(contents("Airlines pay no tax on kerosene")) == 4


def test_words_in_order_stand_better_than_backwards() -> None:
    order = fitted_order()
    right = order.told(order.kinds("he said that it was in the house"))
    wrong = order.told(order.kinds("house the in was it that said he"))
    assert sum(right) > sum(wrong)


def test_every_topic_left_out_has_weights_of_its_own() -> None:
    assert len(fitted_without()) == 7
    assert all(own.signs.keys() == fitted().signs.keys() for own in fitted_without().values())
    assert all(own.directions != fitted().directions for own in fitted_without().values())


def test_a_broken_table_is_refused() -> None:
    with pytest.raises(ValueError, match="no weights"):
        read_weights('{"signs": {}}')
    assert read_order('{"known": ["a"], "unseen": 0, "hundredths": {"a": {"a": 50}}}').told(["a", "a"]) == [0.5]
