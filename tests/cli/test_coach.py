"""The coach says a word where the step has a danger, and is silent where it has none."""

from __future__ import annotations

import pytest

from tests.participants.hearing import Hearing, murder
from venire.cli.examining.advice import LISTEN, MOSTLY, Coach
from venire.proceedings.examination.view import CounselView, Pending


def listening(question: str, explained: int = 9) -> str:
    """What the coach says while the other side's question stands, after it has explained itself so often."""
    hearing = Hearing.opened("1", player="defence")
    view = hearing.play.view("counsel/defence")
    assert isinstance(view, CounselView)
    pending = Pending(no=1, matter="question", by="prosecution", text=question)
    seen = view.model_copy(update={"pending": pending, "phase": "direct", "witness": "W1"})
    return Coach(murder(), explained).listening(seen)


@pytest.mark.parametrize(
    "question",
    ["Please introduce yourself to the jury.", "Please tell the jury who you are.", "What is your name?",
     "Where do you work, and what do you do?", "When did you reach Lock 6 that morning?"],
)  # fmt: skip
def test_nothing_is_hinted_at_where_there_is_no_danger(question: str) -> None:
    assert listening(question) == ""
    assert listening(question, explained=0) == MOSTLY


@pytest.mark.parametrize(
    ("question", "ground"),
    [("What did the neighbours tell you about the noise?", "hearsay"),
     ("You reached Lock 6 at five to seven, didn't you?", "leading")],
)  # fmt: skip
def test_the_hint_is_of_the_danger_that_the_question_has(question: str, ground: str) -> None:
    assert listening(question) == next(told for one, told in LISTEN.items() if one == ground)
