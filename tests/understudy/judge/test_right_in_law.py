"""The bench is right in law: best evidence, improper opinion, a rule that is pleaded, and what the debrief says."""

from __future__ import annotations

import pytest

from tests.support.played_examination import Hearing, murder
from venire.law.case_file.introduction import introduced
from venire.law.evidence.grounds import Ground
from venire.law.evidence.question.setting import Setting
from venire.proceedings.examination import acts
from venire.proceedings.examination.readings.debrief import debrief
from venire.seats.flaws import found
from venire_understudy.judge.hearsay.pleaded_exceptions import pleaded
from venire_understudy.judge.seat import CourtJudge


def objected(question: str, ground: Ground, response: str = "") -> Hearing:
    """The first question of the first witness, objected to and answered for."""
    hearing = Hearing.opened("law", witnesses=("W1",), player="prosecution")
    hearing.play.give("q1/put", acts.PutQuestion(text=question))
    hearing.play.give("q1/object", acts.Object(ground=ground, argument="I object, Your Honour."))
    hearing.play.give("q1/respond", acts.Respond(text=response))
    return hearing


def ruled(question: str, ground: Ground, response: str = "") -> acts.Rule:
    hearing = objected(question, ground, response)
    view = hearing.play.view("judge")
    assert view.pending is not None
    return CourtJudge(murder(), hearing.room.chance).rule(view, view.pending, ground)


def flaws(question: str, in_court: tuple[str, ...] = ()) -> set[Ground]:
    witness = murder().witnesses[0]
    setting = Setting(question=question, phase="direct", witness=introduced(witness), in_court=in_court)
    return {one.ground for one in found(setting)}


CONTENT = (
    "To whom does the trust's register show windlass number 14 as issued?",
    "What did the letter say?",
    "What did the camera at Marl Bridge record at 10:09 p.m.?",
    "What does the contract say about the rail?",
)
FACTS = (
    "To whom had windlass number 14 been issued?",
    "When did you reach Lock 6?",
    "Where was the camera?",
    "Did you photograph the wrist?",
)


@pytest.mark.parametrize("question", CONTENT)
def test_the_content_of_a_paper_that_is_not_in_court_is_kept_out(question: str) -> None:
    told = ruled(question, "best_evidence")
    assert (told.ruling, told.rule) == ("sustained", "1002")
    assert "memory" not in told.reason
    assert "best_evidence" in flaws(question)


@pytest.mark.parametrize("question", FACTS)
def test_a_fact_that_stands_by_itself_may_be_told(question: str) -> None:
    told = ruled(question, "best_evidence")
    assert (told.ruling, told.rule) == ("overruled", "1002")
    assert "best_evidence" not in flaws(question)


def test_what_is_held_up_or_in_evidence_is_no_content_from_memory() -> None:
    asked = "I show you what is marked Exhibit 7. What did the camera at Marl Bridge record at 10:09 p.m.?"
    assert ruled(asked, "best_evidence").ruling == "overruled"
    assert "best_evidence" not in flaws(CONTENT[2], ("Picture from the camera at Marl Bridge",))


def test_another_exhibit_in_the_hand_does_not_bring_the_register_to_court() -> None:
    asked = f"I show you what is marked Exhibit 2, windlass number 14. {CONTENT[0]}"
    assert ruled(asked, "best_evidence").ruling == "sustained"


@pytest.mark.parametrize("question", ["Who was issued windlass 14?", "Where did the divers find the windlass?"])
def test_a_question_for_a_fact_asks_for_no_opinion(question: str) -> None:
    assert "opinion" not in flaws(question)
    assert ruled(question, "opinion").ruling == "overruled"


@pytest.mark.parametrize(
    ("response", "ruling", "rule"),
    [
        ("803(6), Your Honour: the trust keeps it in the regular course of its work.", "overruled", "803(6)"),
        ("It comes in under 803(6).", "sustained", "803(6)"),
        ("It is an excited utterance, Your Honour.", "sustained", "803(2)"),
        ("Rule 804(b)(2).", "sustained", "804(b)(2)"),
    ],
)
def test_a_rule_that_is_pleaded_is_answered_by_that_rule(response: str, ruling: str, rule: str) -> None:
    told = ruled("What did the log of the trust say of the windlass?", "hearsay", response)
    assert (told.ruling, told.rule) == (ruling, rule)
    assert rule in told.reason


def test_no_rule_pleaded_leaves_it_to_the_weighing() -> None:
    assert pleaded(Setting(question="What did he say?", phase="direct"), "I ask only what he said.") is None


def test_an_exception_that_let_it_in_is_no_mistake_of_the_judges() -> None:
    hearing = objected(
        "What did Mrs Pike tell the deputy about the log?", "hearsay", "803(6): kept as a regular practice."
    )
    hearing.play.give("q1/rule", acts.Rule(ruling="overruled", rule="803(6)", reason="It is a record."))
    (told,) = debrief(murder(), hearing.play.entries).objections
    assert "did not see it so" not in told.why
    assert "803(6)" in told.why
