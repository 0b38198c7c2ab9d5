"""What becomes of a form in a courtroom: what is sent back, what is left out, what the act is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.proceedings.examination.builders import ALWAYS, DEFENCE, NEVER, PROSECUTION, Play, params
from tests.support.played_examination import murder
from venire.kernel.record import Seat
from venire.law.evidence.grounds import CARDS
from venire.participants.briefs.examination.defects import defect
from venire.participants.part import FilledAct, PreparedAsk
from venire.proceedings.examination import acts
from venire.seats.flaws import found
from venire.seats.models.examination import court_names, court_parts, court_role

ANSWER = "The camera at Marl Bridge recorded Irene Halvorsen's van at 10:09 p.m."


def opened(**changes: Any) -> Play:
    """The detective is called; the defence is opposing counsel."""
    settings = params(witnesses=("W1", "W7"), direct=6, cross=6, **{"agents": NEVER, **changes})
    return Play.opened(settings, of=murder(), flaws=found)


def asked(play: Play) -> PreparedAsk:
    """What a model would be put now."""
    ask = play.asked()[0]
    turns = [part.turn(ask, play.view(ask.seat)) for part in court_parts(ask.seat, play.rules)]
    turn = next(turn for turn in turns if turn is not None)
    assert isinstance(turn, PreparedAsk)
    return turn


def complaint(play: Play, name: str, **fields: Any) -> str:
    turn = asked(play)
    return turn.complaint(turn.forms[name].model_validate(fields))


def taken(play: Play, name: str, **fields: Any) -> FilledAct:
    turn = asked(play)
    return turn.taken(turn.forms[name].model_validate(fields))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("When did you reach Lock 6 that morning?", ""),
        ("Does fact W1.2 say when you reached Lock 6?", "ids such as W1.2"),
        ("Q. When did you come?\nA. At seven.", "like a script"),
        ("You reached Lock 6 at 6:55, didn't you?", "open to an objection"),
        ("When did you " + "come and go and " * 60, "words"),
    ],
)
def test_a_question_on_direct(text: str, told: str) -> None:
    said = complaint(opened(), "put_question", text=text)
    assert (told in said) if told else not said


def test_nobody_calls_a_witness_to_ask_nothing() -> None:
    play = opened()
    assert "asked nothing yet" in complaint(play, "rest")
    play.through("When did you reach Lock 6 that morning?", text="At 6:55.")
    assert not complaint(play, "rest")


def test_a_question_that_was_answered_is_not_put_again_and_one_that_was_struck_may_be_mended() -> None:
    play = opened().through("When did you reach Lock 6 that morning?", text="At 6:55.")
    assert "asked already" in complaint(play, "put_question", text="And when did you reach Lock 6 that morning?")
    play.give("q2/put", acts.PutQuestion(text="You saw a bruise, didn't you?"))
    play.give("q2/object", acts.Object(ground="leading")).give("q2/respond", acts.Respond())
    play.give("q2/rule", acts.Rule(ruling="sustained", rule="611(c)"))
    assert "asked already" in complaint(play, "put_question", text="You saw a bruise, didn't you?")
    assert not complaint(play, "put_question", text="What did you see on her wrist?")


def test_aims_that_do_not_exist_are_left_out_and_told() -> None:
    made = taken(opened(), "put_question", text="When did you come?", aims=["T1", "T1", "W1.2", "T32", "Z9"])
    assert made.act == acts.PutQuestion(text="When did you come?", aims=("T1", "W1.2"))
    assert made.dropped == ("aim T32", "aim Z9")


def test_only_what_can_be_offered_is_offered_and_only_through_ones_own_witness() -> None:
    play = opened()
    assert not complaint(play, "offer_exhibit", exhibit="X2")
    assert "not yours to offer" in complaint(play, "offer_exhibit", exhibit="X1")
    assert "in evidence" in complaint(play, "show_exhibit", exhibit="X2")
    assert set(asked(play.through("When did you reach Lock 6 that morning?").rest()).forms) == {"put_question", "rest"}


def test_cross_leads_and_direct_does_not() -> None:
    play = opened()
    assert "Direct examination" in asked(play).brief.rules
    play.through("When did you reach Lock 6 that morning?").rest()
    assert "Cross-examination" in asked(play).brief.rules
    assert not complaint(play, "put_question", text="You never examined Colm Dacey's bicycle, did you?")


def test_a_defect_on_purpose_must_be_there_and_is_marked() -> None:
    play = opened(agents=ALWAYS).through("When did you reach Lock 6 that morning?").rest()
    view = play.view(DEFENCE)
    assert view.err
    assert "This once" in asked(play).brief.matter
    assert "wrong one" in complaint(play, "rest")
    made = taken(play, "put_question", text="Whatever it is?").act
    assert isinstance(made, acts.PutQuestion)
    assert made.defect == view.err_ground


def test_two_questions_joined_by_and_are_the_compound_that_was_ordered() -> None:
    play = opened(agents=ALWAYS)
    ask = play.asked()[0]
    view = play.view(ask.seat).model_copy(update={"err": True, "err_ground": "compound"})
    turn = next(turn for part in court_parts(ask.seat, play.rules) if (turn := part.turn(ask, view)) is not None)
    assert isinstance(turn, PreparedAsk)
    question = turn.forms["put_question"]
    joined = "Did you see anything at the gate in the minutes before ten, and did you hear anything on the water after?"
    assert not turn.complaint(question.model_validate({"text": joined}))
    assert "compound" in turn.complaint(question.model_validate({"text": "Did you see anybody and anything there?"}))


def test_a_question_that_was_stopped_is_shown_as_unanswered_and_a_struck_answer_as_struck() -> None:
    play = opened().give("q1/put", acts.PutQuestion(text="You saw a bruise, didn't you?"))
    play.give("q1/object", acts.Object(ground="leading")).give("q1/respond", acts.Respond())
    play.give("q1/rule", acts.Rule(ruling="sustained", rule="611(c)"))
    assert "(Not answered: the objection was sustained.)" in asked(play).brief.matter
    assert "The judge has ruled:" in asked(play).brief.matter
    play.through("Were you there?", stay=True, text=ANSWER, facts=("W1.7",), volunteered=("W1.7",))
    play.give("q2/strike", acts.MoveToStrike(ground="non_responsive", argument="Nobody asked about the camera."))
    assert "You have ruled:" in asked(play).brief.matter
    play.give("q2/rule_strike", acts.Rule(ruling="sustained", rule="611(a)"))
    assert "(Struck: this answer is not in evidence" in asked(play).brief.matter


def test_on_cross_counsel_is_told_what_direct_went_into() -> None:
    play = opened().through("Where was the windlass?", text="On the chamber floor, seven feet from the upper sill.")
    assert "Gone into so far: " in asked(play).brief.matter
    assert "Direct went into: " in asked(play.rest()).brief.matter


def test_an_objection_names_a_ground_that_counsel_uses() -> None:
    allowed = NEVER.model_copy(update={"counsel": NEVER.counsel.model_copy(update={"objection_types": ("leading",)})})
    play = opened(agents=allowed).give("q1/put", acts.PutQuestion(text="When did you come?"))
    assert "Use one of leading" in complaint(play, "object", ground="hearsay")
    assert not complaint(play, "object", ground="leading", argument="It leads.")
    assert not complaint(play, "let_stand")
    assert "`hearsay`" not in asked(play).brief.rules


def test_a_wrong_objection_is_made_on_the_ground_that_the_dice_name() -> None:
    play = opened(agents=ALWAYS).give("q1/put", acts.PutQuestion(text="Did you reach Lock 6 at 6:55 that morning?"))
    ground = play.view(DEFENCE).err_ground
    other = "privilege" if ground != "privilege" else "character"
    assert "This once you object" in complaint(play, "let_stand")
    assert "your ground is" in complaint(play, "object", ground=other)
    assert not complaint(play, "object", ground=ground, argument="It is that.")


def test_a_ruling_cites_a_rule_that_there_is() -> None:
    play = opened().give("q1/put", acts.PutQuestion(text="What did you see?"))
    play.give("q1/object", acts.Object(ground="vague")).give("q1/respond", acts.Respond(text="It is one thing."))
    assert "no rule '999'" in complaint(play, "rule", ruling="sustained", rule="999")
    assert "no rule '611(z)'" in complaint(play, "rule", ruling="sustained", rule="611(z)")
    assert not complaint(play, "rule", ruling="sustained", rule="611(a)", reason="Nobody could tell what is asked.")
    assert taken(play, "rule", ruling="sustained", rule=" 611(a) ").act == acts.Rule(ruling="sustained", rule="611(a)")


@pytest.mark.parametrize(("style", "told"), [("terse", "a word or two"), ("teaching", "Four sentences at the most")])
def test_a_judge_rules_in_its_manner(style: str, told: str) -> None:
    judge = NEVER.judge.model_copy(update={"style": style, "strictness": 0.9, "sustain_bias": -0.8})
    play = opened(agents=NEVER.model_copy(update={"judge": judge}))
    play.give("q1/put", acts.PutQuestion(text="What did you see?")).give("q1/object", acts.Object(ground="vague"))
    brief = asked(play.give("q1/respond", acts.Respond())).brief
    assert told in brief.shared
    assert "to the letter" in brief.shared
    assert "you let it in" in brief.shared


def test_a_witness_names_its_own_facts_and_what_is_volunteered_is_told_too() -> None:
    play = (
        opened().give("q1/put", acts.PutQuestion(text="What did the camera record?")).give("q1/object", acts.LetStand())
    )
    made = taken(play, "testify", text=ANSWER, stance="tell", facts=["W1.7", "W7.1"], volunteered=["W1.2"])
    assert made.act == acts.Testify(text=ANSWER, stance="tell", facts=("W1.7", "W1.2"), volunteered=("W1.2",))
    assert made.dropped == ("fact W7.1",)
    assert "ids such as" in complaint(play, "testify", text="As W1.7 says, it did.", stance="tell")


def reported(question: str, answer: str) -> Play:
    play = opened().give("q1/put", acts.PutQuestion(text=question)).give("q1/object", acts.LetStand())
    return play.give("q1/answer", acts.Testify(text=answer, stance="tell", facts=("W1.5",)))


def test_a_target_that_the_answer_does_not_give_is_not_given_whatever_the_model_says() -> None:
    play = reported("What did you find in the van?", "I found a wrench in Irene Halvorsen's van.")
    claims = [{"statement": "The detective found a wrench in Irene Halvorsen's van.", "facts": ["W1.15", "W9.9"]}]
    made = taken(play, "credit", taken=claims, given=["T1", "T3"])
    assert isinstance(made.act, acts.Credit)
    assert made.act.matched == ()
    assert made.act.taken[0].facts == ("W1.15",)
    assert set(made.dropped) == {"target T1", "target T3"}


def test_a_target_that_the_words_give_counts_though_the_model_overlooked_it() -> None:
    told = "I found Thomas Ashdown's flashlight in his coat pocket, switched off."
    made = taken(reported("Where was Thomas Ashdown's flashlight, and in what state?", told), "credit")
    assert isinstance(made.act, acts.Credit)
    assert [one.elicit for one in made.act.matched] == ["T4"]


def test_a_claim_that_nobody_made_is_left_out() -> None:
    play = reported("What did you find in the van?", "I found a wrench in Irene Halvorsen's van.")
    made = taken(play, "credit", taken=[{"statement": "Colm Dacey was paid by the trust to stay silent in March."}])
    assert made.act == acts.Credit()
    assert made.dropped[0].startswith("claim Colm Dacey")


@pytest.mark.parametrize(
    ("question", "answer", "claim", "kept"),
    [
        ("How long was the drive?", "Four minutes.", "The drive was four minutes long.", True),
        ("How long was the drive?", "Four minutes.", "The drive was nine minutes long.", False),
        ("Was the drive nine minutes?", "No, it was four minutes.", "The drive was nine minutes.", False),
        ("Did you examine the bicycle?", "No.", "Detective Ana Ferrante examined the bicycle.", False),
        ("Did you examine the bicycle?", "Yes.", "Detective Ana Ferrante examined the bicycle.", True),
        (
            "On Saturday, October 12, at what hour did you come to the lock?",
            "I was there at 6:55 in the morning.",
            "Detective Ana Ferrante came to the lock at 6:55 in the morning on Saturday, October 12.",
            True,
        ),
        (
            "On Saturday, October 12, at what hour did you come to the lock?",
            "I was there at 6:55 in the morning.",
            "Detective Ana Ferrante came to the lock at 6:55 in the morning on Sunday, October 13.",
            False,
        ),
    ],
)
def test_a_claim_says_what_was_sworn_to(question: str, answer: str, claim: str, kept: bool) -> None:
    made = taken(reported(question, answer), "credit", taken=[{"statement": claim}])
    assert isinstance(made.act, acts.Credit)
    assert [one.statement for one in made.act.taken] == ([claim] if kept else [])


def test_a_denial_is_written_down_as_what_was_denied() -> None:
    claim = {"statement": "Detective Ana Ferrante examined the bicycle.", "holds": False}
    made = taken(reported("Did you examine the bicycle?", "No."), "credit", taken=[claim])
    assert isinstance(made.act, acts.Credit)
    assert [one.holds for one in made.act.taken] == [False]


def test_where_nothing_was_volunteered_the_answer_stands_without_a_call() -> None:
    play = opened().through("What did the camera record?", stay=True, text=ANSWER, facts=("W1.7",))
    ask = play.asked()[0]
    turns = [part.turn(ask, play.view(ask.seat)) for part in court_parts(ask.seat, play.rules)]
    assert [turn for turn in turns if turn is not None] == [FilledAct(acts.LetStand())]
    told = opened().through("Were you there?", stay=True, text=ANSWER, facts=("W1.7",), volunteered=("W1.7",))
    assert not complaint(told, "move_to_strike", argument="Nobody asked about the camera.")
    assert isinstance(taken(told, "move_to_strike").act, acts.MoveToStrike)


def test_every_seat_of_a_courtroom_has_its_role_and_a_witness_its_name() -> None:
    roles = {
        seat: court_role(Seat(seat)) for seat in (PROSECUTION, DEFENCE, "judge", "reporter", "witness/W3", "clerk")
    }
    assert list(roles.values()) == ["opposing_counsel", "opposing_counsel", "judge", "reporter", "witness", None]
    assert court_names(Seat("witness/W3")) == ("W3",)
    assert court_parts(Seat("clerk"), opened().rules) == ()


def test_only_a_mistake_that_needs_it_frees_counsel_to_speak_of_what_the_papers_do_not_have() -> None:
    free = [ground for ground in CARDS if "the papers do not have" in defect(ground).how]
    assert set(free) == {"assumes_facts", "foundation", "hearsay", "relevance", "privilege"}


def test_what_is_held_up_is_described_with_one_full_stop() -> None:
    play = opened().give("q1/put", acts.PutQuestion(text="What is this?", exhibit="X2"))
    lines = [line for line in asked(play).brief.matter.splitlines() if "holds up Exhibit 2" in line]
    assert lines
    assert lines[0].endswith(".")
    assert not lines[0].endswith("..")
