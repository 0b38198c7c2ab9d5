"""What a witness said itself comes in where it is no assertion, was told to be treated, or is put to it on cross."""

from __future__ import annotations

import pytest

from tests.understudy.judge.test_consults_the_record import at_the_bench, case_of, ruled
from tests.understudy.judge.test_like_forms import ruled as by_form
from venire.law.case_file.case import Case, Side
from venire.law.evidence.grounds import Phase
from venire.law.evidence.question.setting import OpenedSubjects
from venire.proceedings.examination.acts import Rule


def hearsay(
    case: Case, witness: str, question: str, phase: Phase = "direct", by: Side = "defence", **seen: object
) -> Rule:
    return ruled(at_the_bench(case, witness, question, "hearsay", phase, by, **seen), case)


@pytest.mark.parametrize(
    ("who", "question", "ruling", "rule"),
    [
        (("negligence", "W1"), "What did you tell Owen Pryce about the pain?", "overruled", "803(4)"),
        (("negligence", "W1"), "What did you tell Declan Corrigan about the stable?", "sustained", "802"),
        (("negligence", "W8"), "What did you say to Owen Pryce at 7:15 a.m.?", "overruled", "801(c)"),
        (("fraud", "W6"), "Did you tell the board of the transfer of 2022?", "overruled", "801(c)"),
        (("fraud", "W6"), "Did you tell the board that the book was short?", "sustained", "802"),
        (("arson", "W8"), "What did you write on February 19?", "overruled", "803(3)"),
    ],
)
def test_what_it_was_said_for_decides(who: tuple[str, str], question: str, ruling: str, rule: str) -> None:
    assert by_form(who, question, "hearsay") == (ruling, rule)


@pytest.mark.parametrize("question", ["Who had told you of it?", "Very well. Who told you about the deeds?"])
def test_who_spoke_is_no_statement(question: str) -> None:
    assert hearsay(case_of("fraud"), "W6", question).ruling == "overruled"
    said = hearsay(case_of("fraud"), "W6", "Who told you that the deeds were forged?")
    assert said.ruling == "sustained"


def test_the_writer_may_be_asked_about_its_own_letter_on_cross() -> None:
    question = "Your letter of October 30 said that the loan was approved in principle, didn't it?"
    told = hearsay(case_of("fraud"), "W3", question, "cross")
    assert (told.ruling, told.rule) == ("overruled", "801(c)")
    assert "by another" not in told.reason
    other = question.replace("Your", "The board's")
    assert hearsay(case_of("fraud"), "W3", other, "cross").rule != "801(c)"


def test_whoever_opens_a_talk_opens_the_rest_of_it() -> None:
    case, question = case_of("exoneration"), "Warren Teague told you that he had gone in alone, didn't he?"
    opened = ("What did Warren Teague tell you of the watch?",)
    assert hearsay(case, "W4", question, "cross").ruling == "sustained"
    told = hearsay(case, "W4", question, "cross", asked=opened, asked_by_other=opened)
    assert (told.ruling, told.rule) == ("overruled", "106")
    on_direct = hearsay(case, "W4", question, "cross", opened=OpenedSubjects(said=opened))
    assert on_direct.rule == "106"
