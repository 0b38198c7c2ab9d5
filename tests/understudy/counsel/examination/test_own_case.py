"""Neither side disputes, mocks or calls beside the point what its own case rests on; cross puts nothing that helps the
other side, and ends on what harms it most."""

from __future__ import annotations

import re

import pytest

from tests.support.played_examination import Hearing, heard_of
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.advocacy.side_interest import Interest, excuses
from venire.law.case_file.case import Side
from venire.law.evidence.already_answered import asked_again, in_the_same_words
from venire.law.evidence.question.temptations import bare
from venire.law.repetition.same_question import normalised
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire_understudy.counsel.examination.chapters import led_through
from venire_understudy.counsel.examination.charge import accusation
from venire_understudy.counsel.examination.goals import Goal, denies
from venire_understudy.counsel.objections.bluff import OF_THE_MATTER, denies_own_case
from venire_understudy.counsel.questions.introduction_of_names import introduced
from venire_understudy.counsel.questions.leading import alone
from venire_understudy.counsel.questions.reason_questions import gives_reason, why_asked

_MOCKED = re.compile(
    r"(?:^Do you really expect this jury to believe|How can you sit|Isn't it rather|So you want the jury"
    r"|Are you (?:seriously|asking)).*? that (?P<said>.+)"
)
HELD = (("arson", "own case"), ("assault", "own case"))
MOCKING = (*HELD, ("murder", "one"), ("arson", "spine"))


def _brief(case: str) -> CounselFile:
    return CounselFile(ShippedCases().load(case))


@pytest.mark.parametrize(
    ("case", "said", "owner"),
    [
        ("murder", "When did Thomas Ashdown demand the money back from you?", "defence"),
        ("murder", "Were you at Lock 6 with Tom Ashdown that night?", "prosecution"),
        ("arson", "Why did you go back at 9:52 p.m.?", "prosecution"),
        ("assault", "What colour was the man's coat?", "prosecution"),
    ],
)
def test_what_ones_own_witness_or_paper_proves_is_of_ones_own_case(case: str, said: str, owner: Side) -> None:
    assert Interest(ShippedCases().load(case)).speaks_of_own(said, owner)


def test_what_only_the_other_side_is_after_is_not() -> None:
    interest = Interest(ShippedCases().load("murder"))
    assert not interest.owns("W1.17", "prosecution")  # the bicycle that the detective never examined
    assert interest.owns("W1.17", "defence")


@pytest.mark.parametrize(("case", "seed"), HELD)
def test_no_objection_says_of_ones_own_case_that_it_is_beside_the_point(case: str, seed: str) -> None:
    hearing, brief = heard_of(case, seed), _brief(case)
    objections = [(view, act) for view, act in hearing.of(acts.Object) if view.pending.matter == "question"]
    assert objections
    for view, act in objections:
        own = act.ground in OF_THE_MATTER and brief.interest.speaks_of_own(bare(view.pending.text), view.me)
        assert not own, view.pending.text


@pytest.mark.parametrize(("case", "seed"), HELD)
def test_cross_puts_no_reason_and_no_version_of_the_other_side(case: str, seed: str) -> None:
    hearing, brief = heard_of(case, seed), _brief(case)
    put = [(view, act) for view, act in hearing.of(acts.PutQuestion) if view.phase == "cross"]
    fair = [(view, act) for view, act in put if act.defect is None and act.aims and act.aims[0] in brief.facts]
    assert fair
    for view, act in fair:
        fact = brief.facts[act.aims[0]]
        assert not (excuses(fact) and not alone(fact)), act.text
        assert not brief.interest.told_better(fact, view.me), act.text
        assert fact.frame.negated or brief.interest.tips(fact.id, view.me), act.text


def test_one_has_it_from_ones_own_witness_and_not_in_the_other_sides_words() -> None:
    brief = _brief("murder")
    assert brief.interest.told_better(brief.facts["W6.18"], "prosecution")
    assert not brief.interest.told_better(brief.facts["W6.10"], "prosecution")


def test_what_both_sides_build_on_helps_whoever_builds_the_more() -> None:
    interest = Interest(ShippedCases().load("arson"))
    assert not interest.tips("W7.14", "prosecution")
    assert interest.tips("W7.11", "prosecution")


@pytest.mark.parametrize("asked", [0, 2, 5])
@pytest.mark.parametrize("room", [1, 2, 4, 8])
def test_a_cross_ends_on_the_best_that_it_has(asked: int, room: int) -> None:
    facts = _brief("murder").witnesses["W6"].affidavit
    goals = [Goal((fact,), float(3 + (place * 7) % 11), place) for place, fact in enumerate(facts[1:9])]
    led = led_through(goals, room, "", asked)
    assert len(led) == min(room, len(goals))
    assert led[-1].worth == max(goal.worth for goal in goals)


