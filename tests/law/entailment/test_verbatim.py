"""What is said in so many words is given; what only sounds like it is left to the graded guard."""

from __future__ import annotations

import pytest

from venire.law.entailment.exchange.verbatim import outright
from venire.law.entailment.graded import entailed
from venire.library.shipped import ShippedCases

SAID = [
    ("I wore a lamp on my head that night.", "Irene Halvorsen wore a lamp on her head that night."),
    ("Tom Ashdown told me to put the paddle down.", "Tom Ashdown told Irene Halvorsen to put the paddle down."),
    ("It could have made the fracture. I saw no more.", "It could have made the fracture."),
    ("In June I billed the trust.", "Irene Halvorsen billed the trust."),
    ("I hadn't touched the rail.", "Irene Halvorsen had not touched the rail."),
    ("At 7:40 in the morning I'd been at home.", "At 7:40 a.m. Irene Halvorsen had been at home."),
]
NOT_SAID = [
    ("He wore a lamp on his head that night.", "Irene Halvorsen wore a lamp on her head that night."),
    ("I told Tom Ashdown to put the paddle down.", "Tom Ashdown told Irene Halvorsen to put the paddle down."),
    ("It made the fracture.", "It could have made the fracture."),
    ("I never billed the trust.", "Irene Halvorsen billed the trust."),
    ("I billed the trust's builder.", "Irene Halvorsen billed the trust."),
    ("I had touched the rail.", "Irene Halvorsen had not touched the rail."),
    ("In 2020 I billed the trust.", "Irene Halvorsen billed the trust in 2021."),
    ("I never returned the key. The deposit I did.", "Irene Halvorsen never returned the deposit."),
    ("The clerk was given a month's notice.", "The clerk gave a month's notice."),
    ("The van stood in the yard.", "The van stood off the yard."),
]


@pytest.mark.parametrize(("answer", "target"), SAID)
def test_it_is_said_in_so_many_words(answer: str, target: str) -> None:
    assert outright(None, answer, target, "Irene Halvorsen")
    assert entailed(None, answer, target, "Irene Halvorsen").ok


@pytest.mark.parametrize(("answer", "target"), NOT_SAID)
def test_it_is_not(answer: str, target: str) -> None:
    assert not outright(None, answer, target, "Irene Halvorsen")


def test_who_does_not_know_says_nothing_outright() -> None:
    assert not outright(
        "You wore a lamp, didn't you?", "I don't know.", "Irene Halvorsen wore a lamp.", "Irene Halvorsen"
    )
    assert outright("You wore a lamp, didn't you?", "Yes, I did.", "Irene Halvorsen wore a lamp.", "Irene Halvorsen")


def test_most_targets_of_the_murder_are_given_by_the_facts_they_name_put_to_the_authors_question() -> None:
    """The others join several facts in one sentence of their own."""
    murder = ShippedCases().load("murder")
    names = {one.id: one.name for one in murder.witnesses}
    facts = {fact.id: fact.text for one in murder.witnesses for fact in one.affidavit}
    given = [
        entailed(one.question, " ".join(facts[fact] for fact in one.facts), one.statement, names[one.witness]).ok
        for one in murder.elicits
    ]
    assert sum(given) / len(given) >= 0.75
