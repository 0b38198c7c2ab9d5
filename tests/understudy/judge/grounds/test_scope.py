"""Beyond the scope is one judgement for the rules, the answer and the judge, on the record of a played direct."""

from __future__ import annotations

from functools import cache
from typing import Any

import anyio
import pytest

from tests.proceedings.examination.builders import Play
from tests.support.played_examination import Hearing, murder
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.evidence.question.setting import OpenedSubjects, Setting
from venire.law.evidence.question.subject_matter import opened, subjects
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.question_setting import setting_of
from venire.seats.flaws import found
from venire_understudy.judge.seat import CourtJudge

INSIDE = (
    "Did Thomas Ashdown's phone answer the network at 9:58?",
    "When he was found, did Thomas Ashdown's phone answer the network at 10:06?",
    "The windlass was lying in the open, wasn't it?",
    "You never examined Colm Dacey's bicycle, did you?",
    "Isn't it right that nobody saw her at the lock after ten?",
    "You told the deputy something else, didn't you?",
)
OUTSIDE = (
    "Your dog is a strong swimmer, is it not?",
    "You keep bees on your roof, don't you?",
    "Did you ever read the unsent e-mail?",
)


@cache
def at_cross(witness: str = "W1") -> Hearing:
    """The prosecution's direct of one witness is over, and the defence is to put its first question."""

    async def played() -> Hearing:
        agents = {"counsel": {"error_rate": 0.0}}
        params: dict[str, Any] = {"player": "defence", "student_slips": 0.0, "witnesses": (witness,), "agents": agents}
        hearing = Hearing.opened("scope", **params)
        while not (hearing.play.state.stand and hearing.play.state.stand.phase == "cross"):
            await hearing.step()
        return hearing

    return anyio.run(played)


def _copy(hearing: Hearing) -> Play:
    """The same moment, to be played on another way."""
    return Play(hearing.play.sitting, list(hearing.play.entries))


def put(question: str) -> Hearing:
    """The question objected to as beyond the scope, before the judge."""
    hearing = at_cross()
    fresh = Hearing(_copy(hearing), hearing.room)
    number = fresh.play.state.number + 1
    fresh.play.give(f"q{number}/put", acts.PutQuestion(text=question))
    fresh.play.give(f"q{number}/object", acts.Object(ground="scope", argument="Nobody asked about that."))
    fresh.play.give(f"q{number}/respond", acts.Respond(text="It was raised on direct, Your Honour."))
    return fresh


def ruled(question: str) -> acts.Rule:
    """The judge's ruling."""
    hearing = put(question)
    view = hearing.play.view("judge")
    assert view.pending is not None
    return CourtJudge(murder(), hearing.room.chance).rule(view, view.pending, "scope")


@pytest.mark.parametrize("question", INSIDE)
def test_what_is_inside_is_so_for_the_rules_and_for_the_judge(question: str) -> None:
    hearing = put(question)
    meant = hearing.play.of(ev.QuestionMeant)[-1]
    assert "scope" not in meant.flaws
    assert ruled(question).ruling == "overruled"


@pytest.mark.parametrize("question", OUTSIDE)
def test_what_is_new_is_outside_for_the_rules_and_for_the_judge(question: str) -> None:
    hearing = put(question)
    meant = hearing.play.of(ev.QuestionMeant)[-1]
    assert "scope" in meant.flaws
    assert (ruled(question).ruling, ruled(question).rule) == ("sustained", "611(b)")


@pytest.mark.parametrize("question", [*INSIDE, *OUTSIDE])
def test_counsel_sees_what_the_rules_see(question: str) -> None:
    hearing = at_cross()
    view = hearing.play.view("counsel/prosecution")
    seen = {one.ground for one in found(setting_of(CounselFile(murder()), view, question))}
    law = {one.ground for one in found(hearing.play.rules.file.setting(hearing.play.state, question))}
    assert ("scope" in seen) == ("scope" in law)


def test_counsel_says_that_it_was_raised_on_direct_only_where_it_was() -> None:
    asked = put("You keep bees on your roof, don't you?")
    words = anyio.run(_answered, asked)
    assert "raised" not in words
    assert "spoke of it" not in words


async def _answered(hearing: Hearing) -> str:
    said = hearing.play.of(ev.Responded)
    assert said
    play = _copy(at_cross())
    number = play.state.number + 1
    play.give(f"q{number}/put", acts.PutQuestion(text="You keep bees on your roof, don't you?"))
    play.give(f"q{number}/object", acts.Object(ground="scope", argument="Nobody asked about that."))
    view = play.view("counsel/defence")
    act = await hearing.room.answer(play.asked()[0], view)
    assert isinstance(act, acts.Respond)
    return act.text


def test_the_subject_of_a_question_does_not_hang_on_its_wording() -> None:
    ways = ("Who was issued windlass 14?", "To whom was windlass number 14 handed out?", "Whose windlass was it?")
    assert {"The windlass and the wound"} == {label for way in ways for label in subjects(murder(), "W1", way)}


def test_what_was_opened_is_the_topics_of_the_facts_that_were_told() -> None:
    fact = next(one for one in murder().witnesses[0].affidavit if one.topics == ("lie",))
    told = opened(murder(), (("What did she say?", "That she was at home."),), {fact.id})
    assert told == OpenedSubjects(
        subjects=("The first statement to the detective",), said=("What did she say?", "That she was at home.")
    )


def test_a_question_is_judged_by_the_record_however_likely_it_looks() -> None:
    """The weights, fitted to questions without a record, do not come into it."""
    setting = Setting(
        question="Let us turn to another matter. What colour was the boat?",
        phase="cross",
        opened=OpenedSubjects(subjects=(), said=("What did you see?", "A boat, painted green.")),
    )
    assert "scope" not in {one.ground for one in found(setting)}
