"""Banks come with their cases, fit them, and say in a sentence what is wrong with them."""

from __future__ import annotations

import pytest

from venire.law.case_file.bank import Bank, BankLine, mark
from venire.law.case_file.case import Case
from venire.library.banks import bank_of, read_bank, write_bank, wrong_in
from venire.library.case_error import CaseError
from venire.library.shipped import ShippedCases

BANKED = ("arson", "assault", "collision", "exoneration", "fraud", "murder", "negligence", "robbery", "robot")


def _case(name: str) -> Case:
    return ShippedCases().load(name)


@pytest.mark.parametrize("name", BANKED)
def test_a_shipped_bank_asks_for_every_fact_in_many_words_and_fits_its_case(name: str) -> None:
    case, bank = _case(name), bank_of(_case(name))
    assert not wrong_in(bank, case)
    facts = [fact.id for witness in case.witnesses for fact in witness.affidavit]
    asked = {fact: [line for line in bank.lines if line.fact == fact] for fact in facts}
    assert min(len(lines) for lines in asked.values()) >= 6
    assert all(any(line.form == "false" for line in lines) for lines in asked.values())
    own = [line for line in bank.lines if line.fact is None]
    assert {line.form for line in own} == {"self", "unknown"}
    assert len({(line.witness, line.fact, line.q.lower()) for line in bank.lines}) == len(bank.lines)


def test_lines_of_a_fact_that_has_changed_are_left_out_and_told_of() -> None:
    case = _case("murder")
    witness = next(one for one in case.witnesses if one.id == "W2")
    facts = tuple(
        fact.model_copy(update={"text": "I examined nobody."}) if fact.id == "W2.1" else fact
        for fact in witness.affidavit
    )
    people = tuple(one.model_copy(update={"affidavit": facts}) if one.id == "W2" else one for one in case.witnesses)
    changed = case.model_copy(update={"witnesses": people})
    asked = {line.fact for line in bank_of(changed).lines}
    assert "W2.1" not in asked
    assert "W2.2" in asked
    whole = Bank(
        case="murder", sworn={"W2.1": mark(witness.affidavit[0].text)}, lines=bank_of(case).by_witness["W2"][:1]
    )
    assert wrong_in(whole, changed) == ("W2.1 reads otherwise than when its lines were written.",)


def test_a_case_without_a_bank_has_an_empty_one() -> None:
    assert not bank_of(_case("murder").model_copy(update={"id": "../murder"})).sworn.keys() - set(
        bank_of(_case("murder")).sworn
    )
    assert bank_of(_case("murder").model_copy(update={"id": "nowhere"})).lines == ()


def test_a_bank_is_read_as_it_was_written() -> None:
    line = BankLine(witness="W1", fact="W1.1", form="wh", q="Who?", a="I did.", by="A")
    bank = Bank(case="murder", sworn={"W1.1": "0" * 8}, lines=(line,))
    assert read_bank(write_bank(bank), "x.jsonl") == bank


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "empty"),
        ("[]", "line 1"),
        ('{"case": "x"}\n{"witness": "W1"}', "line 2"),
        ('{"case": "x"}\nno', "line 2"),
        ('{"case": "x"}\n{"witness": "W1", "form": "shout", "q": "a", "a": "b"}', "line 2"),
    ],
)
def test_what_is_no_bank_is_one_sentence(text: str, place: str) -> None:
    with pytest.raises(CaseError) as refused:
        read_bank(text, "x.jsonl")
    assert place in str(refused.value)
    assert "\n" not in str(refused.value)
