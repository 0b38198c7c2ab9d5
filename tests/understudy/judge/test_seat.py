"""The understudy on the bench: it rules on the question and the record, and not on what is said of them."""

from __future__ import annotations

import pytest

from tests.support.played_examination import Hearing, murder
from venire.law.evidence.grounds import Ground, Phase
from venire.law.evidence.question.setting import Setting
from venire.law.evidence.rulings.decision import rule_on
from venire.proceedings.examination import acts
from venire_understudy.judge.seat import CourtJudge

WITNESS = "Ned Pike, lock keeper, called by the prosecution"


def asked(question: str, phase: Phase = "direct", *established: str) -> Setting:
    return Setting(question=question, phase=phase, witness=WITNESS, established=established)


def ruled(question: str, ground: Ground, response: str, argument: str = "", witness: str = "W1") -> acts.Rule:
    """What the shipped judge says of a first question, so objected to and so defended."""
    hearing = Hearing.opened("bench", witnesses=(witness,), agents={"counsel": {"error_rate": 0.0}})
    play = hearing.play
    play.give("q1/put", acts.PutQuestion(text=question))
    play.give(play.asked()[0].key, acts.Object(ground=ground, argument=argument))
    play.give(play.asked()[0].key, acts.Respond(text=response))
    view = play.view("judge")
    return CourtJudge(murder(), play.rules.chance).rule(view, view.pending, ground)


@pytest.mark.parametrize("said", ["Withdrawn.", "I won't press it.", "I'll rephrase.", "I'll put it in pieces."])
def test_what_is_given_up_is_not_ruled_on_as_if_it_were_contested(said: str) -> None:
    rule = ruled("What happened?", "narrative", said)
    assert rule.ruling == "sustained"
    assert rule.rule == "611(a)"
    assert "ustained" not in rule.reason
    assert "611" not in rule.reason


def test_a_first_question_has_not_been_answered_whatever_is_said() -> None:
    rule = ruled("When did you reach Lock 6?", "asked_and_answered", "", "The witness has told us that three times.")
    assert rule.ruling == "overruled"


def test_a_plain_fact_is_not_assumed_because_counsel_says_that_nobody_has_sworn_to_it() -> None:
    rule = ruled("When did you reach Lock 6?", "assumes_facts", "", "Nobody has sworn to that; there is no evidence.")
    assert rule.ruling == "overruled"
    assert "asks whether" not in rule.reason


@pytest.mark.parametrize("response", ["It goes to motive.", "It goes to motive and to intent, Your Honour."])
@pytest.mark.parametrize(
    "question",
    ["What sort of person is he when he is crossed?", "What was his reputation among those who knew him?"],
)
def test_what_somebody_is_like_is_no_other_act(question: str, response: str) -> None:
    decision = rule_on(asked(question), "character", "", response)
    assert (decision.ruling, decision.rule) == ("sustained", "404(a)")


def test_a_dying_declaration_is_not_made_of_what_the_living_said_of_their_plans() -> None:
    told = 'On Thursday she told him, "If the neighbours say so, I am finished."'
    decision = rule_on(asked("What did your neighbours say about him?", "direct", told), "hearsay", "", "")
    assert (decision.ruling, decision.rule) == ("sustained", "802")


def test_words_that_moved_nobody_are_not_let_in_for_their_effect() -> None:
    response = "It goes to the effect on the listener, and to nothing else."
    assert rule_on(asked("What did people tell you afterwards?"), "hearsay", "", response).ruling == "sustained"
    warned = "He was warned that the rail was loose, and went home."
    assert rule_on(asked("What did the porter tell you?", "direct", warned), "hearsay", "", response).rule == "801(c)"


def test_a_command_states_nothing() -> None:
    decision = rule_on(asked("Did he tell you to put the paddle down?"), "hearsay")
    assert (decision.ruling, decision.rule) == ("overruled", "801(c)")


def test_no_witness_is_helped_because_another_is_somebodys_child() -> None:
    told = "Clare is the only child of the treasurer, and he was in fear of heights."
    setting = asked("You left the treasurer there in fear of his only child, didn't you?", "direct", told)
    assert rule_on(setting, "leading", "", "").ruling == "sustained"


def test_nobody_may_say_that_somebody_is_guilty() -> None:
    decision = rule_on(asked("Is it your opinion that he is guilty?"), "opinion", "", "Anyone could say it.")
    assert (decision.ruling, decision.rule) == ("sustained", "704")


@pytest.mark.parametrize("phase", ["direct", "cross"])
def test_a_reason_fits_the_phase(phase: Phase) -> None:
    reasons = {
        rule_on(asked(f"You saw {thing} on the lock, didn't you?", phase), "assumes_facts", "", "").reason
        for thing in ("a lamp", "a bolt", "a rope", "a boat", "a bird", "a man")
    }
    assert any("On cross" in one or "put to the witness" in one for one in reasons) == (phase == "cross")


PARTY = "She is the defendant; her own statement, 801(d)(2)(A)."


@pytest.mark.parametrize("response", ["", PARTY, "It is her own words."])
def test_the_accused_s_words_come_in_against_her_whatever_they_are_called(response: str) -> None:
    rule = ruled("What did Irene Halvorsen tell you on Saturday morning?", "hearsay", response)
    assert (rule.ruling, rule.rule) == ("overruled", "801(d)(2)")


def test_a_state_of_mind_is_what_was_felt_and_not_what_was_believed() -> None:
    pleaded = "It shows the speaker's state of mind, Rule 803(3)."
    believed = ruled("Did your father tell you that the certificates were false?", "hearsay", pleaded, witness="W3")
    felt = ruled("Did your father tell you that he was sorry for it?", "hearsay", pleaded, witness="W3")
    assert (believed.ruling, believed.rule) == ("sustained", "802")
    assert (felt.ruling, felt.rule) == ("overruled", "803(3)")


def test_what_the_divers_found_is_for_somebody_who_stood_by() -> None:
    rule = ruled("What did the divers find on the chamber floor?", "foundation", "The answer will lay it.")
    assert (rule.ruling, rule.rule) == ("sustained", "602")
    assert ruled("What did you find on the coping?", "foundation", "").ruling == "overruled"


def test_a_thing_in_the_witness_s_hand_is_not_remembered() -> None:
    rule = ruled("I hand you Exhibit 7, the picture. What did the camera record?", "best_evidence", "")
    assert (rule.ruling, rule.rule) == ("overruled", "1002")
    assert "hand" in rule.reason or "there it is" in rule.reason


@pytest.mark.parametrize("ground", ["relevance", "hearsay"])
def test_a_choice_is_a_judge_s_and_not_a_plea_s(ground: Ground) -> None:
    question = "What did you tell Colm Dacey about it?" if ground == "hearsay" else "Did he always carry a lamp?"
    said = ("", "It is habit, Rule 406.", "It is not offered for its truth.", "I can say nothing for it.")
    assert len({ruled(question, ground, one).ruling for one in said}) == 1
