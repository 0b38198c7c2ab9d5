"""Questions on which good lawyers differ: known by what they ask, decided by the judge's strictness and the dice."""

from __future__ import annotations

import anyio
import pytest

from tests.support.played_examination import Hearing, murder
from venire.law.evidence.grounds import Phase
from venire.law.evidence.question.setting import Setting
from venire.law.evidence.rules import rule_cited
from venire.proceedings.examination import acts
from venire_understudy.judge.grounds.discretion import arguable, at_issue, kinds
from venire_understudy.judge.seat import CourtJudge

LAYMAN = "Ned Pike, lock keeper, called by the prosecution"
EXPERT = "Dr Ida Roe, pathologist, called by the prosecution as an expert"


def names(question: str, phase: Phase = "direct", witness: str = LAYMAN) -> set[str]:
    return {kind.name for kind in arguable(Setting(question=question, phase=phase, witness=witness))}


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("Did he use his lamp whenever he walked after dark?", "habit"),
        ("How did your father sound in the message?", "impression"),
        ("When did you leave Tom Ashdown alive on the gate?", "reasons"),
        ("What did you tell Colm Dacey on Thursday?", "own_words"),
        ("Did the windlass strike your right wrist when it slipped while you wound the paddle up?", "loaded"),
    ],
)
def test_a_kind_is_known_by_what_is_asked(question: str, name: str) -> None:
    assert name in names(question)


def test_an_expert_is_asked_for_conclusions_and_a_layman_for_impressions() -> None:
    assert "conclusion" in names("What does the edge of the fracture fit?", witness=EXPERT)
    assert "conclusion" not in names("What does the edge of the fracture fit?")
    assert "impression" not in names("How did it look?", witness=EXPERT)


@pytest.mark.parametrize("question", ["When did you reach the lock?", "What did you see?", "Did you hear a cry?"])
def test_a_plain_question_is_of_no_kind(question: str) -> None:
    assert names(question) == set()


def test_whether_somebody_told_you_something_does_not_lead_by_itself() -> None:
    asked = "Did Irene Halvorsen tell you on Thursday that if Tom stood up on Monday she was finished?"
    assert "loaded" not in names(asked)


def test_an_experts_conclusion_is_at_issue_until_its_footing_was_asked_for() -> None:
    asked = "What does the curved edge of the fracture fit?"
    early = Setting(question=asked, phase="direct", witness=EXPERT)
    who, found = "Please introduce yourself to the jury.", "When did you examine the body?"
    laid = early.model_copy(update={"asked": (who, found)})
    assert at_issue(early, "opinion", "I have yet to hear a test.") is not None
    assert at_issue(laid, "opinion", "I have yet to hear a test.") is None


def test_every_rule_is_in_the_book_and_every_line_can_be_said() -> None:
    for kind in kinds():
        assert all(rule_cited(rule) for rule in kind.rules.values()), kind.name
        for line in (*kind.upheld, *kind.against):
            assert "{rule}" in line, line
            assert "{" not in line.format(rule="611(a)", before="direct")
        assert kind.objection
        assert kind.reply


PARTICULARS = "Did your father walk 300 yards along the towpath after supper, and stop for 10 minutes when it rained?"


def test_a_strict_judge_sustains_more_of_them() -> None:
    assert sustained(0.0) < sustained(1.0)


def sustained(strictness: float) -> int:
    """How often a judge of this strictness sustains the same arguable objection, under many dice."""
    rulings = list[str]()
    for seed in range(12):
        agents = {"judge": {"strictness": strictness}, "counsel": {"error_rate": 0.0}}
        hearing = Hearing.opened(str(seed), witnesses=("W3",), agents=agents)
        play = hearing.play
        play.give("q1/put", acts.PutQuestion(text=PARTICULARS))
        play.give(play.asked()[0].key, acts.Object(ground="leading", argument="It is all in the question."))
        play.give(play.asked()[0].key, acts.Respond(text="It can be denied."))
        view = play.view("judge")
        rulings.append(CourtJudge(murder(), play.rules.chance).rule(view, view.pending, "leading").ruling)
    return rulings.count("sustained")


def test_counsel_objects_in_good_faith_and_may_lose() -> None:
    hearing = Hearing.opened("faith", agents={"counsel": {"error_rate": 0.0}}, student_slips=0.0)
    lines = {line for kind in kinds() for line in kind.objection}

    def raised() -> bool:
        return any(act.argument in lines for _, act in hearing.of(acts.Object))

    async def until_raised() -> None:
        while hearing.play.asked() and not raised():
            await hearing.step()

    anyio.run(until_raised)
    assert raised()
