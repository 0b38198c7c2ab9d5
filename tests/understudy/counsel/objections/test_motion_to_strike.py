"""Counsel moves to strike what harms its side and was not asked for; a court strikes no more than that."""

from __future__ import annotations

import pytest

from tests.proceedings.examination.builders import Play
from tests.support.played_examination import Hearing, murder
from venire.kernel.chance import Chance
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.evidence.responsiveness import added, explains
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire_understudy.counsel.objections.motion_to_strike import strike
from venire_understudy.judge.seat import CourtJudge

LINES = "The notice holds nine pale lines that people do not see and attendants read."
ASKED = "Where do you work?"
MATTER = "What do people see of the notice, and what do attendants read in it, do you know?"


def moved(question: str, answer: str, fact: str = "W5.4", *, told_before: bool = False) -> bool:
    """Whether the prosecution moves against what the defence's expert has added."""
    case = ShippedCases().load("robot")
    hearing = Hearing.opened("sparing", case, witnesses=("W5",), agents={"counsel": {"error_rate": 0.0}})
    play = hearing.play
    if told_before:
        put(play, 1, "Do you know the notice?", "Yes. " + LINES, fact)
        play.give("q1/strike", acts.LetStand())
    no = 2 if told_before else 1
    put(play, no, question, answer, fact)
    view = play.view("counsel/prosecution")
    return isinstance(strike(CounselFile(case), view, Chance("sparing")), acts.MoveToStrike)


def put(play: Play, no: int, question: str, answer: str, fact: str) -> None:
    play.give(f"q{no}/put", acts.PutQuestion(text=question))
    play.give(play.asked()[0].key, acts.LetStand())
    play.give(f"q{no}/answer", acts.Testify(text=answer, stance="tell", facts=(fact,), volunteered=(fact,)))
    play.give(f"q{no}/credit", acts.Credit(taken=(acts.Taken(statement=LINES, facts=(fact,)),)))


def test_what_harms_and_was_not_asked_for_is_moved_against() -> None:
    assert moved(ASKED, f"At the institute. {LINES}")


def test_what_belongs_to_the_matter_of_the_question_is_let_stand() -> None:
    assert explains(MATTER, LINES)
    assert not moved(MATTER, f"Yes. Nine lines are pale. {LINES}")


def test_what_was_told_before_is_let_stand() -> None:
    assert not moved(ASKED, f"At the institute. {LINES}", told_before=True)


def test_nobody_moves_against_what_does_little_harm() -> None:
    case = ShippedCases().load("robot")
    brief = CounselFile(case)
    slight = [one for one in brief.witnesses["W5"].affidavit if -0.45 < brief.worth(one.id, "prosecution") <= 0]
    assert slight
    for fact in slight:
        assert not moved(ASKED, f"At the institute. {fact.text}", fact.id)


@pytest.mark.parametrize(
    ("question", "answer", "more"),
    [
        ("Where was it?", "In the coat. I saw nobody.", "I saw nobody."),
        ("Why did you go, and whom did you see?", "For a walk. I saw a man.", ""),
        ("Where was it?", "In the coat.", ""),
    ],
)
def test_what_was_added_is_what_comes_after_the_answer(question: str, answer: str, more: str) -> None:
    assert added(question, answer) == more


def judged(question: str, answer: str, strictness: float) -> acts.Rule:
    agents = {"counsel": {"error_rate": 0.0}, "judge": {"strictness": strictness}}
    play = Hearing.opened("sparing", witnesses=("W1",), agents=agents).play
    play.give("q1/put", acts.PutQuestion(text=question))
    play.give(play.asked()[0].key, acts.LetStand())
    play.give("q1/answer", acts.Testify(text=answer, stance="tell"))
    play.give("q1/credit", acts.Credit())
    play.give("q1/strike", acts.MoveToStrike(ground="non_responsive"))
    view = play.view("judge")
    return CourtJudge(murder(), play.rules.chance).rule(view, view.pending, "non_responsive")


def test_two_things_asked_for_are_two_sentences_and_neither_is_struck() -> None:
    told = judged("Where did you find the flashlight, and what had it on it?", "In his coat. Some rust.", 1.0)
    assert told.ruling == "overruled"


def test_what_makes_the_answer_clear_goes_out_only_with_the_strictest() -> None:
    question = "What did you find on the coping of the gate?"
    clear = "The lower bolt. It lay on the coping, two feet from the gate."
    other = "The lower bolt. Her van held a wrench."
    assert (judged(question, clear, 0.35).ruling, judged(question, other, 0.75).ruling) == ("overruled", "sustained")
    assert judged(question, clear, 1.0).ruling == "sustained"
