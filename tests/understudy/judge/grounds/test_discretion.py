"""What good lawyers differ on: counsel rises to it, and the judge decides it for a reason that fits the question."""

from __future__ import annotations

import pytest

from tests.support.played_examination import Hearing, murder
from venire.law.evidence.grounds import Ground, Phase
from venire.law.evidence.question.setting import Setting
from venire.proceedings.examination import acts
from venire_understudy.judge.grounds.assumed_facts import assumed
from venire_understudy.judge.grounds.discretion import arguable, at_issue
from venire_understudy.judge.grounds.irrelevance import docket
from venire_understudy.judge.seat import CourtJudge

LAYMAN = "Ned Pike, lock keeper, called by the prosecution"
EXPERT = "Dr Ida Roe, pathologist, called by the prosecution as an expert"
ACCUSED = "Irene Halvorsen, the defendant, called by the defence"


def names(question: str, phase: Phase = "direct", witness: str = LAYMAN, *, plain: bool = False) -> set[str]:
    setting = Setting(question=question, phase=phase, witness=witness, defendant="Irene Halvorsen")
    return {kind.name for kind in arguable(setting, plain=plain)}


@pytest.mark.parametrize(
    ("question", "name", "phase", "witness"),
    [
        ("How certain are you today of his face?", "certain", "direct", LAYMAN),
        ("What did you think when the lights came back?", "own_mind", "direct", LAYMAN),
        ("What did the surgeons do on November 9?", "stirring", "direct", LAYMAN),
        ("What did you sell in January 2024?", "connected", "direct", LAYMAN),
        ("Did Tom Ashdown tell you that the rail was mended?", "told_you", "direct", LAYMAN),
        ("What may a careful surgeon leave to the nurse?", "ultimate", "direct", EXPERT),
        ("What could a fall from the walkway do?", "supposed_case", "direct", EXPERT),
        ("When did the message reach the office?", "thin", "direct", LAYMAN),
        ("Did the lamp shine on his face as he came toward you?", "put_to_it", "direct", LAYMAN),
        ("You lied to the deputy, didn't you?", "blunt", "cross", LAYMAN),
        ("You were four months behind with the rent, weren't you?", "in_need", "cross", LAYMAN),
    ],
)
def test_a_question_on_which_lawyers_differ_is_known(question: str, name: str, phase: Phase, witness: str) -> None:
    assert name in names(question, phase, witness)


@pytest.mark.parametrize(
    ("question", "name", "witness"),
    [
        ("What did you think when the lights came back?", "own_mind", ACCUSED),
        ("Did Irene Halvorsen tell you that the rail was mended?", "told_you", LAYMAN),
        ("Did Tom Ashdown tell you to put it down?", "told_you", LAYMAN),
        ("You told the deputy of a splash, did you?", "told_you", LAYMAN),
        ("When did you reach the office?", "thin", LAYMAN),
        ("Did you see him?", "put_to_it", LAYMAN),
        ("When was the death?", "thin", EXPERT),
        ("What could a fall from the walkway do?", "supposed_case", LAYMAN),
        ("Did you look at both palms of every man?", "habit", LAYMAN),
        ("What did the plotter keep on every trip?", "habit", LAYMAN),
    ],
)
def test_what_only_looks_like_one_is_none(question: str, name: str, witness: str) -> None:
    assert name not in names(question, witness=witness)


def led(question: str, established: tuple[str, ...] = (), witness: str = LAYMAN) -> str:
    setting = Setting(question=question, phase="direct", witness=witness, established=established)
    kind = at_issue(setting, "leading", "", plain=True)
    assert kind is not None
    return kind.name


def test_leading_is_allowed_on_a_foundation_on_learning_and_on_what_was_sworn_to() -> None:
    assert led("You took the pictures from the camera on the corner, didn't you?") == "founding"
    assert led("You have driven the number 9 for sixteen years, haven't you?") == "preliminary"
    assert led("A ferry at 13 knots needs half a mile to stop, doesn't it?", witness=EXPERT) == "learning"
    bolt = "The upper bolt of the rail was missing, wasn't it?"
    assert led(bolt, ("The upper bolt of the rail was missing.",)) == "sworn"
    assert led(bolt) == "moving_on"
    assert led("You did not strike Tom Ashdown, did you?") == "moving_on"


def test_a_question_that_asks_whether_a_lie_was_told_takes_none_for_granted() -> None:
    assert "reasons" not in names("Did you lie to Detective Ferrante on Saturday morning?")
    assert "reasons" in names("Why did you lie?")


def test_what_leads_over_to_a_question_does_not_put_it_off_the_case() -> None:
    told = ruled("Let me rephrase. Who saw you that night?", "relevance", "I do not see it.", "W6")
    assert not docket(murder()).stray("Who saw you that night?")
    assert told.ruling == "overruled"


def ruled(question: str, ground: Ground, argument: str, witness: str = "W3", strictness: float = 0.0) -> acts.Rule:
    agents = {"judge": {"strictness": strictness}, "counsel": {"error_rate": 0.0}}
    hearing = Hearing.opened("good faith", witnesses=(witness,), agents=agents)
    play = hearing.play
    play.give("q1/put", acts.PutQuestion(text=question))
    play.give(play.asked()[0].key, acts.Object(ground=ground, argument=argument))
    play.give(play.asked()[0].key, acts.Respond(text="The jury may hear it."))
    view = play.view("judge")
    return CourtJudge(murder(), play.rules.chance).rule(view, view.pending, ground)


@pytest.mark.parametrize(
    ("question", "ground", "argument", "rule"),
    [
        ("How did the leg hurt that night?", "relevance", "Rule 403, Your Honour.", "403"),
        ("What did you sell in January 2024?", "relevance", "I do not see the link.", "104(b)"),
        ("What did you expect then?", "relevance", "It proves nothing.", "401"),
    ],
)
def test_an_easy_judge_overrules_and_a_strict_one_may_not(
    question: str, ground: Ground, argument: str, rule: str
) -> None:
    told = ruled(question, ground, argument, strictness=0.0)
    assert (told.ruling, told.rule) == ("overruled", rule)
    assert rule in told.reason


def test_where_nobody_need_be_moved_an_objection_of_unfairness_is_answered_as_one() -> None:
    told = ruled("When did you speak with your father?", "relevance", "Rule 403, Your Honour.")
    assert (told.ruling, told.rule) == ("overruled", "403")
    assert "has not had this" not in told.reason


def test_what_was_sworn_to_only_in_part_or_denied_by_the_accused_is_not_led_as_settled() -> None:
    told = ("The upper bolt of the rail was missing when the deputy came.",)
    assert led("The upper bolt of the rail was missing, wasn't it?", told) == "sworn"
    assert led("The upper bolt of the rail was missing for three months before October, wasn't it?", told) != "sworn"
    accused = Setting(
        question="You did not push Tom Ashdown, did you?",
        phase="direct",
        witness=ACCUSED,
        defendant="Irene Halvorsen",
        established=("I did not push Tom Ashdown.",),
    )
    kind = at_issue(accused, "leading", "", plain=True)
    assert kind is not None
    assert kind.name == "moving_on"


def test_a_thing_in_evidence_proves_no_accusation() -> None:
    setting = Setting(question="When did Owen Pryce start hiding things?", phase="direct", witness=LAYMAN)
    shown = ("Three pages with the time at which Owen Pryce started each entry of things hidden in the night.",)
    told = assumed(setting, "Ned Pike", shown)
    assert told is None or told.settled.key not in ("premise_sworn", "premise_told")
