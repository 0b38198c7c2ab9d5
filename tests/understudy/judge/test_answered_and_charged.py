"""Only what was answered has been answered, a charge may be put to the one charged, and a reason fits its question."""

from __future__ import annotations

import pytest

from tests.understudy.judge.test_consults_the_record import at_the_bench, case_of, ruled
from tests.understudy.judge.test_like_forms import ruled as by_form
from venire.law.case_file.case import Case
from venire.law.case_file.introduction import introduced
from venire.law.evidence.detectors.form.scope_of_record import charged_with, stands
from venire.law.evidence.grounds import Ground
from venire.law.evidence.question.matter import Matter
from venire.law.evidence.question.setting import OpenedSubjects, Setting, shared_words
from venire.proceedings.examination.case_file import CaseFile
from venire_understudy.counsel.objections.defences import fitting


def accused_of(case: Case) -> str:
    return next(one.id for one in case.witnesses if one.name == case.defendant.name)


@pytest.mark.parametrize(
    ("name", "again", "other"),
    [
        ("murder", "Did you strike Tom Ashdown?", "Did you walk down to the lock?"),
        ("robbery", "Did you take the drawer from the shelf?", "When did you leave the ferry?"),
    ],
)
def test_what_was_never_answered_is_not_asked_and_answered(name: str, again: str, other: str) -> None:
    case = case_of(name)
    me = accused_of(case)
    stopped = at_the_bench(case, me, again, "asked_and_answered", by="defence", asked=(other,), unknown=())
    assert ruled(stopped, case).ruling == "overruled"
    struck = at_the_bench(case, me, again, "asked_and_answered", by="defence", asked=(other, again), unknown=(again,))
    assert ruled(struck, case).ruling == "overruled"
    answered = at_the_bench(case, me, again, "asked_and_answered", by="defence", asked=(other, again))
    assert ruled(answered, case).ruling == "sustained"


def asked_of_the_accused(name: str, question: str, phase: str = "cross", witness: str = "") -> Matter:
    case = case_of(name)
    card = next(one for one in case.witnesses if one.id == (witness or accused_of(case)))
    own = {"question": question, "phase": phase, "witness": introduced(card), "defendant": case.defendant.name}
    return Matter(Setting.model_validate({**own, "issues": CaseFile(case).issues}), shared_words)


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("assault", "Did you strike Gideon Frayne?"),
        ("murder", "You pushed him into the water, didn't you?"),
        ("arson", "Did you set the fire?"),
        ("fraud", "You spent the Fund's money, didn't you?"),
        ("robbery", "Did you rob Noor Haddad?"),
    ],
)
def test_the_charge_itself_is_never_beyond_the_scope_of_the_accused(name: str, question: str) -> None:
    assert stands(asked_of_the_accused(name, question), OpenedSubjects()).standing != "beyond"
    assert charged_with(asked_of_the_accused(name, question))


@pytest.mark.parametrize(
    ("name", "question", "witness"),
    [
        ("assault", "Did you strike your dog last summer?", ""),
        ("murder", "Did you take a bus to the seaside in June?", ""),
        ("assault", "Did you strike Gideon Frayne?", "W6"),
    ],
)
def test_another_deed_or_another_witness_is_not_the_charge(name: str, question: str, witness: str) -> None:
    assert not charged_with(asked_of_the_accused(name, question, witness=witness))


def test_by_what_words_a_witness_made_somebody_out_is_no_hearsay() -> None:
    frayne, garrick = ("assault", "W1"), ("exoneration", "W2")
    hearing = "What did you say at the hearing on December 6, and how certain are you today?"
    assert by_form(frayne, hearing, "hearsay") == ("overruled", "801(d)(1)(C)")
    out_loud = "Did you say to the sergeant, “That is the man”?"
    assert by_form(garrick, out_loud, "hearsay") == ("overruled", "801(d)(1)(C)")


@pytest.mark.parametrize(
    "question",
    ["Did you say that that was the man's coat?", "What did you say to your sister about the price of coal?"],
)
def test_other_words_of_ones_own_stay_an_echo(question: str) -> None:
    for who in (("assault", "W1"), ("murder", "W1")):
        assert by_form(who, question, "hearsay") == ("sustained", "802")


def test_particulars_are_counted_in_words_as_in_figures_and_not_where_the_record_has_them() -> None:
    garrick, nairn = ("exoneration", "W2"), ("assault", "W6")
    assert by_form(garrick, "Did you look at the rider for ten seconds before he struck you?", "leading") is None
    assert by_form(garrick, "Did you look at the rider before he struck you?", "leading") == ("overruled", "611(c)")
    lux = "Did you measure 0.3 lux on a face turned away from lamp 41?"
    assert by_form(nairn, lux, "leading") is None
    assert by_form(nairn, lux, "leading", in_court=("The record of lamp 41",)) == ("overruled", "611(c)")


def test_an_expert_received_in_this_breath_is_no_layman() -> None:
    asked = "What can linseed rags do when they ignite by their own combustion?"
    setting = Setting(question=asked, phase="direct", witness="Dr Nadia Farouk, fire engineer, called by the defence")
    tender = f"I tender Dr Farouk as an expert in fire engineering, Your Honour. {asked}"
    assert not Matter(setting, shared_words).expert
    assert Matter(setting.model_copy(update={"question": tender}), shared_words).expert
    before = setting.model_copy(update={"asked": (tender,)})
    assert Matter(before, shared_words).expert


def test_how_things_go_is_an_expert_s_learning_and_what_was_done_a_deed() -> None:
    case = case_of("assault")
    learned = at_the_bench(case, "W6", "Who can tell green from brown under lamp 41 alone?", "hearsay", by="defence")
    done = at_the_bench(case, "W6", "Who was in the passage?", "hearsay", by="defence")
    told = tuple(ruled(one.model_copy(update={"asked": TENDER, "asked_by_other": ()}), case) for one in (learned, done))
    assert [one.ruling for one in told] == ["overruled", "overruled"]
    assert "learn" in told[0].reason.lower()
    assert "learn" not in told[1].reason.lower()


TENDER = ("I tender Dr Nairn as an expert in astronomy, Your Honour. What is your field?",)


@pytest.mark.parametrize(
    ("ground", "question", "expert", "lines"),
    [
        ("opinion", "You lied because you were afraid, is that right?", False, "opinion_own"),
        ("opinion", "How did the girl look?", False, "opinion_seen"),
        ("opinion", "Who painted the gate?", False, ""),
        ("vague", "How soon does a fire give the alarm?", True, "vague_expert"),
        ("vague", "Who was near the gate?", False, "vague_there"),
        ("vague", "How often does the bus come?", False, ""),
    ],
)
def test_a_defence_fits_the_question(ground: Ground, question: str, expert: bool, lines: str) -> None:
    assert fitting(ground, question, expert=expert) == lines
