"""A question in the words of a fact, and every author's own question, gets that fact: over all shipped cases."""

from __future__ import annotations

import pytest

from tests.support.shares import SHARES
from tests.understudy.witness.test_seat import view
from venire.kernel.chance import Chance
from venire.law.case_file.case import Case, Fact, Side, other
from venire.library.shipped import ShippedCases
from venire.proceedings.examination.acts import Testify
from venire_understudy.counsel.questions.leading import leading_questions
from venire_understudy.counsel.questions.open_ended import open_questions
from venire_understudy.witness.seat import WitnessSeat

CASES = ("murder", "robot", "robbery", "exoneration", "arson", "fraud", "assault")
LEAST = 0.98


def answer(case: Case, witness: str, question: str, asks: Side) -> Testify:
    return WitnessSeat(Chance("3"), case).testify(view(case, witness, question, asks))


def gets(case: Case, fact: Fact, question: str, asks: Side) -> bool:
    act = answer(case, fact.id.partition(".")[0], question, asks)
    return fact.id in act.facts and act.stance != "unknown"


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("name", CASES)
def test_counsels_questions_get_their_fact(name: str, share: int) -> None:
    case = ShippedCases().load(name)
    tried: list[tuple[Fact, str, Side]] = [
        (fact, question, witness.side if number else other(witness.side))
        for witness in case.witnesses
        for fact in witness.affidavit[::share]
        for number, question in enumerate((leading_questions(case, fact, Chance("1"))[0], open_questions(fact)[0]))
    ]
    missed = [question for fact, question, asks in tried if not gets(case, fact, question, asks)]
    assert len(missed) <= (1 - LEAST) * len(tried), missed


@pytest.mark.parametrize("name", CASES)
def test_the_authors_questions_get_their_facts(name: str) -> None:
    case = ShippedCases().load(name)
    called: dict[str, Side] = {witness.id: witness.side for witness in case.witnesses}
    for elicit in case.elicits:
        asks = called[elicit.witness] if elicit.weight > 0 else other(called[elicit.witness])
        act = answer(case, elicit.witness, elicit.question, asks)
        assert set(elicit.facts) & set(act.facts), elicit.question


@pytest.mark.parametrize(
    ("witness", "question", "stance"),
    [
        (
            "W1",
            "Did Irene Halvorsen tell you at 7:40 a.m. on Saturday that she had been at home from nine the evening"
            " before?",
            "affirm",
        ),
        ("W7", "Can you tell when the lower bolt came out?", "deny"),
        ("W5", "Did Thomas Ashdown telephone you at 7:12 p.m. on Saturday?", "correct"),
        ("W5", "Did you telephone Thomas Ashdown at 7:12 p.m. on Friday?", "unknown"),
    ],
)
def test_a_yes_needs_the_same_day_and_the_same_doer(witness: str, question: str, stance: str) -> None:
    case = ShippedCases().load("murder")
    side: Side = next(one.side for one in case.witnesses if one.id == witness)
    got = answer(case, witness, question, side).stance
    assert got == stance if stance in ("affirm", "deny") else got != "affirm"
