"""What the record says, in its own words or in plain ones, is never called false."""

from __future__ import annotations

import pytest

from venire.language.wording.numbers import in_figures
from venire.law.case_file.case import Case
from venire.law.case_file.claim_grounds import in_third_person
from venire.library.shipped import ShippedCases
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.comprehension.heard_speech import Ears


def ears(case: Case) -> Ears:
    return Ears(Lore(case), Matcher(Lore(case)))


@pytest.mark.parametrize(
    ("case", "text"),
    [
        ("murder", "The fingerprints had been washed off by a night in the water."),
        ("murder", "No prints were left on the windlass because it lay in water all night."),
        ("robot", "Its first estimate was forty-seven percent, above the limit of forty."),
        ("robot", "Benno did not refuse the notice, and it had refused two others."),
        ("robbery", "Most of the money was never found."),
    ],
)
def test_a_plain_paraphrase_is_no_mistake(case: str, text: str) -> None:
    assert not ears(ShippedCases().load(case)).mistakes(text)


@pytest.mark.parametrize("name", ["murder", "robot"])
def test_what_the_case_has_word_for_word_is_no_mistake(name: str) -> None:
    case = ShippedCases().load(name)
    heard = ears(case)
    told = [one.text for one in case.claims] + [relation.why for one in case.claims for relation in one.relations]
    told += [in_third_person(fact, witness) for witness in case.witnesses for fact in witness.affidavit]
    assert not [text for text in told if heard.mistakes(text)]


@pytest.mark.parametrize(
    ("said", "figures"),
    [
        ("three hundred and eighty dollars", "$380"),
        ("over twenty-seven thousand", "over 27,000"),
        ("a hundred of them", "100 of them"),
        ("forty seconds", "forty seconds"),
        ("nobody and nothing", "nobody and nothing"),
    ],
)
def test_large_numbers_are_heard_in_figures(said: str, figures: str) -> None:
    assert in_figures(said) == figures


@pytest.mark.parametrize(
    "text",
    ["The phone answered at 10:06", "Raman saw two lights on the upper gate", "Somebody called for help that night"],
)
def test_what_the_case_has_otherwise_in_the_same_words_is_still_a_mistake(text: str) -> None:
    assert ears(ShippedCases().load("murder")).mistakes(text)