@pytest.mark.parametrize(("case", "seed"), HELD)
def test_the_accused_does_not_have_the_last_word_on_the_charge(case: str, seed: str) -> None:
    hearing, brief = heard_of(case, seed), _brief(case)
    accused = next(one.id for one in brief.case.witnesses if brief.accused(one.id))
    charges = {accusation(fact) for fact in brief.witnesses[accused].affidavit if denies(fact)} - {""}
    put = [act.text for view, act in hearing.of(acts.PutQuestion) if (view.phase, view.witness) == ("cross", accused)]
    assert charges.intersection(put)
    assert put[-1] not in charges


@pytest.mark.parametrize(("case", "seed"), HELD)
def test_an_accused_denies_the_charge_and_gives_its_reasons_on_direct(case: str, seed: str) -> None:
    hearing, brief = heard_of(case, seed), _brief(case)
    accused = next(one for one in brief.case.witnesses if brief.accused(one.id))
    asked = _asked_on_direct(hearing, accused.id)
    assert any(denies(fact) and fact.id in asked for fact in accused.affidavit)
    given = [fact.id for fact in accused.affidavit if gives_reason(fact)]
    reasons = [fact for fact in given if not brief.spine.harms(fact, "defence")]
    assert reasons
    assert asked.issuperset(reasons)


def _asked_on_direct(hearing: Hearing, witness: str) -> set[str]:
    put = [(view, act) for view, act in hearing.of(acts.PutQuestion) if view.witness == witness]
    return {aim for view, act in put if view.phase == "direct" for aim in act.aims}


def test_a_reason_that_stands_alone_is_asked_for_with_the_thing_it_is_the_reason_of() -> None:
    affidavit = _brief("murder").witnesses["W6"].affidavit
    lied = next(fact for fact in affidavit if fact.id == "W6.16")
    assert why_asked(affidavit, lied) == "Why did you lie to Detective Ferrante on Saturday morning?"


def test_counsel_mocks_nothing_that_its_own_case_rests_on() -> None:
    put = [(case, *one) for case, seed in MOCKING for one in heard_of(case, seed).of(acts.PutQuestion)]
    every = [(case, view, _MOCKED.search(act.text)) for case, view, act in put]
    mocked = [(case, view, found["said"]) for case, view, found in every if found]
    assert mocked
    for case, view, said in mocked:
        assert not _brief(case).interest.speaks_of_own(said, view.me), said


@pytest.mark.parametrize(("case", "seed"), HELD)
def test_nobody_asks_whether_who_has_just_been_told(case: str, seed: str) -> None:
    put = [one for one in heard_of(case, seed).of(acts.PutQuestion) if one[0].phase == "direct"]
    for view, act in put:
        asks, own = normalised(bare(act.text)), [one for one in view.exchanges if one.by == view.me and not one.struck]
        if act.defect is None and bare(act.text).startswith(("Did ", "Do ", "Was ", "Were ")):
            assert len(asks) < 4 or not any(asks <= normalised(one.answer) for one in own), act.text


def test_a_reason_is_no_repetition_of_whether_and_a_charge_none_of_its_denial() -> None:
    assert not asked_again("Did you put item 4 on the agenda?", "Why did you put item 4 on the agenda?", ())
    assert not in_the_same_words("Did you put item 4 on the agenda?", "Why did you put item 4 on the agenda?")
    assert not in_the_same_words("You did not set the fire, did you?", "You set the fire, didn't you?")
    assert in_the_same_words("You set the fire, didn't you?", "You set the fire, correct?")


@pytest.mark.parametrize(
    ("case", "witness", "asks", "told"),
    [
        ("arson", "W1", "What did you find in her sister's barn?", "What did you find in Agnes Weir's sister's barn?"),
        ("murder", "W1", "How long did you take for the same 400 yards?", "How long did you take for the 400 yards?"),
    ],
)
def test_nothing_hangs_on_what_was_not_said(case: str, witness: str, asks: str, told: str) -> None:
    view = next(view for view, _ in heard_of(case, "own case").of(acts.PutQuestion) if view.witness == witness)
    assert introduced(_brief(case), view, (), asks) == told


@pytest.mark.parametrize(
    ("asks", "sworn"),
    [
        ("Why did you bypass the rear door?", True),
        ("Why did you go back at 9:52 p.m.?", True),
        ("Why did you burn the green ledger?", False),
    ],
)
def test_nobody_says_that_is_assumed_which_has_just_been_sworn_to(asks: str, sworn: bool) -> None:
    hearing, brief = heard_of("arson", "own case"), _brief("arson")
    view = next(
        view
        for view, _ in hearing.of(acts.LetStand)
        if view.me == "prosecution" and view.pending and view.pending.text == "Why did you bypass the rear door?"
    )
    put = view.model_copy(update={"pending": view.pending.model_copy(update={"text": asks})})
    assert denies_own_case(brief, put, "assumes_facts") is sworn
