"""The judge gives a reason on that objection: leading is for cross, a writing has a writer, two deeds are two."""

from __future__ import annotations

import pytest

from tests.support.played_examination import Hearing, murder
from tests.understudy.judge.test_seat import ruled
from venire.law.evidence.detectors.detection import weighed
from venire.law.evidence.grounds import Ground, Phase
from venire.law.evidence.question.setting import Setting
from venire.law.evidence.rulings.decision import Style, rule_on
from venire.proceedings.examination import acts
from venire_understudy.judge.seat import CourtJudge


@pytest.mark.parametrize(
    "question",
    ["Did you have pancakes and see the moon?", "Did you examine the body and photograph the van?"],
)
def test_two_deeds_of_which_neither_leans_on_the_other_are_two_questions(question: str) -> None:
    assert ruled(question, "compound", "It is one question.").ruling == "sustained"


@pytest.mark.parametrize(
    "question",
    [
        "Did you enter the office and take the key?",
        "Did you walk to the lock and back?",
        "Did you lock the door and go home?",
        "Did you see Tom and the others?",
        "Did you find the bolt and photograph it there?",
    ],
)
def test_one_errand_is_one_question(question: str) -> None:
    found = weighed(Setting(question=question, phase="direct"), "compound")
    assert found is None or found.sure < 0.5


@pytest.mark.parametrize("phase", ["cross", "recross"])
@pytest.mark.parametrize("style", ["explained", "teaching"])
@pytest.mark.parametrize(
    "question",
    ["You never heard him say paddle, did you?", "Isn't it true that you sued?", "You spoke by phone, correct?"],
)
def test_leading_is_what_cross_is_for(question: str, style: Style, phase: Phase) -> None:
    told = rule_on(Setting(question=question, phase=phase), "leading", "Leading.", "", style=style)
    assert (told.ruling, told.rule) == ("overruled", "611(c)")
    assert any(word in told.reason for word in ("lets counsel lead", "what cross is for", "did not call this witness"))


REGISTER = "What did the trust's register show about windlass number 14?"


@pytest.mark.parametrize("question", [REGISTER, "Please read the register aloud.", "Whose was it, by the register?"])
def test_a_register_is_the_word_of_whoever_wrote_it(question: str) -> None:
    told = ruled(question, "hearsay", "", "It is read aloud.")
    assert (told.ruling, told.rule) == ("sustained", "802")
    assert "register" in told.reason


def test_a_machine_states_nothing() -> None:
    told = ruled("What did the camera at Marl Bridge record?", "hearsay", "")
    assert (told.ruling, told.rule) == ("overruled", "801(a)")


def test_a_record_comes_in_where_somebody_has_said_how_it_is_kept() -> None:
    kept = ("The trust's register is kept every day by the clerk as a matter of course.",)
    assert after(REGISTER, "hearsay", kept) == ("overruled", "803(6)")


def after(question: str, ground: Ground, established: tuple[str, ...]) -> tuple[str, str]:
    """The ruling on a first question when so much has been established."""
    hearing = Hearing.opened("bench", witnesses=("W1",), agents={"counsel": {"error_rate": 0.0}})
    play = hearing.play
    play.give("q1/put", acts.PutQuestion(text=question))
    play.give(play.asked()[0].key, acts.Object(ground=ground))
    play.give(play.asked()[0].key, acts.Respond(text=""))
    view = play.view("judge").model_copy(update={"established": established})
    told = CourtJudge(murder(), play.rules.chance).rule(view, view.pending, ground)
    return told.ruling, told.rule
