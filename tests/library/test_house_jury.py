"""The house jury as shipped: the numbers of the spec's table, and lines that a speaker can fill."""

from __future__ import annotations

import re
from collections import Counter
from string import Formatter
from typing import get_args

import pytest

from venire.law.case_file.persona import SLOTS, About, Function, JurorCard
from venire.library.rosters import default_roster, shipped_cards

CARDS = tuple(shipped_cards().values())
TABLE = {
    "marcus_webb": ("rationalist", 0.8, 0.2, 0.7, "neutral"),
    "sarah_chen": ("empath", 0.4, 0.7, 0.5, "defense"),
    "frank_russo": ("cynic", 0.9, 0.1, 0.6, "prosecution"),
    "linda_park": ("conformist", 0.2, 0.8, 0.2, "majority"),
    "david_okonkwo": ("contrarian", 0.6, 0.5, 0.8, "minority"),
    "betty_morrison": ("impatient", 0.5, 0.6, 0.3, "first_impression"),
    "james_wright": ("detail_obsessed", 0.7, 0.4, 0.5, "neutral"),
    "pastor_williams": ("moralist", 0.7, 0.3, 0.6, "gut_feeling"),
    "nancy_cooper": ("pragmatist", 0.5, 0.5, 0.6, "calculated"),
    "miguel_santos": ("storyteller", 0.4, 0.6, 0.7, "best_story"),
    "robert_kim": ("wildcard", 0.3, 0.9, 0.4, "random"),
}


def spoken(card: JurorCard) -> list[tuple[str, str]]:
    return [(function, line.text) for function, lines in card.idiolect.lines.items() for line in lines]


def slots(text: str) -> set[str]:
    return {slot for _, slot, _, _ in Formatter().parse(text) if slot is not None}


@pytest.mark.parametrize("juror", TABLE)
def test_the_spec_gives_the_numbers(juror: str) -> None:
    card = shipped_cards()[juror]
    assert (card.archetype, card.stubbornness, card.volatility, card.influence, card.lean) == TABLE[juror]


def test_the_eleven_of_the_table_and_one_more_sit_by_seat() -> None:
    seated = [card.id for card in default_roster().jurors]
    assert len(seated) == 12
    assert seated[:6] + seated[7:] == list(TABLE)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_lines_have_only_the_slots_of_their_function(card: JurorCard) -> None:
    assert [text for function, text in spoken(card) if not slots(text) <= SLOTS[function]] == []


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_juror_can_do_everything(card: JurorCard) -> None:
    crosses = {"other_side"} if card.archetype == "contrarian" else set[str]()
    assert set(card.idiolect.lines) == set(get_args(Function)) - {"other_side"} | crosses
    assert {line.about for line in card.idiolect.lines["trade"]} == set(get_args(About))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_nobody_says_what_they_never_say(card: JurorCard) -> None:
    banned = re.compile(r"\b(" + "|".join(map(re.escape, card.idiolect.never)) + r")\b", re.IGNORECASE)
    assert [text for _, text in spoken(card) if banned.search(text)] == []


def test_no_line_is_said_by_two_jurors_or_twice_by_one() -> None:
    said = Counter(text.casefold() for card in CARDS for _, text in spoken(card))
    assert [text for text, times in said.items() if times > 1] == []


def test_a_murmur_is_at_most_ten_words() -> None:
    murmurs = [text for card in CARDS for function, text in spoken(card) if function.startswith("murmur")]
    assert [text for text in murmurs if len(text.split()) > 10] == []


PLAIN = re.compile(
    r"\b(about|at|by|concerning|for|from|of|on|over|past|than|to|upon|with|is|was|it's|concerns|have|got|get"
    r"|like|liked|"
    r"mean|checked|hearing|leave|leave out|brought up|bring up) $",
    re.IGNORECASE,
)
"""What may stand before the name of a matter: words after which any noun phrase can stand."""


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_the_name_of_a_matter_stands_in_a_plain_place(card: JurorCard) -> None:
    set_into = [text for _, text in spoken(card) if "{handle}" in text and not PLAIN.search(text.split("{handle}")[0])]
    assert set_into == []
