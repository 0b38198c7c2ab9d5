"""The banks that come with venire, a file a case: ``cases/banks/murder.jsonl``. The first line is the head, the others
are lines of the bank."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from pathlib import Path

from pydantic import ValidationError

from venire.law.case_file.bank import Bank, BankLine
from venire.law.case_file.case import Case
from venire.library.case_error import CaseError


def bank_of(case: Case) -> Bank:
    """What of the shipped bank of this name holds of this case; an empty one where there is none."""
    return _shipped(case.id).fitting(case)


def read_bank(text: str, name: str) -> Bank:
    """A bank from its file. Raises :class:`CaseError` that names the file and the line."""
    rows = [(no, row) for no, row in enumerate(text.splitlines(), start=1) if row.strip()]
    if not rows:
        raise CaseError(name, "it is empty", "Its first line names the case, as in the shipped banks.")
    head = _head(rows[0][1], name)
    return head.model_copy(update={"lines": tuple(_line(row, no, name) for no, row in rows[1:])})


def write_bank(bank: Bank) -> str:
    """The file of a bank."""
    head = json.dumps({"case": bank.case, "sworn": dict(bank.sworn)})
    return "".join(f"{row}\n" for row in (head, *map(_row, bank.lines)))


def wrong_in(bank: Bank, case: Case) -> Sequence[str]:
    """What of a bank does not fit its case, in a sentence each: unknown people and facts, facts that have changed."""
    facts = {fact.id: witness.id for witness in case.witnesses for fact in witness.affidavit}
    people = {witness.id for witness in case.witnesses}
    strange = [line for line in bank.lines if line.witness not in people or (line.fact or "") not in {"", *facts}]
    others = [line for line in bank.lines if line.fact in facts and facts[line.fact] != line.witness]
    kept = {line.fact for line in bank.fitting(case).lines}
    changed = sorted({line.fact for line in bank.lines if line.fact and line.fact in facts} - kept)
    return (
        *(f"{line.q!r} goes to {line.fact or line.witness}, which the case has not." for line in strange),
        *(f"{line.q!r} goes to {line.fact}, which another witness swore to." for line in others),
        *(f"{fact} reads otherwise than when its lines were written." for fact in changed),
    )


@cache
def _shipped(case: str) -> Bank:
    file = resources.files("venire") / "cases" / "banks" / f"{Path(case).name}.jsonl"
    return read_bank(file.read_text(encoding="utf-8"), file.name) if file.is_file() else Bank(case=case)


def _head(row: str, name: str) -> Bank:
    try:
        return Bank.model_validate_json(row)
    except ValidationError as error:
        raise CaseError(name, f"it does not name a case ({_first(error)})", "Write a head first.", "line 1") from None


def _line(row: str, no: int, name: str) -> BankLine:
    try:
        return BankLine.model_validate_json(row)
    except ValidationError as error:
        raise CaseError(name, f"no line of a bank ({_first(error)})", "Mend the line.", f"line {no}") from None


def _row(line: BankLine) -> str:
    return json.dumps(line.model_dump(exclude_none=True), ensure_ascii=False)


def _first(error: ValidationError) -> str:
    found = error.errors()[0]
    return f"{'.'.join(map(str, found['loc']))}: {found['msg']}"[:160]
