"""The paragraph on a player's own part: whom they moved, what worked, what failed and why."""

from collections.abc import Sequence

import pytest

from venire.kernel.record import Event
from venire.library.shipped import ShippedCases
from venire.proceedings.deliberation.events import Change, Moved, Push, SideChosen, Spoke
from venire.proceedings.deliberation.readings.debrief import CausesOfChange, Debrief, Flip
from venire.web.deliberation.debrief_page import bare_question
from venire.web.deliberation.your_part import your_part

NAMES = {1: "Ann", 2: "Ben", 3: "You"}
CASE = ShippedCases().load("murder")
OURS = next(claim.id for claim in CASE.claims if claim.side == "defence")
THEIRS = next(claim.id for claim in CASE.claims if claim.side == "prosecution")


def spoke(turn: int, juror: int = 3, claims: Sequence[str] = (OURS,)) -> Spoke:
    text = f"This is what number {juror} said in turn {turn} of it all."
    return Spoke(turn=turn, round=turn, juror=juror, text=text, type="evidence", move="assert", claims=tuple(claims))


def moved(turn: int, **deltas: float) -> Moved:
    pushes = {1: deltas.get("ann", 0.0), 2: deltas.get("ben", 0.0)}
    changes = [
        Change(juror=n, before=0.5, after=0.5, pushes=(Push(turn=turn, delta=delta),)) for n, delta in pushes.items()
    ]
    return Moved(round=turn, changes=tuple(changes))


def ending(*flips: Flip) -> Debrief:
    return Debrief(
        case="murder", verdict="hung", rounds=2, why="called", votes={}, secret_votes={}, vote_history=(),
        convictions={}, flips=flips, moved={}, share=CausesOfChange(speeches=1, pressure=0, mood=0), mood_share=0,
    )  # fmt: skip


def told(*events: Event, flips: Sequence[Flip] = ()) -> str:
    every = (SideChosen(juror=3, side="defend"), *events)
    return " ".join(your_part(every, ending(*flips), CASE, NAMES, 3))


def test_whom_one_moved_and_the_speech_that_did_most() -> None:
    flip = Flip(round=2, juror=1, vote="not_guilty", turn=2, speaker=3)
    text = told(spoke(1), moved(1, ann=-0.05), spoke(2), moved(2, ann=-0.2, ben=-0.1), flips=[flip])
    assert "You spoke 2 times for acquittal. All told you moved Ann (25 points) and Ben (10 points)." in text
    assert "Turn 2, “This is what number 3 said in turn 2 …”, did most" in text
    assert "30 points your way. With it the vote of Ann changed." in text
    assert "moved nobody" not in text


@pytest.mark.parametrize(
    ("claims", "why"),
    [
        ((), "could not tell which point"),
        ((THEIRS,), "belongs to the other side"),
        ((OURS,), "Ben had made it in turn 1"),
    ],
)
def test_a_speech_that_worked_against_one_and_why(claims: Sequence[str], why: str) -> None:
    text = told(spoke(1, juror=2), spoke(2, claims=claims), moved(2, ann=0.12))
    assert "worked against you: added up, 12 points the other way, Ann furthest." in text
    assert why in text


def test_a_new_point_that_moved_nobody() -> None:
    assert "moved nobody. The point was new" in told(spoke(1), moved(1))


def test_silence_is_told_too() -> None:
    assert "without a speech" in told(spoke(1, juror=2))


def test_a_question_alone_rests_on_nothing() -> None:
    asked = spoke(1).model_copy(update={"type": "question", "move": "ask"})
    assert bare_question(asked)
    assert not bare_question(spoke(1))
    assert not bare_question(asked.model_copy(update={"move": "ground"}))
