"""Which claims free words mean, and the guard for which side they speak for."""

from __future__ import annotations

import pytest

from venire.law.case_file.case import Case
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.comprehension.side_and_sign import leaning


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("He only said put it down about the paddle, keepers always say that", "C3"),
        ("she lied to the detective about being at home, why would an innocent person do that?", "C6"),
        ("there was no blood on the windlass", "C18"),
        ("nobody heard a second man", "C24"),
        ("The wound fits the windlass, the doctor said so", "C16"),
    ],
)
def test_plain_words_find_their_claim(murder: Case, text: str, claim: str) -> None:
    assert Matcher(Lore(murder)).claims(text)[0] == claim


@pytest.mark.parametrize("text", ["I don't trust any of this", "my gut says guilty", "Can we have lunch?", ""])
def test_vague_words_find_none(murder: Case, text: str) -> None:
    assert Matcher(Lore(murder)).claims(text) == ()


def test_the_sign_matters(murder: Case) -> None:
    assert "C18" not in Matcher(Lore(murder)).claims("There was blood on the windlass.")


def test_a_text_may_say_whom_it_speaks_for() -> None:
    assert leaning("That is reasonable doubt, plain and simple.") == "defence"
    assert leaning("She is guilty and she lied.") == "prosecution"
    assert leaning("She is not guilty.") == "defence"
    assert leaning("The gauge log is a document.") is None
