"""A plain objection is made, met and sustained in a word now and then; what deserves more words has them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.played_examination import Hearing, murder
from venire.kernel.chance import Chance
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.evidence.grounds import Ground
from venire.law.evidence.question.setting import Setting
from venire.proceedings.examination import acts
from venire.seats.flaws import found
from venire_understudy.counsel.objections.objection import ObjectingCounsel
from venire_understudy.counsel.objections.response import RespondingCounsel
from venire_understudy.judge.grounds.personal_knowledge import anothers_senses, footing
from venire_understudy.judge.seat import CourtJudge

LED = "You left him alive on the gate at about five minutes to ten, didn't you?"
DICE = 60


def standing(
    ground: Ground = "leading", argument: str = "", response: str | None = None, style: str = "explained"
) -> tuple[Any, Any, Any]:
    """What counsel who listens, counsel who asks, and the judge see."""
    agents = {"judge": {"style": style}, "counsel": {"error_rate": 0.0}}
    hearing = Hearing.opened("plain", witnesses=("W4",), agents=agents)
    play = hearing.play
    play.give("q1/put", acts.PutQuestion(text=LED))
    objection = play.asked()[0]
    listening = play.view(objection.seat)
    play.give(objection.key, acts.Object(ground=ground, argument=argument))
    asking = play.view(play.asked()[0].seat)
    if response is not None:
        play.give(play.asked()[0].key, acts.Respond(text=response))
    return listening, asking, play.view("judge")


def dice() -> list[Chance]:
    return [Chance("plain").within(str(number)) for number in range(DICE)]


def test_counsel_says_no_more_than_the_ground_about_half_the_time() -> None:
    listening, _, _ = standing()
    made = [ObjectingCounsel(CounselFile(murder()), found, one).act(listening) for one in dice()]
    assert all(isinstance(act, acts.Object) and act.ground == "leading" for act in made)
    bare = sum(isinstance(act, acts.Object) and not act.argument for act in made)
    assert 0.35 * DICE < bare < 0.85 * DICE


def test_whoever_asked_may_say_nothing_to_one_word_and_never_to_an_argument() -> None:
    _, short, _ = standing()
    _, argued, _ = standing(argument="The answer came with the question.")
    brief = CounselFile(murder())
    assert any(not RespondingCounsel(brief, found, one).act(short).text for one in dice())
    assert all(RespondingCounsel(brief, found, one).act(argued).text for one in dice())


def rulings(view: Any) -> list[acts.Rule]:
    return [CourtJudge(murder(), one).rule(view, view.pending, "leading") for one in dice()]


def test_the_court_sustains_one_word_in_one_word_and_names_the_rule() -> None:
    told = rulings(standing(response="")[2])
    short = [one for one in told if len(one.reason.split()) <= 6]
    assert 0.5 * DICE < len(short) < DICE
    assert all((one.ruling, one.rule) == ("sustained", "611(c)") and "611(c)" in one.reason for one in told)


def test_an_argument_is_answered_and_a_teacher_always_gives_the_reason() -> None:
    argued = rulings(standing(argument="It is testimony.", response="It is not.")[2])
    taught = rulings(standing(response="", style="teaching")[2])
    assert all(len(one.reason.split()) > 6 for one in (*argued, *taught))


def test_a_terse_judge_names_the_rule() -> None:
    assert {one.reason for one in rulings(standing(response="", style="terse")[2])} == {"Sustained; Rule 611(c)."}


@pytest.mark.parametrize(
    ("question", "another"),
    [
        ("What did Dale Rourke see at about twenty past nine?", True),
        ("What could the sergeant hear from there?", True),
        ("What did you see at about twenty past nine?", False),
        ("What did your father say he saw?", False),
    ],
)
def test_what_another_saw_only_that_other_can_tell(question: str, another: bool) -> None:
    setting = Setting(question=question, phase="cross", witness="Ned Pike, keeper, called by the prosecution")
    assert anothers_senses(setting) == another


def test_what_went_before_a_witness_came_is_no_deed_of_the_witness() -> None:
    setting = Setting(question="Who had been at work there before you arrived at the pier?", phase="direct")
    assert footing(murder(), "W4", setting) is None
    own = setting.model_copy(update={"question": "Whom did you see before you arrived at the pier?"})
    assert footing(murder(), "W4", own) == "own_deed"
