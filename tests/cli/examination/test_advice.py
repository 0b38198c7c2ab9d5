"""The coach says a word where the step has a danger, and is silent where it has none."""

from __future__ import annotations

import pytest

from tests.support.played_examination import Hearing, murder
from venire.cli.examination.advice import LISTEN, MOSTLY, TerminalCoach
from venire.law.testimony.testified import Exchange
from venire.proceedings.examination.view import CounselView, Pending


def listening(question: str, explained: int = 9) -> str:
    """What the coach says while the other side's question stands, after it has explained itself so often."""
    hearing = Hearing.opened("1", player="defence")
    view = hearing.play.view("counsel/defence")
    assert isinstance(view, CounselView)
    pending = Pending(no=1, matter="question", by="prosecution", text=question)
    seen = view.model_copy(update={"pending": pending, "phase": "direct", "witness": "W1"})
    return TerminalCoach(murder(), explained).listening(seen)


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


@pytest.mark.parametrize("witness", ["W1", "W2", "W3"])
def test_before_resting_the_coach_names_the_exhibits_that_this_witness_can_bring_in(witness: str) -> None:
    view = with_all(witness)
    own = [one.id for one in murder().exhibits if one.sponsor == witness]
    told = TerminalCoach(murder()).before(view)
    assert own[0] in told
    assert f"`hold {own[0]}`" in told
    assert f"`{own[0]}` offers it" in told
    assert "`r` rests" not in told
    assert all(one in told for one in own)


def test_with_nothing_left_to_offer_the_coach_lets_one_rest() -> None:
    view = with_all("W1")
    assert "`r` rests" in TerminalCoach(murder()).before(view.model_copy(update={"offered": ()}))


def with_all(witness: str) -> CounselView:
    """Direct examination of a witness from whom everything that was wanted has been had, and nothing offered."""
    hearing = Hearing.opened("1", player="prosecution", witnesses=(witness,))
    view = hearing.play.view("counsel/prosecution")
    assert isinstance(view, CounselView)
    got = tuple(one.model_copy(update={"got": True}) for one in view.targets)
    put = Exchange(
        no=1, witness=witness, by="prosecution", phase="direct", question="Who are you?", answer="A witness."
    )
    return view.model_copy(update={"targets": got, "exchanges": (put,)})
