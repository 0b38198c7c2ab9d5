"""Leave to lead one's own witness as hostile: asked in any words, ruled on with a reason, and good for that direct."""

from __future__ import annotations

import pytest

from tests.proceedings.examination.builders import Play
from tests.support.played_examination import murder
from venire.law.testimony.hostile_witness import hostile_standing, leave_sought
from venire.law.testimony.testified import Exchange
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.readings.debrief import debrief
from venire.proceedings.examination.view import JudgeView
from venire.seats.flaws import found
from venire_understudy.judge.seat import CourtJudge

EVASIVE = ("I'd rather not say.", "That's my own business.", "I don't remember.")
LED = "You never repaired the rail, did you?"


@pytest.mark.parametrize(
    "text",
    [
        "Permission to treat the witness as hostile, Your Honor.",
        "Your Honour, may I treat this witness as hostile?",
        "I ask leave to lead the witness.",
        "May I lead, Your Honor?",
        "I request that Mr Dacey be declared a hostile witness.",
        "Your Honor, I would like to ask leading questions under Rule 611(c).",
        "I move to have the witness declared hostile.",
        "Permission to examine as an adverse witness?",
        "We ask the court to find the witness adverse.",
        "Your Honor, declare the witness hostile.",
        "Request permission to cross-examine my own witness.",
    ],
)
def test_a_request_is_understood_in_many_wordings(text: str) -> None:
    sought = leave_sought(text)
    assert sought is not None
    assert sought.rest == ""


@pytest.mark.parametrize(
    "text",
    [
        "Were you hostile to him?",
        "Did you ask permission to treat the wound?",
        "Was the crowd hostile that night?",
        "May I ask where you were?",
        "Did the path lead to the lock?",
        "Did you ask leave to go home?",
    ],
)
def test_a_question_is_no_request(text: str) -> None:
    assert leave_sought(text) is None


def test_what_follows_a_request_is_the_question() -> None:
    sought = leave_sought(f"Your Honor, permission to treat the witness as hostile. {LED}")
    assert sought is not None
    assert sought.rest == LED


def play(witness: str, answers: tuple[str, ...] = ()) -> Play:
    """A direct examination by the player in which these answers have been given."""
    params = ExaminationParams.model_validate({"witnesses": (witness,), "player": "prosecution"})
    begun = Play.opened(params, of=murder(), seed="leave", flaws=found)
    for no, text in enumerate(answers, start=1):
        begun.give(begun.asked()[0].key, acts.PutQuestion(text=f"What did you do on day {no}?"))
        begun.give(begun.asked()[0].key, acts.LetStand())
        begun.give(f"q{no}/answer", acts.Testify(text=text, stance="unknown"))
        begun.give(f"q{no}/credit", acts.Credit())
        while begun.asked()[0].key.endswith("strike"):
            begun.give(begun.asked()[0].key, acts.LetStand())
    return begun


def ask_leave(begun: Play, text: str = "Permission to treat the witness as hostile, Your Honor.") -> ev.LeaveRuled:
    begun.give(begun.asked()[0].key, acts.PutQuestion(text=text))
    return begun.of(ev.LeaveRuled)[-1]


def test_an_evasive_witness_may_be_led_and_leading_is_no_fault_then() -> None:
    begun = play("W5", EVASIVE)
    ruled = ask_leave(begun)
    assert ruled.granted
    assert "611(c)(2)" in ruled.text
    before = begun.view("counsel/prosecution").left
    begun.give(begun.asked()[0].key, acts.PutQuestion(text=LED))
    assert before - begun.view("counsel/prosecution").left == 1
    meant = begun.of(ev.QuestionMeant)[-1]
    assert "leading" not in meant.flaws
    begun.give(begun.asked()[0].key, acts.Object(ground="leading", argument="Leading."))
    begun.give(begun.asked()[0].key, acts.Respond())
    view = begun.view("judge")
    assert isinstance(view, JudgeView)
    assert view.pending is not None
    told = CourtJudge(murder(), begun.rules.chance).rule(view, view.pending, "leading")
    assert (told.ruling, told.rule) == ("overruled", "611(c)")
    assert "leave" in told.reason


def test_a_willing_witness_may_not_be_led_and_leading_stays_a_fault() -> None:
    begun = play("W3", ("My father called me at 8:40.",))
    ruled = ask_leave(begun)
    assert not ruled.granted
    assert "Denied" in ruled.text
    begun.give(begun.asked()[0].key, acts.PutQuestion(text="Your father sounded frightened, didn't he?"))
    assert "leading" in begun.of(ev.QuestionMeant)[-1].flaws


def test_what_is_sealed_of_a_witness_decides_nothing() -> None:
    guarded = next(one for one in murder().witnesses if one.id == "W5")
    assert guarded.profile.cooperativeness == "guarded"
    assert not ask_leave(play("W5", ("I sent the bill in June.",))).granted


def test_a_request_and_a_question_in_one_breath() -> None:
    begun = play("W5", EVASIVE)
    ruled = ask_leave(begun, f"Permission to treat the witness as hostile. {LED}")
    put = begun.of(ev.QuestionPut)[-1]
    assert ruled.granted
    assert put.text == LED
    assert "leading" not in begun.of(ev.QuestionMeant)[-1].flaws


def test_led_by_leave_is_not_counted_against_counsel() -> None:
    begun = play("W5", EVASIVE)
    ask_leave(begun)
    begun.give(begun.asked()[0].key, acts.PutQuestion(text=LED))
    assert debrief(murder(), begun.entries).leading["prosecution"].direct == 0.0


@pytest.mark.parametrize(
    ("case_id", "witness", "by", "standing"),
    [
        ("arson", "W3", "prosecution", "identified"),
        ("arson", "W8", "defence", "adverse"),
        ("murder", "W4", "prosecution", ""),
        ("robbery", "W5", "prosecution", ""),
        ("robbery", "W7", "prosecution", "identified"),
    ],
)
def test_who_is_adverse_by_everybodys_papers(case_id: str, witness: str, by: str, standing: str) -> None:
    case = ShippedCases().load(case_id)
    card = next(one for one in case.witnesses if one.id == witness)
    assert hostile_standing(case, card, "prosecution" if by == "prosecution" else "defence", ()) == standing


def test_a_tie_that_was_sworn_to_counts_and_a_struck_answer_does_not() -> None:
    case = murder()
    card = next(one for one in case.witnesses if one.id == "W4")
    said = Exchange(
        no=1, witness="W4", by="prosecution", phase="direct", question="Who is she?",
        answer="I think of Irene Halvorsen as a niece.",
    )  # fmt: skip
    assert hostile_standing(case, card, "prosecution", (said,)) == "identified"
    assert hostile_standing(case, card, "prosecution", (said.model_copy(update={"struck": True}),)) == ""
