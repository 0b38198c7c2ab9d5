"""Where a sentence ends, and where a stop is only that of an hour."""

from __future__ import annotations

import pytest

from venire.language.text.sentences import sentences


@pytest.mark.parametrize(
    ("said", "more"),
    [
        ("The phone did not answer the network at 10:06 p.m.", "Rain had washed the towpath at four."),
        ("No moonlight reached the ford after 8:40 p.m.", "Cloud hid the moon."),
        ("She left at 9 p.m.", "Dale stayed."),
        ("I let him go at 12:01 a.m.", "Jonah was at the rail."),
        ("I stopped him at 11:52 p.m.", "He told me why."),
    ],
)
def test_an_hour_ends_its_sentence(said: str, more: str) -> None:
    assert sentences(f"{said} {more}") == [said, more]


@pytest.mark.parametrize(
    "said",
    [
        "On Monday at 7:30 p.m. Dale Rourke told me that he had not been there.",
        "He said that on Monday at 7:30 p.m. Dale Rourke told him.",
        "Her toes were bent and at 1:12 a.m. Owen Pryce telephoned.",
        "Between 2:10 and 2:24 a.m. Benno read the terms.",
        "I saw it at 6:20 a.m. Saturday and it was wet.",
        "At about 9:47 p.m. I wound the paddle up.",
        "He rang at 9 p.m. British Summer Time.",
    ],
)
def test_an_hour_before_or_within_its_sentence_ends_nothing(said: str) -> None:
    assert sentences(said) == [said]
