"""A question's way through the room, station by station, and what each station refuses."""

from __future__ import annotations

import re

import pytest

from tests.proceedings.examination.builders import ALWAYS, DEFENCE, PROSECUTION, Play, marked, params, plainly, question
from venire.errors import VenireError
from venire.kernel.proceeding import Refused
from venire.law.evidence.grounds import Ground
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.params import Agents, CounselSettings


def put(play: Play, text: str, **fields: object) -> Play:
    act = acts.PutQuestion.model_validate({"text": text, **fields})
    return play.give(f"q{play.state.number + 1}/put", act)


def test_it_opens_with_the_first_witness_of_the_prosecution_on_direct() -> None:
    play = Play.opened()
    assert play.of(ev.Convened)[0].witnesses == ("W1", "W2")
    assert play.of(ev.WitnessCalled) == [ev.WitnessCalled(witness="W1", side="prosecution")]
    assert play.keys() == ["q1/put", "clerk"]
    assert play.ask("q1/put").seat == PROSECUTION


def test_a_question_goes_by_the_other_side_to_the_witness_and_the_reporter() -> None:
    play = put(Play.opened(), "What did you see?")
    assert (play.asked()[0].key, play.asked()[0].seat) == ("q1/object", DEFENCE)
    play.give("q1/object", acts.LetStand())
    assert (play.asked()[0].key, play.asked()[0].seat) == ("q1/answer", "witness/W1")
    play.give("q1/answer", acts.Testify(text="A bag.", stance="tell", facts=("W1.2",)))
    assert (play.asked()[0].key, play.asked()[0].seat) == ("q1/credit", "reporter")
    play.give("q1/credit", acts.Credit())
    assert (play.asked()[0].key, play.asked()[0].seat) == ("q1/strike", DEFENCE)
    play.give("q1/strike", acts.LetStand())
    assert play.asked()[0].key == "q2/put"


def test_an_objection_is_answered_and_ruled_on() -> None:
    play = put(Play.opened(), "You saw a bag, didn't you?")
    play.give("q1/object", acts.Object(ground="leading", argument="Leading."))
    assert (play.asked()[0].key, play.asked()[0].seat) == ("q1/respond", PROSECUTION)
    play.give("q1/respond", acts.Respond(text="It is preliminary."))
    assert (play.asked()[0].key, play.asked()[0].seat) == ("q1/rule", "judge")
    assert play.view("judge").pending.response == "It is preliminary."
    play.give("q1/rule", acts.Rule(ruling="sustained", rule="611(c)"))
    assert play.of(ev.QuestionStruck) == [ev.QuestionStruck(no=1, rephrase=True)]
    assert play.asked()[0].key == "q2/put"
    assert play.view("gallery").exchanges[0].struck


def test_overruled_the_witness_answers() -> None:
    play = put(Play.opened(), "What did she say?")
    play.give("q1/object", acts.Object(ground="hearsay")).give("q1/respond", acts.Respond())
    play.give("q1/rule", acts.Rule(ruling="overruled", rule="801(d)(2)(A)"))
    assert play.asked()[0].key == "q1/answer"
    assert not play.of(ev.QuestionStruck)


@pytest.mark.parametrize(("ground", "rule"), [("hearsay", "802"), ("asked_and_answered", "611(a)")])
def test_what_no_other_form_would_cure_is_struck_without_leave_to_rephrase(ground: Ground, rule: str) -> None:
    play = put(Play.opened(), "What did she say?")
    play.give("q1/object", acts.Object(ground=ground)).give("q1/respond", acts.Respond())
    play.give("q1/rule", acts.Rule(ruling="sustained", rule=rule))
    assert play.of(ev.QuestionStruck)[0].rephrase is False


@pytest.mark.parametrize("rule", ["999", "611(z)", "leading", "FRE 611", "", "611(c", "108"])
def test_a_rule_that_does_not_exist_cannot_be_cited(rule: str) -> None:
    play = put(Play.opened(), "What did she say?")
    play.give("q1/object", acts.Object(ground="hearsay")).give("q1/respond", acts.Respond())
    with pytest.raises(Refused, match="There is no rule"):
        play.give("q1/rule", acts.Rule(ruling="sustained", rule=rule))


