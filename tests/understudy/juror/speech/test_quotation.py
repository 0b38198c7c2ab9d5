"""The grammar between the pieces, and taking somebody at their word."""

from __future__ import annotations

import re

import pytest

from venire.kernel.chance import Chance
from venire.language.text.sentences import sentences
from venire.language.wording.content_words import content_words
from venire.language.wording.numbers import spelt
from venire.language.wording.phrase_grammar import addressed, capitalised, fill, fits, is_thing, joined, plural, voiced
from venire.library.shipped import ShippedCases
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.juror.speech.quotation import quotable

DICE = Chance("wording")


@pytest.mark.parametrize(
    ("handle", "expected"),
    [
        ("the words on the voice message", True),
        ("the eight minutes of the phone record", True),
        ("her windlass in the lock", False),
        ("how keepers talk", False),
        ("what Monday would have cost her", False),
        ("the weakness of his alibis", False),
        ("the glass", False),
        ("the missing blood and the missing paint", True),
    ],
)
def test_a_handle_knows_its_number(handle: str, expected: bool) -> None:
    assert plural(handle) is expected


def test_a_line_whose_verb_is_singular_refuses_a_plural_handle() -> None:
    assert not fits("{handle} is cold by now.", "the two blood tests")
    assert fits("{handle} is cold by now.", "the missing paint")
    assert fits("I keep coming back to {handle}.", "the two blood tests")


def test_a_clause_becomes_a_noun_phrase_where_one_is_wanted() -> None:
    told = fill("I have been tapping along {handle}.", {"handle": "how keepers talk"}, DICE)
    assert told.endswith("how keepers talk.")
    assert "along how" not in told
    assert fill("A word about {handle}.", {"handle": "how keepers talk"}, DICE) == "A word about how keepers talk."


def test_sentences_begin_with_a_capital_and_quotations_stay_as_they_were_said() -> None:
    assert fill("{concession}, and I was wrong.", {"concession": "the door was open"}, DICE) == (
        "The door was open, and I was wrong."
    )
    assert capitalised('"the door was open" is what you said.') == '"the door was open" is what you said.'


def test_a_name_put_first_takes_the_capital_away_except_from_a_name() -> None:
    assert addressed("Marcus", "Granted, it was hers.", frozenset({"Dacey"})) == "Marcus, granted, it was hers."
    assert addressed("Marcus", "Dacey lied.", frozenset({"Dacey"})) == "Marcus, Dacey lied."
    assert addressed("Marcus", "I'll grant it.", frozenset()) == "Marcus, I'll grant it."


def test_only_a_name_keeps_its_capital_after_a_name() -> None:
    assert addressed("James", "Hume himself would.", frozenset()) == "James, Hume himself would."
    assert addressed("Robert", "Poison a well.", frozenset()) == "Robert, poison a well."
    assert addressed("Robert", "Policemen are like that.", frozenset()) == "Robert, policemen are like that."
    assert addressed("Robert", "Tuesday the form came.", frozenset()) == "Robert, Tuesday the form came."
    assert addressed("Robert", "May 4 it was; may I?", frozenset()) == "Robert, May 4 it was; may I?"
    assert addressed("Robert", "May I ask?", frozenset()) == "Robert, may I ask?"
    assert addressed("Robert", "SK 41 and no other.", frozenset()) == "Robert, SK 41 and no other."
    assert addressed("James", "Picture it.", frozenset(), frozenset({"picture"})) == "James, picture it."
    assert addressed("David", "Yes, it was hers.", frozenset()) == "David, yes, it was hers."


@pytest.mark.parametrize(
    ("handle", "expected"),
    [
        ("the broken rail", True),
        ("Priya Raman's alarm", True),
        ("the gap in the phone record", False),
        ("her reason for lying", False),
        ("the certificates", False),
        ("how keepers talk", False),
    ],
)
def test_only_short_names_of_things_are_set_into_images(handle: str, expected: bool) -> None:
    assert is_thing(handle) is expected


def test_a_line_agrees_with_the_exhibit_it_names() -> None:
    assert not fits("{exhibit} is cold by now.", "the tavern records")
    assert fits("I keep hearing {exhibit}.", "the tavern records")


def test_parts_are_closed_once() -> None:
    assert joined(["One", "Two?", 'He said "three."', " Four. "]) == 'One. Two? He said "three." Four.'


def test_a_line_is_spoken_to_somebody_or_about_somebody() -> None:
    assert voiced("When you said it, {name}, I wrote it down.")
    assert not voiced("I would put {name} in charge of the kettle.")


def test_abbreviations_and_quotations_do_not_end_a_sentence_early() -> None:
    text = 'Dr. Osei saw No. 14 at 9:51 p.m. on Friday. He said "Right. Right." Then nothing.'
    assert sentences(text)[0] == "Dr. Osei saw No. 14 at 9:51 p.m. on Friday."
    assert sentences(text)[-1] == "Then nothing."


def test_only_exact_clauses_of_three_to_nine_words_are_quoted() -> None:
    text = 'Hold on. The rail had lost its upper bolt, Frank, and he said "mind it" twice. Nobody mended it at all.'
    found = quotable(text, content_words("the rail and its bolt"), ["Frank"])
    assert found[0] == "The rail had lost its upper bolt"
    assert all(clause in text and 3 <= len(clause.split()) <= 9 and '"' not in clause for clause in found)


def test_numbers_are_spelt() -> None:
    assert [spelt(number) for number in (0, 12, 40, 41, 100)] == ["none", "twelve", "forty", "forty-one", "100"]


NAMES = {
    "murder": {"Ashdown", "Clare", "Dacey", "Dr", "Priya", "Raman", "Thomas", "Walter", "April", "Thursday", "Friday"},
    "robbery": {"God", "Pike", "SK", "Tarn", "Sunday", "Monday", "April", "July"},
    "robot": {"Benno", "Greta", "Leonard", "Tuesday", "October", "November"},
}
"""What a kernel of a case begins with that is no common word."""


@pytest.mark.parametrize("case", NAMES)
def test_what_a_case_puts_first_is_small_after_a_name_unless_it_is_a_name_too(case: str) -> None:
    lore = Lore(ShippedCases().load(case))
    said = [kernel.text for claim in lore.case.claims for kernel in claim.kernels]
    kept = {text for text in said if addressed("Ada", text, lore.names, lore.common) == f"Ada, {text}"}
    first = {re.split(r"\W", text)[0] for text in kept if text[0].isupper()}
    assert first - {"I"} == NAMES[case]
