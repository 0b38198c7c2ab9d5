"""A taunt gets a reply from a witness of whatever temper, and nobody who is invited to guess does."""

from __future__ import annotations

import re

import pytest

from tests.understudy.witness.speech.test_answers_as_people_do import answers
from venire_understudy.witness.plain_affidavit import sworn_answer


@pytest.mark.parametrize(
    "question",
    [
        "How do you expect this jury to trust you when you lied to the sergeant?",
        "You lied to the sergeant, and you ask the jury to trust you all the same, don't you?",
        "Why did you keep it from the police that you lied to the sergeant?",
        "How long did you hope to hide it that you lied to the sergeant?",
        "You had hoped that nobody would ask about it, had you not, that you lied to the sergeant?",
        "So nobody was ever to find out that you lied to the sergeant, is that it?",
        "Do you really expect this jury to overlook that you lied to the sergeant?",
        "Is this jury supposed to trust you, although you lied to the sergeant?",
    ],
)
@pytest.mark.parametrize("sworn", [True, False])
def test_a_taunt_gets_a_reply(question: str, sworn: bool) -> None:
    for answer in answers(["I lied to the sergeant." if sworn else "I own a mill."], question):
        assert re.search(r"\btru(?:e|th)\b|\bunder oath\b|\bonly tell you what I know\b", answer)
        assert "know that" not in answer


@pytest.mark.parametrize(
    "question",
    [
        "Are you not ashamed that you lied to the sergeant?",
        "Does it trouble you at all that you lied to the sergeant?",
        "You lied to the sergeant, and you are proud of that, are you?",
        "You lied to the sergeant; do you call that an investigation?",
    ],
)
def test_whoever_is_to_be_ashamed_owns_to_what_is_so(question: str) -> None:
    for answer in answers(["I lied to the sergeant."], question):
        assert re.match(r"It(?:'s| is) so", answer)


@pytest.mark.parametrize(
    "question",
    ["Would you care to guess why Ada Holm left?", "How do you suppose the key had come to be where it was?"],
)
def test_nobody_guesses_when_invited(question: str) -> None:
    facts = ["Ada Holm left at ten.", "The key was where it had been."]
    assert sworn_answer(facts, "Nils Berg", question).stance == "unknown"
