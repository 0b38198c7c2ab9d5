"""Where one was when one did, saw or heard a thing is not where the thing was."""

from __future__ import annotations

import pytest

from venire_understudy.witness.plain_affidavit import answer_from

FACTS = (
    "I live on a boat below the mill.",
    "I heard a heavy splash and then, within a minute, a small one.",
    "I wrote the letter in my van at 10:02 p.m.",
    "I reached the mill at 6:55 on Saturday morning.",
    "I saw one white light on the upper gate.",
    "I photographed a bruise across her right wrist on Sunday, October 13.",
)


def said(*facts: int, question: str) -> str:
    return answer_from([FACTS[place] for place in facts], "Nils Berg", question)


@pytest.mark.parametrize(
    ("facts", "question", "place"),
    [
        ((0, 1), "Where were you when you heard the splash?", "on a boat"),
        ((0, 2), "And where were you when you wrote the letter?", "in my van"),
        ((3, 4), "Where exactly were you when you saw the light?", "the mill"),
    ],
)
def test_where_one_was_is_told(facts: tuple[int, ...], question: str, place: str) -> None:
    assert place in said(*facts, question=question)


@pytest.mark.parametrize(
    ("facts", "question"),
    [
        ((4,), "Where were you when you saw the light?"),
        ((3, 5), "Where were you when you photographed the bruise?"),
        ((1,), "Where were you when you heard the splash?"),
    ],
)
def test_the_place_of_the_thing_and_another_days_place_are_not_it(facts: tuple[int, ...], question: str) -> None:
    answer = said(*facts, question=question)
    assert not any(word in answer for word in ("gate", "wrist", "splash", "mill")), answer
