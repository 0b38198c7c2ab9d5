"""A fact that is told earns its own target, and not that of another fact which shares its names and hours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from venire.law.case_file.case import Case, Elicit, Witness
from venire.law.testimony.elicits import AnswerHeard, ElicitGiven, ElicitSought, given, sought
from venire.law.testimony.exchange import statements
from venire.library.shipped import ShippedCases
from venire.models.vectors.likeness import sentence_likeness


def _alike(one: str, other: str) -> float:
    return sentence_likeness()(one, (other,))[0]


def _told(case: Case, witness: Witness, fact: Elicit, targets: Sequence[ElicitSought]) -> tuple[ElicitGiven, ...]:
    """What is earned where the witness answers a target's own question from its own affidavit."""
    affidavit = {one.id: one.text for one in witness.affidavit}
    answer = " ".join(affidavit[name] for name in fact.facts)
    return given(targets, AnswerHeard(fact.question, answer, (), witness.name), "semantic", _alike, affidavit)


def _pairs(case: Case) -> Iterator[tuple[Witness, Elicit, Elicit]]:
    """A fact that is told, and the target of another fact of the same witness."""
    for witness in case.witnesses:
        mine = [one for one in case.elicits if one.witness == witness.id and one.facts]
        yield from ((witness, one, two) for one in mine for two in mine if not set(one.facts) & set(two.facts))


@pytest.mark.parametrize("case_id", ["murder", "negligence", "exoneration"])
def test_the_target_of_another_fact_is_seldom_earned(case_id: str) -> None:
    case = ShippedCases().load(case_id)
    pairs = list(_pairs(case))
    earned = [
        (told.question, target.statement)
        for witness, told, target in pairs
        if _told(case, witness, told, sought((target,), {target.id}))
    ]
    assert len(pairs) > 150
    assert len(earned) <= len(pairs) // 50, earned


@pytest.mark.parametrize("case_id", ["murder", "negligence"])
def test_the_affidavit_beside_it_takes_no_target_from_its_own_fact(case_id: str) -> None:
    case = ShippedCases().load(case_id)
    for witness in case.witnesses:
        for one in (target for target in case.elicits if target.witness == witness.id and target.facts):
            alone = ElicitSought(one.id, one.statement, one.key_terms, one.facts)
            texts = {fact.id: fact.text for fact in witness.affidavit}
            heard = AnswerHeard(one.question, " ".join(texts[name] for name in one.facts), (), witness.name)
            before = given((alone,), heard, "semantic", _alike)
            assert given((alone,), heard, "semantic", _alike, texts) == before, one.id


def test_a_neighbour_told_whole_takes_the_point_and_a_paraphrase_keeps_it() -> None:
    calf = ElicitSought("T1", "Dr Lowe did not ask the nurse about the calf.", ("not", "ask", "calf"), ("F1",))
    affidavit = {
        "F1": "I did not ask the nurse about the calf.",
        "F2": "I did not ask the house surgeon to look at the leg.",
    }

    def earned(question: str, answer: str) -> bool:
        heard = AnswerHeard(question, answer, statements(question, answer, "Dr Lowe", ()), "Dr Lowe")
        return bool(given((calf,), heard, "contextual", _alike, affidavit))

    assert not earned("You did not ask the house surgeon to look at the leg, did you?", "No, I didn't.")
    assert earned("You never asked the nurse about the calf, did you?", "No, I did not.")
    assert earned("What did you ask the nurse about the calf?", "I asked the nurse nothing about the calf.")