@pytest.mark.parametrize("rule", ["101", "403", "404(b)(2)", "611(a)", "801(d)(2)(A)", "1103", "902(11)"])
def test_every_rule_of_the_table_can_be_cited(rule: str) -> None:
    play = put(Play.opened(), "What did she say?")
    play.give("q1/object", acts.Object(ground="hearsay")).give("q1/respond", acts.Respond())
    play.give("q1/rule", acts.Rule(ruling="sustained", rule=rule))
    assert play.of(ev.Ruled)[0].rule == rule


def test_a_witness_cannot_tell_what_another_knows() -> None:
    play = put(Play.opened(), "What did you see?").give("q1/object", acts.LetStand())
    with pytest.raises(Refused, match="not in the affidavit of this witness"):
        play.give("q1/answer", acts.Testify(text="I asked her.", stance="tell", facts=("W2.1",)))
    with pytest.raises(Refused, match="volunteered is told too"):
        play.give("q1/answer", acts.Testify(text="Yes.", stance="tell", volunteered=("W1.1",)))


def test_credit_is_for_open_targets_of_this_witness() -> None:
    play = put(Play.opened(), "What did you see?").give("q1/object", acts.LetStand())
    play.give("q1/answer", acts.Testify(text="A bag.", stance="tell", facts=("W1.1", "W1.2")))
    for wrong in ("T3", "T99"):
        with pytest.raises(Refused, match="no target of this witness"):
            play.give("q1/credit", acts.Credit(matched=(matched(wrong),)))
    with pytest.raises(Refused, match="not in the affidavit"):
        play.give("q1/credit", acts.Credit(taken=(acts.Taken(statement="So.", facts=("W2.1",)),)))
    play.give("q1/credit", acts.Credit(matched=(matched("T1"), matched("T1"))))
    assert play.of(ev.Elicited)[0].points == 3


def matched(elicit: str) -> acts.Matched:
    return acts.Matched(elicit=elicit, tier="keyword", score=0.9)


def test_an_elicit_counts_once_and_for_the_side_that_seeks_it() -> None:
    play = Play.opened().through("What did you see there?", credit=acts.Credit(matched=(matched("T1"), matched("T2"))))
    assert [one.elicit for one in play.of(ev.Elicited)[0].matched] == ["T1"]
    assert play.of(ev.Established)[0].ignored == {"T2": "not what the side that asks is after"}
    play.through("Where was the lantern?", credit=acts.Credit(matched=(matched("T1"),)))
    assert play.of(ev.Elicited)[1].points == 0
    assert play.of(ev.Established)[1].ignored == {"T1": "got already, by question 1"}
    play.rest().through("You never saw inside?", credit=acts.Credit(matched=(matched("T2"),)))
    assert play.of(ev.Elicited)[2].points == 3
    assert play.view("bench").scores == {"prosecution": 3, "defence": 3}


def test_a_phase_follows_a_phase_until_nobody_asks() -> None:
    play = Play.opened()
    for _ in range(4):
        play.through(question(play.state.number + 1)).rest()
    assert [(one.phase, one.by) for one in play.of(ev.PhaseOpened)] == [
        ("direct", "prosecution"), ("cross", "defence"), ("redirect", "prosecution"), ("recross", "defence"),
        ("direct", "defence"),
    ]  # fmt: skip
    assert play.of(ev.Excused) == [ev.Excused(witness="W1")]
    assert play.of(ev.SideRested) == [ev.SideRested(side="prosecution")]


def test_without_a_question_there_is_nothing_to_cross() -> None:
    play = Play.opened().rest()
    assert play.of(ev.PhaseClosed)[0].why == "nothing"
    assert play.of(ev.Excused) == [ev.Excused(witness="W1")]
    play.through("Who asked her?").rest().rest()
    assert [one.phase for one in play.of(ev.PhaseOpened)] == ["direct", "direct", "cross"]
    assert play.state.over
    assert play.sitting.agenda() == ()
    assert play.of(ev.Closed) == [ev.Closed(questions=1)]


def test_the_court_stops_a_phase_at_its_limit() -> None:
    play = Play.opened(params(direct=2, cross=1, redirect=0)).run(plainly)
    assert [(one.phase, one.why) for one in play.of(ev.PhaseClosed)] == [("direct", "limit"), ("cross", "limit")] * 2
    assert play.state.over


