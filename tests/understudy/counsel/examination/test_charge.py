"""What an examination of an accused must have; reasons after what they are reasons for; nothing asked of nothing."""

from __future__ import annotations

import pytest

from tests.support.played_examination import heard_of
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.case_file.case import Fact, Frame
from venire.law.jury.case_as_heard import CaseAsHeard
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire_understudy.counsel.examination.charge import accusation
from venire_understudy.counsel.examination.goals import denies
from venire_understudy.counsel.questions.open_ended import open_questions

HELD = (
    ("murder", "one"),
    ("arson", "spine"),
    ("assault", "own case"),
    *(pytest.param(*one, marks=pytest.mark.prove) for one in (("assault", "1"), ("assault", "2"), ("arson", "1"))),
)
"""Every day those that other tests hear too."""


def fact(text: str, **frame: object) -> Fact:
    made = {"subject": "I", "verb": "be", **frame}
    return Fact(id="W1.1", text=text, frame=Frame.model_validate(made))


@pytest.mark.parametrize(
    ("text", "put"),
    [
        ("I did not strike Ada Holm.", "You struck Ada Holm, didn't you?"),
        ("I never took the ring from my aunt.", "You took the ring from your aunt, didn't you?"),
        ("I was not the man on the stair.", "You were the man on the stair, weren't you?"),
        ("I did not touch any of it.", ""),
        ("I left Ada Holm alive.", ""),
    ],
)
def test_a_denial_is_turned_into_what_it_denies(text: str, put: str) -> None:
    assert accusation(fact(text)) == put


@pytest.mark.parametrize(("name", "seed"), HELD)
def test_an_accused_is_asked_whether_and_told_that(name: str, seed: str) -> None:
    brief = CounselFile(ShippedCases().load(name))
    accused = next(one for one in brief.case.witnesses if brief.accused(one.id))
    hearing = heard_of(name, seed)
    put = [(view, act) for view, act in hearing.of(acts.PutQuestion) if view.witness == accused.id]
    own = {one.id for one in accused.affidavit if denies(one)}
    accusing = {accusation(one) for one in accused.affidavit if denies(one)} - {""}
    assert any(view.phase == "direct" and own.intersection(act.aims) for view, act in put)
    assert any(view.phase == "cross" and act.text in accusing for view, act in put)


def test_no_cross_gives_a_reason_before_the_deed() -> None:
    put = [act.text for view, act in heard_of("murder", "one").of(acts.PutQuestion) if view.phase == "cross"]
    why = next((place for place, text in enumerate(put) if text.startswith("You lied because")), len(put))
    assert any("you lied to" in text.lower() for text in put[: why + 1])


@pytest.mark.parametrize(
    ("text", "subject", "verb", "asks"),
    [
        (
            "No sound reached the yard after nine p.m.",
            "no sound",
            "reach",
            "Did any sound reach the yard after nine p.m.?",
        ),
        ("No letter came to the house in May.", "no letter", "come", "Did any letter come to the house in May?"),
    ],
)
def test_of_nothing_nobody_asks_when(text: str, subject: str, verb: str, asks: str) -> None:
    place = "the yard" if "yard" in text else ""
    more = () if place else ("to the house",)
    time = "after nine p.m." if place else "in May"
    made = fact(text, subject=subject, verb=verb, object=place, complements=more, time=time)
    assert open_questions(made) == (asks,)


def test_of_something_one_still_asks_when() -> None:
    made = fact("The letter came at 9:40 p.m.", subject="the letter", verb="come", time="at 9:40 p.m.")
    assert any(one.startswith("When did the letter") for one in open_questions(made))


def test_a_way_of_arguing_leaves_with_what_was_kept_out() -> None:
    case = ShippedCases().load("assault")
    facts = frozenset(one.id for witness in case.witnesses for one in witness.affidavit)
    exhibits = frozenset(one.id for one in case.exhibits)
    claim = next(one for one in case.claims if "W1.16" in one.grounds)

    def said(heard: frozenset[str]) -> list[str]:
        left = CaseAsHeard(case, heard, exhibits).as_case().claims
        return [kernel.text for one in left if one.id == claim.id for kernel in one.kernels]

    assert any("hearing" in text for text in said(facts))
    assert said(facts - {"W1.16"})
    assert not any("hearing" in text for text in said(facts - {"W1.16"}))
