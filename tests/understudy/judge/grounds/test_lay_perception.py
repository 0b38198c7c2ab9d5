"""What anybody may say from the senses comes in; what is kept out is told with the inference or the gap that it is."""

from __future__ import annotations

import pytest

from tests.support.played_examination import Hearing, murder
from venire.language.questions.indirect import embedded
from venire.law.case_file.introduction import introduced
from venire.law.evidence.grounds import Ground
from venire.law.evidence.lay_perception import lay_perception
from venire.law.evidence.question.setting import Setting
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire.seats.flaws import found
from venire_understudy.judge.seat import CourtJudge

SEEDS = tuple("abcdefgh")
LAY = (
    "How did your father sound?",
    "What did your father sound like?",
    "Describe how your father sounded in the message.",
    "Was your father frightened?",
    "Did he look drunk to you?",
    "What was the tone of his voice?",
    "Whose voice is on the message?",
    "Is that your father's handwriting?",
    "How fast was he walking?",
    "How far away was the light?",
    "How old was the man?",
    "Would you say that your father was afraid?",
)
BEYOND = (
    ("Did your father have a disease of the heart?", "medicine"),
    ("What caused the fracture of the skull?", "medicine"),
    ("Was the rail strong enough to hold a man?", "engineering"),
)


def ruled(question: str, ground: Ground, seed: str = "law", witness: str = "W3") -> acts.Rule:
    hearing = Hearing.opened(seed, witnesses=(witness,), player="prosecution")
    hearing.play.give("q1/put", acts.PutQuestion(text=question))
    hearing.play.give("q1/object", acts.Object(ground=ground, argument=""))
    hearing.play.give("q1/respond", acts.Respond(text=""))
    view = hearing.play.view("judge")
    assert view.pending is not None
    return CourtJudge(murder(), hearing.room.chance).rule(view, view.pending, ground)


@pytest.mark.parametrize("question", LAY)
def test_lay_perception_is_let_in_by_every_judge(question: str) -> None:
    assert {ruled(question, "opinion", seed).ruling for seed in SEEDS} == {"overruled"}


@pytest.mark.parametrize("question", LAY)
def test_the_law_finds_no_improper_opinion_in_it(question: str) -> None:
    setting = Setting(question=question, phase="direct", witness=introduced(murder().witnesses[2]))
    assert "opinion" not in {one.ground for one in found(setting)}


@pytest.mark.parametrize(("question", "field"), BEYOND)
def test_an_expert_inference_is_kept_out_and_named(question: str, field: str) -> None:
    told = ruled(question, "opinion")
    assert (told.ruling, told.rule) == ("sustained", "701")
    assert field in told.reason
    assert "Ms Ashdown" in told.reason or "The witness" in told.reason


def test_a_conclusion_of_law_is_left_to_the_jury() -> None:
    told = ruled("Was Irene Halvorsen negligent?", "opinion")
    assert told.ruling == "sustained"
    assert "whether Irene Halvorsen was negligent" in told.reason.replace("Whether", "whether")


@pytest.mark.parametrize(
    ("question", "clause"),
    [
        ("How fast was the van going?", "how fast the van was going"),
        ("Who was at the wheel?", "who was at the wheel"),
        ("When did Colm Dacey leave the tavern?", "when Colm Dacey left the tavern"),
    ],
)
def test_what_was_not_perceived_is_named(question: str, clause: str) -> None:
    told = ruled(question, "foundation")
    assert (told.ruling, told.rule) == ("sustained", "602")
    assert clause in told.reason
    assert "Ms Ashdown" in told.reason


@pytest.mark.parametrize(
    ("case_id", "question"),
    [
        ("assault", "How tall was the man who ran?"),
        ("robbery", "Whose walk was it?"),
        ("arson", "Was it dark?"),
        ("collision", "What speed was the ferry making?"),
    ],
)
def test_other_cases_have_the_like(case_id: str, question: str) -> None:
    case = ShippedCases().load(case_id)
    assert lay_perception(question.lower()) is not None
    setting = Setting(question=question, phase="direct", witness=introduced(case.witnesses[-1]))
    assert "opinion" not in {one.ground for one in found(setting)}


@pytest.mark.parametrize(
    "question",
    [
        "what was his state of mind?",
        "was he lying?",
        "how old was the bruise?",
        "what caused the fire?",
        "what speed must the car have been doing?",
        "was the brake defective?",
    ],
)
def test_what_lies_beyond_the_senses_is_no_lay_perception(question: str) -> None:
    assert lay_perception(question) is None


@pytest.mark.parametrize(
    ("question", "clause"),
    [
        ("Was the rail loose?", "whether the rail was loose"),
        ("Did Colm Dacey ride your bicycle?", "whether Colm Dacey rode Ms Hale's bicycle"),
        ("Was the rail strong enough to hold a man?", ""),
        ("What was the windlass doing there?", ""),
        ("Tell us what happened.", ""),
    ],
)
def test_a_question_becomes_a_clause_or_nothing(question: str, clause: str) -> None:
    assert embedded(question, "Ms Hale") == clause
