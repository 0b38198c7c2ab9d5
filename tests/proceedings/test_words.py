"""Words that a seat hands up are words that somebody can read."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from venire.proceedings.examination.acts import PutQuestion, Respond
from venire.proceedings.words import cleaned

UNSEEN = ("\u200b", "\u200f", "\u2060", "\ufeff", "\u061c", "\u200d \u200e", "\0 \0", "\u202e")


@pytest.mark.parametrize("text", UNSEEN)
def test_nothing_that_shows_is_no_question(text: str) -> None:
    assert cleaned(text) == ""
    with pytest.raises(ValidationError, match="at least 1 character"):
        PutQuestion(text=text)
    assert Respond(text=text).text == ""


def test_what_shows_stays_as_it_was_said() -> None:
    assert PutQuestion(text=" Where\u200b were you,\ufeff Zoë? ").text == "Where were you, Zoë?"
    assert PutQuestion(text="One line.\nAnother.").text == "One line.\nAnother."
