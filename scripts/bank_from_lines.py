"""Make the bank of a case from tables of lines: ``bank_from_lines.py murder A=murder.A.tsv B=murder.B.tsv``.

A line of a table is a fact (or a witness), a form, a question and an answer, divided by tabs. Lines that are no such
thing are told of and left out; a question that one fact has twice is kept once.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from pydantic import ValidationError

from venire.law.case_file.bank import Bank, BankLine, mark
from venire.law.case_file.case import Case
from venire.library.banks import write_bank
from venire.library.shipped import ShippedCases

PLACE = Path(__file__).parents[1] / "src" / "venire" / "cases" / "banks"


def lines(case: Case, hand: str, table: Path) -> Iterator[BankLine]:
    facts = {fact.id: witness.id for witness in case.witnesses for fact in witness.affidavit}
    people = {witness.id for witness in case.witnesses}
    for no, row in enumerate(table.read_text(encoding="utf-8").splitlines(), start=1):
        parts = [part.strip() for part in row.split("\t")]
        goal = parts[0]
        if len(parts) != 4 or goal not in {*facts, *people}:
            sys.stderr.write(f"{table.name}:{no}: left out: {row[:80]}\n")
            continue
        fact = goal if goal in facts else None
        try:
            yield BankLine(witness=facts.get(goal, goal), fact=fact, form=parts[1], q=parts[2], a=parts[3], by=hand)
        except ValidationError as error:
            sys.stderr.write(f"{table.name}:{no}: left out: {error.errors()[0]['msg']}\n")


def _asked(line: BankLine) -> tuple[str, str | None, str]:
    return line.witness, line.fact, " ".join(line.q.lower().split())


def main(name: str, *tables: str) -> None:
    case = ShippedCases().load(name)
    hands = [table.partition("=")[::2] for table in tables]
    found = [line for hand, path in hands for line in lines(case, hand, Path(path))]
    once = {_asked(line): line for line in reversed(found)}
    order = [witness.id for witness in case.witnesses]
    first = [line for line in found if once.get(_asked(line)) is line]
    kept = sorted(first, key=lambda line: order.index(line.witness))
    sworn = {fact.id: mark(fact.text) for witness in case.witnesses for fact in witness.affidavit}
    PLACE.mkdir(exist_ok=True)
    (PLACE / f"{name}.jsonl").write_text(write_bank(Bank(case=name, sworn=sworn, lines=tuple(kept))), encoding="utf-8")
    sys.stdout.write(f"{name}: {len(kept)} lines of {len(found)}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
