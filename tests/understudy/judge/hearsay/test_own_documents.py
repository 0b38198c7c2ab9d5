"""What a witness wrote is ruled on by what it is: a record, a police note, a description, an earlier account."""

from __future__ import annotations

import pytest

from venire.language.questions.indirect import embedded
from venire.law.case_file.case import Case, Side
from venire.law.evidence.question.setting import Setting
from venire.law.evidence.rules import rule_cited
from venire.library.shipped import ShippedCases
from venire_understudy.judge.grounds.personal_knowledge import footing
from venire_understudy.judge.hearsay.own_documents import own_paper
from venire_understudy.judge.hearsay.prior_statements import own_words
from venire_understudy.judge.lines.words import bench_lines
from venire_understudy.judge.settled_law import plain_law


def of(name: str) -> Case:
    return ShippedCases().load(name)


@pytest.mark.parametrize(
    ("case", "exhibit", "by", "ruling", "rule"),
    [
        ("assault", "X9", "prosecution", "sustained", "803(8)"),
        ("collision", "X2", "prosecution", "overruled", "803(6)"),
        ("exoneration", "X3", "prosecution", "overruled", "801(d)(1)(C)"),
        ("negligence", "X8", "defence", "overruled", "613(b)"),
        ("murder", "X6", "defence", "overruled", "803(3)"),
        ("robot", "X9", "defence", "overruled", "801(c)"),
    ],
)
def test_an_exhibit_of_the_witness_s_hand(case: str, exhibit: str, by: Side, ruling: str, rule: str) -> None:
    file = of(case)
    told = own_paper(file, next(one for one in file.exhibits if one.id == exhibit), by)
    assert told is not None
    assert (told.ruling, told.rule) == (ruling, rule)
    assert rule_cited(rule)
    assert all("{rule}" in line for line in bench_lines()[told.key])


def test_police_notes_come_in_where_nobody_is_accused() -> None:
    file = of("assault").model_copy(update={"kind": "civil"})
    told = own_paper(file, next(one for one in file.exhibits if one.id == "X9"), "prosecution")
    assert told is not None
    assert (told.ruling, told.rule) == ("overruled", "803(8)")


def test_what_a_paper_says_is_not_which_paper_it_was() -> None:
    file = of("robot")
    said = Setting(
        question="What did you write in your e-mail of December 12?",
        phase="direct",
        witness="Tobias Renck, head of safety of Lumen Domestic, called by the defence",
    )
    told = own_words(file, said, "W7", "")
    assert told is not None
    assert told.key != "own_paper_named"


def test_a_practice_is_of_occasions_and_of_people() -> None:
    file = of("exoneration")
    for question in ("Did you look at both palms of every man?", "What did the plotter keep on every trip?"):
        setting = Setting(question=question, phase="direct", witness="Ned Pike, nurse, called by the defence")
        assert plain_law(file, setting, "W8", "relevance", "", frozenset()) is None


def test_who_never_stood_by_is_not_said_to_have_been_there() -> None:
    detective = "Ana Ferrante, lead investigator, called by the prosecution"
    asked = ("When did you reach Lock 6?", "What did Irene Halvorsen tell you after you had told her of the camera?")
    setting = Setting(
        question="What did the camera at Marl Bridge record?", phase="direct", witness=detective, asked=asked
    )
    assert footing(of("murder"), "W1", setting) != "presence_told"


def test_a_lie_is_told_and_a_thing_lies_where_it_lay() -> None:
    assert embedded("Why did you lie?", "Irene Halvorsen") == "why Irene Halvorsen lied"
    assert embedded("Where did the windlass lie?") == "where the windlass lay"
    assert embedded("Did the windlass lie on the sill?") == "whether the windlass lay on the sill"
