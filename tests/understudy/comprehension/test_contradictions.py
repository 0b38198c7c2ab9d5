"""False facts are caught by the passage that says otherwise; true ones, and argument, pass."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.support.shares import SHARES
from venire.law.case_file.case import Case
from venire.law.case_file.claim_grounds import in_third_person
from venire.library.shipped import ShippedCases
from venire_understudy.comprehension.contradictions import File

SHIPPED = (
    "arson",
    "assault",
    "collision",
    "exoneration",
    "fraud",
    "murder",
    "negligence",
    "robbery",
    "robot",
)
FALSE = (
    ("murder", "Raman saw two lights on the upper gate", "W4.7"),
    ("murder", "Dr Osei found three depressed fractures", "W2.3"),
    ("murder", "The phone answered at 10:06", "E9"),
    ("murder", "Somebody called for help that night", "S1"),
    ("murder", "She did call for help that night", "S1"),
    ("murder", "The confirmatory test for blood was positive", "E2"),
    ("assault", "Jonah Verrall was stopped on the bridge at 11:20.", "W3.2"),
    ("arson", "Somebody forced the rear door that night.", "W1.14"),
    ("arson", "Toby Lund sifted the ashes of the bin.", "E9"),
    ("collision", "Pell Head light is half a mile from the place of the collision.", "W4.7"),
    ("exoneration", "Laskin's sentence was cut in return for what he said.", "W4.9"),
    ("robot", "Julian changed the setting in March.", "E5"),
)
"""What somebody says, and where the file says otherwise."""
ARGUED = (
    ("murder", "Dacey rode his bicycle that night."),
    ("murder", "Irene struck Tom Ashdown."),
    ("assault", "Jonah Verrall struck Gideon Frayne."),
    ("negligence", "Owen Pryce did not tell Aldous that the calf was tense."),
    ("exoneration", "Warren Teague broke into Helen Marrow's house."),
)
"""What somebody has denied on oath of his own doings: that is what there is to argue about."""
TRUE = (
    "Tull found the body on Saturday morning",
    "He was found in the chamber on Saturday",
    "they found him in the water",
    "Clare found out on Saturday",
    "The windlass was found at the bottom of the lock",
    "The wrench was found in her van",
    "They found the wrench in Irene's van",
    "The flashlight was found in his pocket",
    "Ferrante found the flashlight off",
    "His diary was found at home",
    "The police found the bolt on the coping",
    "One light on the gate",
    "Osei found one fracture",
    "Dr Osei found rust in the wound",
    "The voice on the message is her father's",
    "The voice on the message was Tom's",
    "the diary says Colm at 10, so somebody else was coming",
    "Did Colm come at ten, as the diary asks?",
    "the bruise on her right wrist",
    "A slipping windlass left a bruise on Tull's wrist",
    "Ashdown was heard demanding his money back in September",
    "Irene signed nine certificates for Dacey",
    "The certificates were signed by her for Dacey",
    "His head was broken and her head had a lamp on it",
    "Raman heard two splashes",
    "Dacey billed the trust for the rail",
    "He never called them paddles, he called them sluices",
)


@cache
def file(case: str) -> File:
    return File(ShippedCases().load(case))


@pytest.mark.parametrize(("case", "said", "source"), FALSE)
def test_a_false_fact_is_met_with_the_passage_that_denies_it(case: str, said: str, source: str) -> None:
    assert source in [mistake.passage.source for mistake in file(case).mistakes(said)]


@pytest.mark.parametrize(("case", "said"), ARGUED)
def test_what_is_denied_by_whoever_is_said_to_have_done_it_is_argument(case: str, said: str) -> None:
    assert not file(case).mistakes(said)


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("case", SHIPPED)
def test_nothing_that_a_case_says_itself_is_a_mistake(case: str, share: int) -> None:
    told = file(case).case
    argued = [text for one in told.claims for text in (one.text, one.concession, *(k.text for k in one.kernels))]
    answers = [relation.why for one in told.claims for relation in one.relations]
    sworn = [in_third_person(fact, witness) for witness in told.witnesses for fact in witness.affidavit]
    shown = [text for one in told.evidence for text in (one.description, one.why)]
    said = (*argued, *answers, *sworn, *shown)[::share]
    assert not [text for text in said if file(case).mistakes(text)]


@pytest.mark.parametrize("said", TRUE)
def test_a_fact_in_other_words_is_no_mistake(murder: Case, said: str) -> None:
    assert not File(murder).mistakes(said)


def test_argument_is_not_taken_for_a_mistake(murder: Case) -> None:
    path = Path(__file__).with_name("free_text.yaml")
    texts: list[dict[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8"))["texts"]
    argued = [text["says"] for text in texts if text.get("kind") != "opposite"]
    assert len(argued) > 100
    assert not [said for said in argued if File(murder).mistakes(said)]