def test_the_ai_repeats_no_question_and_a_person_may() -> None:
    play = Play.opened().through("Where were you on Tuesday evening at nine?")
    with pytest.raises(Refused, match="has been asked that already"):
        put(play, "And where were you at nine on Tuesday evening?")
    held = Play.opened(holders={PROSECUTION: "person"}).through("Where were you on Tuesday evening at nine?")
    put(held, "Where were you on Tuesday evening at nine?")
    assert held.state.number == 2


def test_what_only_the_other_side_asked_is_no_repetition_unless_word_for_word() -> None:
    asked = "Where were you on Tuesday evening at nine?"
    play = Play.opened().through(asked)
    play.give("q2/put", acts.Rest())
    assert play.view("counsel/defence").phase == "cross"
    with pytest.raises(Refused, match="has been asked that already"):
        put(play, asked)
    assert put(play, "On Tuesday evening at nine you were at home, weren't you?").state.number == 2


def test_a_struck_question_can_be_rephrased_but_not_repeated() -> None:
    play = put(Play.opened(), "You saw a green canvas bag, didn't you?").give(
        "q1/object", acts.Object(ground="leading")
    )
    play.give("q1/respond", acts.Respond()).give("q1/rule", acts.Rule(ruling="sustained", rule="611(c)"))
    with pytest.raises(Refused, match="has been asked that already"):
        put(play, "You saw a green canvas bag, didn't you?")
    assert put(play, "What, if anything, was in her arms?").state.number == 2


def test_asked_and_answered_on_purpose_may_repeat() -> None:
    for seed in map(str, range(200)):
        play = Play.opened(params(agents=ALWAYS, player="defence"), seed=seed)
        play.through("Where were you on Tuesday evening at nine?")
        if play.view(PROSECUTION).err_ground == "asked_and_answered":
            put(play, "Where were you on Tuesday evening at nine?", defect="asked_and_answered")
            assert play.of(ev.QuestionMeant)[-1].defect == "asked_and_answered"
            return
    raise AssertionError("never drawn")


def test_a_defect_without_the_dice_is_refused_and_a_persons_word_is_not_taken() -> None:
    with pytest.raises(Refused, match="proper one"):
        put(Play.opened(), "You saw it, didn't you?", defect="leading")
    held = put(Play.opened(holders={PROSECUTION: "person"}), "You saw it?", defect="leading", aims=["T1"])
    assert held.of(ev.QuestionMeant) == [ev.QuestionMeant(no=1)]


def test_what_the_law_finds_is_recorded_whoever_asked() -> None:
    play = put(Play.opened(flaws=marked), "You saw [leading] what he said [hearsay]?")
    assert play.of(ev.QuestionMeant)[0].flaws == ("leading", "hearsay")


def test_counsel_objects_only_on_grounds_that_are_switched_on() -> None:
    agents = Agents(counsel=CounselSettings(error_rate=0, objection_types=("hearsay",)))
    play = put(Play.opened(params(agents=agents)), "What did you see?")
    with pytest.raises(Refused, match="switched off"):
        play.give("q1/object", acts.Object(ground="vague"))
    with pytest.raises(Refused, match="no answer yet"):
        play.give("q1/object", acts.Object(ground="non_responsive"))
    assert play.give("q1/object", acts.Object(ground="hearsay")).asked()[0].key == "q1/respond"


def test_a_person_has_the_window_and_silence_lets_it_stand() -> None:
    play = put(Play.opened(params(player="defence"), holders={DEFENCE: "person"}), "What did you see?")
    assert (play.ask("q1/object").limit, play.ask("q1/object").default) == (6.0, acts.LetStand())
    untimed = params(player="defence", objection_window=None)
    play = put(Play.opened(untimed, holders={DEFENCE: "person"}), "What did you see?")
    assert play.ask("q1/object").limit is None


