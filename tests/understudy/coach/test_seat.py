"""The coach sets what the dice ask for, and the law's detectors agree."""

from __future__ import annotations

import re

import pytest

from tests.support.shares import SHARES
from venire.kernel.chance import Chance
from venire.kernel.proceeding import Ask
from venire.law.case_file.case import Case
from venire.law.evidence.grounds import CARDS, Ground, Phase
from venire.law.evidence.question.setting import QuestionDefect
from venire.library.shipped import ShippedCases
from venire.proceedings.drill.acts import Call, SetQuestion
from venire.proceedings.drill.events import COACH, STUDENT
from venire.proceedings.drill.rules import NOT_ON_CROSS, NOT_ON_DIRECT, PRACTISED
from venire.proceedings.drill.view import CoachView, DrillView, Item
from venire.seats.flaws import found
from venire_understudy.coach.forum import standing
from venire_understudy.coach.practice_record import shown_setting
from venire_understudy.coach.proper_questions import bars, brought_in, lead_in, of_nobody
from venire_understudy.coach.seat import ANYBODY, DrillCoach
from venire_understudy.coach.student import Student
from venire_understudy.counsel.questions.grammar import sentence

PHASES: tuple[Phase, Phase] = ("direct", "cross")


@pytest.fixture(scope="module")
def case() -> Case:
    return ShippedCases().load("murder")


def view(case: Case, witness: str, phase: Phase, defect: Ground | None, *asked: str, number: int = 1) -> CoachView:
    fact = next(one for one in case.witnesses if one.id == witness).affidavit[2].id
    shown = {"case": case.id, "title": case.title, "items": 20, "number": number, "score": 0, "streak": 0}
    drawn = {"witness": witness, "phase": phase, "fact": fact, "defect": defect, "asked": asked}
    return CoachView.model_validate({**shown, **drawn})


async def made(case: Case, seen: CoachView) -> SetQuestion:
    coach = DrillCoach(case, Chance("1"), found)
    act = await coach.answer(Ask("d1/set", COACH, (SetQuestion,), ""), seen)
    assert isinstance(act, SetQuestion)
    return act


def findings(case: Case, seen: CoachView, act: SetQuestion) -> list[QuestionDefect]:
    """What the law finds wrong with the question, in the record that the student is shown."""
    witness = next(one for one in case.witnesses if one.id == seen.witness)
    return list(found(shown_setting(case, witness, seen.phase, act.text, act.before)))


@pytest.mark.anyio
@pytest.mark.parametrize("ground", PRACTISED)
async def test_a_defective_question_has_that_defect_by_the_laws_own_detector(case: Case, ground: Ground) -> None:
    for phase in PHASES:
        barred = NOT_ON_CROSS if phase == "cross" else NOT_ON_DIRECT
        for witness in ("W1", "W5") if ground not in barred else ():
            seen = view(case, witness, phase, ground)
            act = await made(case, seen)
            assert ground in {one.ground for one in findings(case, seen, act)}
            assert act.why


@pytest.mark.anyio
async def test_a_proper_question_has_no_finding(case: Case) -> None:
    for witness in case.witnesses:
        for phase in PHASES:
            seen = view(case, witness.id, phase, None)
            assert findings(case, seen, await made(case, seen)) == []


@pytest.mark.anyio
async def test_no_question_is_set_twice_however_long_one_ground_is_drilled(case: Case) -> None:
    asked = list[str]()
    for number in range(1, 13):
        act = await made(case, view(case, "W1", "direct", "relevance", *asked, number=number))
        assert act.text not in asked
        asked.append(act.text)


@pytest.mark.anyio
async def test_a_student_hears_a_leading_question_and_lets_a_plain_one_stand(case: Case) -> None:
    right = 0
    for number in range(1, 21):
        led = number % 2 == 0
        text = "Isn't it true that you reached Lock 6 at 6:55?" if led else "When did you reach Lock 6?"
        item = Item(no=number, witness="W1", phase="direct", text=text)
        seen = DrillView(case=case.id, title="", items=20, number=number, score=0, streak=0, pending=item)
        act = await Student(case, Chance(str(number)), found).answer(Ask("d1/call", STUDENT, (Call,), ""), seen)
        assert isinstance(act, Call)
        right += act.ground == ("leading" if led else None)
    assert 12 <= right < 20


