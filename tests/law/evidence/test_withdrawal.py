"""What counsel says when it gives a question up, and when it does not."""

from __future__ import annotations

import pytest

from venire.law.evidence.withdrawal import GivenUp, given_up


@pytest.mark.parametrize(
    ("said", "gave"),
    [
        ("Withdrawn.", "withdrawn"),
        ("I'll withdraw it, Your Honour.", "withdrawn"),
        ("I won't press it.", "withdrawn"),
        ("I'll leave it there, Your Honour, and move on.", "withdrawn"),
        ("Withdrawn. I'll put it in pieces.", "rephrasing"),
        ("Very well, I'll rephrase.", "rephrasing"),
        ("Let me ask it another way.", "rephrasing"),
        ("I'll stand on the question.", ""),
        ("It goes to motive.", ""),
    ],
)
def test_it_is_known_by_its_words(said: str, gave: GivenUp) -> None:
    assert given_up(said) == gave