def test_an_answer_is_struck_at_a_persons_door_and_what_it_gave_is_gone() -> None:
    play = Play.opened(params(player="defence"), holders={DEFENCE: "person"})
    taken = acts.Taken(statement="Tom Barrow saw her.", facts=("W1.1",))
    play.through("What did you see?", facts=("W1.1",), credit=acts.Credit(taken=(taken,), matched=(matched("T1"),)))
    assert play.keys() == ["q2/put", "q1/strike", "clerk"]
    play.give("q1/strike", acts.MoveToStrike(ground="non_responsive"))
    assert [(ask.key, ask.seat) for ask in play.asked()] == [("q1/rule_strike", "judge")]
    assert play.view("judge").answer == "Yes."
    play.give("q1/rule_strike", acts.Rule(ruling="sustained", rule="611(a)"))
    assert play.of(ev.AnswerStruck) == [ev.AnswerStruck(no=1)]
    assert play.view("bench").scores["prosecution"] == 0
    assert not play.state.established
    assert play.keys() == ["q2/put", "clerk"]
    play.through("What did you see?!", facts=("W1.1",), credit=acts.Credit(matched=(matched("T1"),)))
    assert play.view("bench").scores["prosecution"] == 3


def test_the_door_shuts_with_the_next_question_or_a_ruling() -> None:
    play = Play.opened(params(player="defence"), holders={DEFENCE: "person"}).through("What did you see?")
    put(play, "Who else was there?")
    assert play.keys() == ["q2/object", "clerk"]
    play.give("q2/object", acts.LetStand()).give("q2/answer", acts.Testify(text="Nobody.", stance="tell"))
    play.give("q2/credit", acts.Credit()).give("q2/strike", acts.MoveToStrike(ground="relevance"))
    play.give("q2/rule_strike", acts.Rule(ruling="overruled", rule="401"))
    assert play.keys() == ["q3/put", "clerk"]


def test_the_ai_is_asked_whether_to_strike_after_every_answer() -> None:
    play = put(Play.opened(), "What did you see?").give("q1/object", acts.LetStand())
    play.give("q1/answer", acts.Testify(text="A bag.", stance="tell", facts=("W1.2",))).give("q1/credit", acts.Credit())
    assert [(ask.key, ask.seat, ask.default) for ask in play.asked()] == [("q1/strike", DEFENCE, acts.LetStand())]
    play.give("q1/strike", acts.LetStand())
    assert play.asked()[0].key == "q2/put"
    play.through("What about a lantern?", facts=("W1.3",), volunteered=("W1.3",), stay=True)
    assert play.view(DEFENCE).volunteered == ("I did not see what was in the bag.",)
    play.give("q2/strike", acts.MoveToStrike(ground="non_responsive"))
    assert play.asked()[0].key == "q2/rule_strike"


def test_settings_bind_at_once_and_are_numbered() -> None:
    play = Play.opened()
    play.give("clerk", acts.SetAgents(agents=ALWAYS))
    assert play.of(ev.AgentsChanged)[0].number == 1
    assert play.view("clerk").agents == ALWAYS
    with pytest.raises(Refused, match="already"):
        play.give("clerk", acts.SetAgents(agents=ALWAYS))


def test_a_seat_changes_hands() -> None:
    play = Play.opened()
    play.give("clerk", acts.SeatHolder(seat=DEFENCE, by="person"))
    assert play.view("gallery").holders == {DEFENCE: "person"}
    assert put(play, "What?").ask("q1/object").limit == 6.0
    play.give("clerk", acts.SeatHolder(seat=DEFENCE, by="ai"))
    assert play.view("gallery").holders == {}
    for seat, why in (("juror/4", "There is no seat"), (DEFENCE, "already")):
        with pytest.raises(Refused, match=why):
            play.give("clerk", acts.SeatHolder(seat=seat, by="ai"))


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"witnesses": ("W1", "W9")}, "no witness W9"),
        ({"witnesses": ("W1", "W1")}, "called once"),
        ({"withheld": ("X9",)}, "no exhibit X9"),
    ],
)
def test_an_opening_that_does_not_fit_the_case_is_refused(changes: dict[str, object], why: str) -> None:
    with pytest.raises(VenireError, match=re.escape(why)):
        Play.opened(params(**changes))


def test_witnesses_are_called_in_the_order_wished_for() -> None:
    play = Play.opened(params(witnesses=("W2", "W1"), direct=1, cross=1, redirect=0)).run(plainly)
    assert [one.witness for one in play.of(ev.WitnessCalled)] == ["W2", "W1"]
    assert [one.side for one in play.of(ev.SideRested)] == ["defence", "prosecution"]
