"""The balance of a case's evidence. Source: spec/deliberation.md, "First conviction by lean"."""

from __future__ import annotations

from venire.law.case_file.case import Case


def balance(case: Case) -> float:
    """Toward guilt, 0 … 1: what the evidence weighs for the prosecution, of all that it weighs; .5 without evidence.

    What was promised and not proved weighs against the side that has the burden.
    """
    total = sum(item.prosecution + item.defence for item in case.evidence) + case.unproved
    return sum(item.prosecution for item in case.evidence) / total if total else 0.5
