"""What counsel may not say to a jury whatever was sworn, and what sounds like it and is proper."""

from __future__ import annotations

import pytest

from venire.law.argument.improper_address import Wrong, improper


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("She is a liar and a murderer and you should hate her.", "passion"),
        ("Send a message with your verdict.", "passion"),
        ("Every one of you would want your own father avenged.", "golden_rule"),
        ("Put yourselves in her shoes.", "golden_rule"),
        ("I personally believe she is guilty.", "personal_belief"),
        ("In my opinion the witness was frightened.", "personal_belief"),
    ],
)
def test_improper(said: str, wrong: Wrong) -> None:
    assert [(one.said, one.wrong) for one in improper(f"The lamp was out. {said}")] == [(said, wrong)]


@pytest.mark.parametrize(
    "said",
    [
        "You should not hate her.",
        "Mr Tull told you, “I personally believe she did it.”",
        "I think you will remember the lamp.",
        "Is it likely that the noise was an animal?",
        "He wanted revenge for the money.",
        "Her own father saw the boat.",
        "I do not ask you to feel anything.",
        "He was not a liar.",
        "The evidence proves her guilty.",
    ],
)
def test_proper(said: str) -> None:
    assert improper(said) == ()
