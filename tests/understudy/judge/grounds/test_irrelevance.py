"""A question off everything draws an objection and no fact; a question of the case is never taken for one."""

from __future__ import annotations

import anyio
import pytest

from tests.support.played_examination import Hearing, heard
from venire.law.advocacy.counsel_file import bare
from venire.law.case_file.case import Case
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire_understudy.judge.grounds.irrelevance import docket

OFF = (
    "What is the weather in Paris?",
    "Do you like pancakes?",
    "Who won the cup?",
    "How many legs does a spider have?",
    "Who painted the Mona Lisa?",
    "Did you ever ride a camel?",
    "What time is it in Tokyo?",
)
NOT_OFF = (
    "Were you sober that night?",
    "Did you wear your spectacles?",
    "Was the pavement slippery?",
    "Did a dog bark?",
    "Could you smell petrol?",
    "Do you know a Mr Smith?",
    "Have you been coached?",
    "Do you recognise it?",
    "What is that?",
    "How far off were you standing?",
    "What gloves did the robber have on?",
)


def shipped() -> list[Case]:
    """Every case that comes with the program."""
    cases = ShippedCases()
    return [cases.load(name) for name in ("murder", "robbery", "exoneration", "arson", "collision", "robot")]


@pytest.mark.parametrize("question", OFF)
def test_what_no_file_speaks_of_is_off_the_case(question: str) -> None:
    off = [docket(case).stray(question) for case in shipped()[:3]]
    assert all(off)


@pytest.mark.parametrize("question", NOT_OFF)
def test_what_may_be_asked_of_a_witness_is_not(question: str) -> None:
    assert not any(docket(case).stray(question) for case in shipped())


def test_no_author_s_question_and_none_of_counsel_s_is_off_the_case() -> None:
    for case in shipped():
        own = [one.question for one in case.elicits] + [f.ask for w in case.witnesses for f in w.affidavit if f.ask]
        assert [one for one in own if docket(case).stray(one)] == []
    put = [act.text for _, act in heard("one").of(acts.PutQuestion)]
    last = [bare(text) for text in put]
    assert [text for text in (*put, *last) if docket(shipped()[0]).stray(text)] == []


def asked(question: str, *, objected: bool = True) -> Hearing:
    """The room after a first question to the daughter of the murder."""
    hearing = Hearing.opened("stray", witnesses=("W3",), agents={"counsel": {"error_rate": 0.0}})
    hearing.play.give("q1/put", acts.PutQuestion(text=question))
    if not objected:
        hearing.play.give("q1/object", acts.LetStand())

    async def on() -> None:
        while hearing.play.asked() and "/put" not in hearing.play.asked()[0].key:
            await hearing.step()

    anyio.run(on)
    return hearing


@pytest.mark.parametrize("question", OFF)
def test_counsel_objects_to_relevance_and_the_judge_moves_on(question: str) -> None:
    ruled = asked(question).play.of(ev.Ruled)
    assert [(one.ground, one.ruling, one.rule) for one in ruled] == [("relevance", "sustained", "402")]


@pytest.mark.parametrize("question", OFF)
def test_where_nobody_objects_the_witness_tells_nothing(question: str) -> None:
    play = asked(question, objected=False).play
    assert [(one.stance, one.facts) for one in play.of(ev.TestimonyMeant)] == [("unknown", ())]
    assert [one.matched for one in play.of(ev.Elicited)] == [()]
    assert "don't know" not in play.of(ev.Testified)[0].text