@pytest.mark.anyio
@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("ground", PRACTISED)
@pytest.mark.parametrize("name", ["murder", "robot", "robbery", "exoneration", "arson", "fraud", "assault"])
async def test_a_drill_never_runs_dry(name: str, ground: Ground, share: int) -> None:
    """Of every ground three questions in a row can be set to every witness of every shipped case."""
    shipped = ShippedCases().load(name)
    coach = DrillCoach(shipped, Chance("1"), found)
    phases: list[Phase] = [one for one in PHASES if ground not in (NOT_ON_CROSS if one == "cross" else NOT_ON_DIRECT)]
    for witness in shipped.witnesses[PRACTISED.index(ground) % share :: share]:
        asked = list[str]()
        for number in range(1, 4):
            seen = view(shipped, witness.id, phases[number % len(phases)], ground, *asked, number=number)
            act = await coach.answer(Ask("d1/set", COACH, (SetQuestion,), ""), seen)
            assert isinstance(act, SetQuestion)
            assert act.text not in asked
            asked.append(act.text)


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["murder", "robot", "robbery", "exoneration", "arson", "fraud", "assault"])
@pytest.mark.parametrize("phase", PHASES)
async def test_a_proper_question_takes_nothing_for_granted(name: str, phase: Phase) -> None:
    """On direct every word of it was told before; on either side it asks for nobody's words and for no paper."""
    shipped = ShippedCases().load(name)
    coach = DrillCoach(shipped, Chance("2"), found)
    for witness in shipped.witnesses:
        asked = list[str]()
        for number in range(1, 4):
            seen = view(shipped, witness.id, phase, None, *asked, number=number)
            act = await coach.answer(Ask("d1/set", COACH, (SetQuestion,), ""), seen)
            assert isinstance(act, SetQuestion)
            assert findings(shipped, seen, act) == []
            if act.text not in ANYBODY and phase == "direct":
                assert not brought_in(shipped, act.text, " ".join(act.before)), act
                assert not bars(act.text)
                assert not act.text.startswith(("Did ", "Was ", "Had ", "Were "))
            asked.append(act.text)


@pytest.mark.anyio
@pytest.mark.parametrize("ground", PRACTISED)
@pytest.mark.parametrize("name", ["murder", "robot", "robbery", "exoneration", "arson", "fraud", "assault"])
async def test_a_fault_is_one_and_its_explanation_cites_the_rule_of_its_ground(name: str, ground: Ground) -> None:
    shipped = ShippedCases().load(name)
    coach = DrillCoach(shipped, Chance("3"), found)
    for witness in shipped.witnesses:
        for phase in PHASES:
            if ground in (NOT_ON_CROSS if phase == "cross" else NOT_ON_DIRECT):
                continue
            seen = view(shipped, witness.id, phase, ground)
            act = await coach.answer(Ask("d1/set", COACH, (SetQuestion,), ""), seen)
            assert isinstance(act, SetQuestion)
            assert {one.ground for one in findings(shipped, seen, act) if one.sure > 0.5} <= {ground, *act.also}
            assert any(re.search(rf"\b{re.escape(rule)}", act.why) for rule in CARDS[ground].rules), act.why
            assert not re.search(r"\bwas (?:two|three|four) |[{}]|\?\?|\?\.", act.text)


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["arson", "collision", "exoneration", "negligence", "robot"])
async def test_nobody_is_asked_on_direct_when_nobody_did_a_thing(name: str) -> None:
    case = ShippedCases().load(name)
    for witness in case.witnesses:
        for fact in witness.affidavit:
            seen = view(case, witness.id, "direct", None).model_copy(update={"fact": fact.id})
            act = await made(case, seen)
            told = " ".join((*act.before[1:], act.text))
            assert not re.search(r"(?:When|Where|Who) (?:did|had|has) nobody|“Nobody ", told), told
            assert not of_nobody(fact) or act.text != fact.ask


@pytest.mark.anyio
async def test_a_chemist_was_not_there_and_a_machine_has_no_church() -> None:
    for name in ("exoneration", "robot", "negligence", "arson"):
        case = ShippedCases().load(name)
        for witness in case.witnesses:
            for number in range(1, 5):
                for ground in ("compound", "assumes_facts", "relevance"):
                    act = await made(case, view(case, witness.id, "direct", ground, number=number))
                    if standing(case, witness) != "layman":
                        assert not re.search(r"that day, who was with you|go straight home|threatened you", act.text)
                    if standing(case, witness) == "machine":
                        assert not re.search(r"church|married|children|vote|divorced|holiday", act.text), act.text


def test_who_is_a_layman_is_told_by_name_and_role() -> None:
    robot, negligence = ShippedCases().load("robot"), ShippedCases().load("negligence")
    assert {one.name: standing(robot, one) for one in robot.witnesses}["Benno"] == "machine"
    of_hospital = {one.name: standing(negligence, one) for one in negligence.witnesses}
    assert of_hospital["Dr Stephen Aldous"] == "layman"
    assert of_hospital["Dr Helen Varga"] == "office"
    assert of_hospital["Declan Corrigan"] == "layman"


@pytest.mark.anyio
async def test_a_witness_with_a_title_is_not_asked_about_itself_by_name() -> None:
    case = ShippedCases().load("negligence")
    (aldous,) = [one for one in case.witnesses if one.name == "Dr Stephen Aldous"]
    for number in range(1, 8):
        for ground in ("character", "opinion", "hearsay"):
            act = await made(case, view(case, aldous.id, "cross", ground, number=number))
            assert "Stephen Aldous" not in act.text


@pytest.mark.anyio
async def test_an_hour_at_the_end_of_two_questions_keeps_its_dot() -> None:
    assert sentence("when did you come, and what did you see at 6:40 a.m.?") == (
        "When did you come, and what did you see at 6:40 a.m.?"
    )


def test_what_is_told_first_does_not_turn_the_question_round() -> None:
    assert lead_in("When did you reach Lock 6?") == "Did you reach Lock 6?"
    assert lead_in("How did you leave the steel cabinet on Saturday?") == ""
