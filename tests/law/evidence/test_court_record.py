"""What a court goes back to in its record, what a question takes for granted, and what was told to a party."""

from __future__ import annotations

import pytest

from venire.law.evidence.court_record import alike, least_heard, mark, marks, recalled, says_so
from venire.law.evidence.question.notice import notice
from venire.law.evidence.question.presuppositions import premise
from venire.law.evidence.question.setting import Setting

FILLER = tuple(f"The clerk counted {number} sacks of flour." for number in range(40, 70))


def test_what_the_first_witness_swore_to_is_not_forgotten() -> None:
    record = ("Agnes Weir took her father's tools to the barn.", *FILLER)
    kept = recalled("Why had you taken your father's tools to the barn?", record, 6, 4)
    assert kept[0] == record[0]
    assert len(kept) == 7
    assert kept[1:] == FILLER[-6:]


def test_no_more_is_gone_back_to_than_a_view_may_hold_and_nothing_for_no_question() -> None:
    record = tuple(f"The clerk counted {number} sacks of flour in the shed." for number in range(60))
    assert len(recalled("What sacks of flour did the clerk count?", record, 6, 4)) == 10
    assert recalled("", record, 6, 4) == record[-6:]
    assert recalled("Who opened the gate?", record, 6, 4) == record[-6:]


@pytest.mark.parametrize(
    ("taken", "statement"),
    [
        ("you raise the insurance", "Agnes Weir raised the insurance in January."),
        ("the divers came up on Saturday", "On Saturday the divers came up with a windlass."),
    ],
)
def test_a_premise_is_in_evidence_when_somebody_has_said_it(taken: str, statement: str) -> None:
    assert says_so(taken, (*FILLER, statement)) == statement
    assert says_so(taken, (*FILLER, f"Denied: {statement}")) == ""
    assert says_so(taken, FILLER) == ""


def test_an_exhibit_in_evidence_says_what_the_thing_is_that_was_spoken_of() -> None:
    told = "The policy was raised on January 13."
    assert says_so("you raise the insurance", (told,)) == ""
    assert says_so("you raise the insurance", (told,), ("The insurance policy",)) == told
    assert says_so("you raise the insurance", (told,), ("The detector's log",)) == ""


@pytest.mark.parametrize(
    ("question", "words", "first"),
    [
        ("Why did you raise the insurance?", "you raise the insurance", True),
        ("When did you stop writing to him?", "you stop writing to him", True),
        ("What did you see when the divers came up on Saturday?", "the divers came up on Saturday", False),
        ("What became of the windlass that the divers found?", "the windlass that the divers found", False),
    ],
)
def test_what_a_question_takes_for_granted(question: str, words: str, first: bool) -> None:
    taken = premise(question, "Agnes Weir")
    assert taken is not None
    assert (taken.words, taken.comes_first) == (words, first)


@pytest.mark.parametrize(
    "question",
    [
        "When did you reach Lock 6?",
        "Did you raise the insurance?",
        "By when could a surgeon who set out after the call have opened the leg?",
        "Where were you at nine?",
    ],
)
def test_a_plain_question_takes_nothing_for_granted(question: str) -> None:
    taken = premise(question, "Agnes Weir")
    assert taken is None or "call have" not in taken.words
    assert taken is None or question.startswith("By when")


def test_a_premise_can_be_said_back_with_the_witness_named_once() -> None:
    taken = premise("Why had you taken your father's tools to the barn?", "Agnes Weir")
    assert taken is not None
    assert taken.whether == "whether Agnes Weir had taken her father's tools to the barn"
    unknown = premise("Why had you taken your tools to your barn?", "Quillon Hask")
    assert unknown is not None
    assert "Hask's" not in unknown.whether


def _asked(question: str, witness: str, *issues: str) -> Setting:
    introduced = f"{witness}, called by the defence"
    return Setting(question=question, phase="direct", witness=introduced, issues=issues, defendant="Stephen Aldous")


KNOWING = "what he learned on the telephone"


@pytest.mark.parametrize(
    ("question", "witness"),
    [
        ("What did Owen Pryce tell you?", "Stephen Aldous"),
        ("What were you told of the leg?", "Stephen Aldous"),
        ("What did you hear Owen Pryce say into the telephone?", "Declan Corrigan"),
    ],
)
def test_what_a_party_was_told_is_notice_where_its_knowledge_is_in_issue(question: str, witness: str) -> None:
    assert notice(_asked(question, witness, "whether he came", KNOWING)) == KNOWING
    assert notice(_asked(question, witness, "whether he came")) == ""


@pytest.mark.parametrize(
    ("question", "witness"),
    [
        ("What did Owen Pryce tell you?", "Declan Corrigan"),
        ("What did you tell your brother?", "Stephen Aldous"),
        ("Who owned the telephone?", "Declan Corrigan"),
    ],
)
def test_what_others_were_told_is_no_notice_to_the_party(question: str, witness: str) -> None:
    assert notice(_asked(question, witness, KNOWING)) == ""


def test_like_questions_share_their_words_both_ways() -> None:
    assert alike("What did the clerk say of the sacks?", "What did the clerk say about those sacks?")
    assert not alike("What did the clerk say?", "What did the clerk say of the sacks in the shed on Monday?")


def test_of_lines_the_one_is_said_that_was_not_heard_or_not_for_longest() -> None:
    one, two, three = "Overruled. It is one thing.", "I hear one question.", "One fact, counsel."
    assert least_heard((one, two, three), marks((one, two))) == [three]
    assert least_heard((one, two, three), marks((one, two, three, one))) == [two]
    assert len(marks((one, two, one))) == 4


def test_a_sentence_is_known_again_whatever_words_of_a_question_it_quotes() -> None:
    assert mark("“Surely”, Your Honour: that is for the closing.") == mark(
        "“Really”, Your Honour: that is for the closing."
    )
    assert mark("That is for the closing.") != mark("That was for the closing.")
