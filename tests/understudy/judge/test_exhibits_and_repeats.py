"""The bench on papers in a witness's own hand, on repeats that are none, on scope, habit and an expert's learning."""

from __future__ import annotations

import pytest

from tests.support.played_examination import Hearing, heard_of, murder
from venire.law.evidence.detectors.detection import detect, weighed
from venire.law.evidence.grounds import Ground
from venire.law.evidence.own_paper import in_own_hand, of_the_mind
from venire.law.evidence.question.setting import OpenedSubjects, Setting
from venire.law.evidence.rules import rule_cited
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire_understudy.judge.seat import CourtJudge, told_of
from venire_understudy.judge.settled_law import plain_law

EXPERT = "Dr Nadia Farouk, fire engineer, called by the defence"
TENDER = "I offer Dr Farouk as an expert in fire engineering, Your Honour."


def _setting(
    question: str, *asked: str, witness: str = "Colm Dacey, building contractor", phase: str = "direct"
) -> Setting:
    return Setting.model_validate({"question": question, "phase": phase, "witness": witness, "asked": asked})


def test_of_the_same_person_another_thing_may_be_asked() -> None:
    asked = _setting("Did you strike Gideon Frayne?", "Had you ever seen Gideon Frayne before the hearing?")
    assert weighed(asked, "asked_and_answered") is None
    again = _setting("Did you strike Gideon Frayne?", "Did you strike Gideon Frayne?")
    assert weighed(again, "asked_and_answered") is not None


def test_a_tender_makes_no_opinion_improper() -> None:
    question = f"{TENDER} What can linseed rags do in a heap?"
    assert not [one for one in detect(_setting(question, witness=EXPERT)) if one.ground == "opinion"]


@pytest.mark.parametrize(
    ("subjects", "said", "told"),
    [
        (("the rear door", "the drive home"), ("Was the rear door locked? No.",), ()),
        (("the rear door",), ("Was the rear door locked? No.",), ("the rear door",)),
        (("the rear door", "the rags", "the can"), ("The door, the rags and the can.",), ()),
    ],
)
def test_a_judge_says_what_direct_was_about_only_where_that_is_all_of_it(
    subjects: tuple[str, ...], said: tuple[str, ...], told: tuple[str, ...]
) -> None:
    assert told_of(OpenedSubjects(subjects=subjects, said=said)) == told


def test_what_was_said_of_a_habit_is_no_habit() -> None:
    told = _setting("You told the sergeant that you always had the card, didn't you?", phase="cross")
    did = _setting("Did your father use his flashlight whenever he walked after dark?")
    ground: Ground = "character"
    assert plain_law(murder(), told, "W3", ground, "", frozenset()) is None
    found = plain_law(murder(), did, "W3", ground, "", frozenset())
    assert found is not None
    assert found.rule == "406"


def test_an_expert_knows_by_learning_how_things_go() -> None:
    found = plain_law(
        ShippedCases().load("arson"),
        _setting("What do such rags do before they flame?", TENDER, witness=EXPERT),
        "W6",
        "foundation",
        "",
        frozenset(),
    )
    assert found is not None
    assert (found.ruling, found.rule) == ("overruled", "703")


def test_a_paper_in_the_witnesss_own_hand_is_one_and_a_thing_is_not() -> None:
    case = ShippedCases().load("murder")
    own = {one.id for one in case.exhibits if in_own_hand(case, one)}
    assert own == {"X6"}
    assert of_the_mind(next(one for one in case.exhibits if one.id == "X6"))


def test_it_is_objected_to_and_received_for_what_it_may_show() -> None:
    hearings = [heard_of("assault", "own case"), heard_of("murder", "one")]
    made = [
        (one, view, act) for one in hearings for view, act in one.of(acts.Object) if view.pending.matter == "exhibit"
    ]
    assert any(act.ground == "hearsay" for _, _, act in made)
    for hearing, view, act in made:
        if act.ground == "hearsay":
            told = _ruling(hearing, view.pending.no)
            assert rule_cited(told.rule)
            assert told.rule in ("803(3)", "803(6)", "803(8)", "801(c)", "801(d)(1)(C)", "613(b)", "802")


def _ruling(hearing: Hearing, no: int) -> acts.Rule:
    return next(
        act
        for view, act in hearing.of(acts.Rule)
        if (view.pending.matter, view.pending.no, view.pending.ground) == ("exhibit", no, "hearsay")
    )


def test_a_judge_strikes_what_came_after_the_answer_and_says_after_which_words() -> None:
    hearing = Hearing.opened(
        "part", witnesses=("W1",), agents={"counsel": {"error_rate": 0.0}, "judge": {"strictness": 1.0}}
    )
    play = hearing.play
    play.give("q1/put", acts.PutQuestion(text="Where did you find the flashlight?"))
    play.give(play.asked()[0].key, acts.LetStand())
    play.give("q1/answer", acts.Testify(text="In his coat pocket. And the windlass was hers.", stance="tell"))
    play.give("q1/credit", acts.Credit())
    play.give("q1/strike", acts.MoveToStrike(ground="non_responsive"))
    view = play.view("judge")
    told = CourtJudge(murder(), play.rules.chance).rule(view, view.pending, "non_responsive")
    assert told.ruling == "sustained"
    assert "“In his coat pocket”" in told.reason
