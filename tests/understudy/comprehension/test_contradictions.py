"""False facts are caught by the passage that says otherwise; true ones, and argument, pass."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from venire.law.case_file.case import Case
from venire_understudy.comprehension.contradictions import File

FALSE = (
    ("Clare Ashdown found the body", "W8.2"),
    ("Priya Raman found the body", "W8.2"),
    ("The windlass was found in her van", "W1.11"),
    ("The divers found the windlass in the tavern", "W1.11"),
    ("The wrench was found in Dacey's truck", "W1.15"),
    ("His flashlight was found in her van", "W1.13"),
    ("The flashlight was found in his pocket, switched on", "W1.13"),
    ("The diary was found in his car", "E10"),
    ("The bolt was found in her van", "W1.14"),
    ("Raman saw two lights on the upper gate", "W4.7"),
    ("She saw three white lights on the upper gate", "W4.7"),
    ("Dr Osei found three depressed fractures", "W2.3"),
    ("The voice on the message is Irene's voice", "S4"),
    ("The phone answered at 10:06", "E9"),
    ("The windlass had her fingerprints and his blood on it", "E2"),
    ("Somebody called for help that night", "S1"),
    ("Colm Dacey, came at ten as the diary says", "E10"),
    ("She had a bruise across her left wrist", "W1.16"),
    ("Ashdown had his right hip replaced", "W3.9"),
    ("The fracture was at the back of the skull on the right", "W2.3"),
    ("The confirmatory test for blood was positive", "W2.12"),
    ("Raman's curtain was open", "W4.15"),
    ("Her flashlight was found in her pocket", "W1.13"),
    ("Irene's flashlight was off", "W1.13"),
    ("The windlass was issued to Colm Dacey", "E2"),
    ("Dacey signed the nine certificates", "E11"),
    ("Ashdown wore the lamp on his head", "W6.6"),
)
"""What somebody says, and where the file says otherwise."""
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


@pytest.mark.parametrize(("said", "source"), FALSE)
def test_a_false_fact_is_met_with_the_passage_that_denies_it(murder: Case, said: str, source: str) -> None:
    assert source in [mistake.passage.source for mistake in File(murder).mistakes(said)]


@pytest.mark.parametrize("said", TRUE)
def test_a_fact_in_other_words_is_no_mistake(murder: Case, said: str) -> None:
    assert not File(murder).mistakes(said)


def test_argument_is_seldom_taken_for_a_mistake(murder: Case) -> None:
    path = Path(__file__).with_name("free_text.yaml")
    texts: list[dict[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8"))["texts"]
    argued = [text["says"] for text in texts if text.get("kind") != "opposite"]
    flagged = [said for said in argued if File(murder).mistakes(said)]
    assert len(argued) > 100
    assert len(flagged) <= 1


def test_no_claim_of_the_case_is_taken_for_a_mistake(murder: Case) -> None:
    assert not [claim.id for claim in murder.claims if File(murder).mistakes(claim.text)]
