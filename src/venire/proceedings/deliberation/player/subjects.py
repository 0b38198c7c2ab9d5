"""What a person may point at in a turn: a piece of evidence, an exhibit, a witness."""

from __future__ import annotations

from venire.law.case_file.case import Case
from venire.proceedings.deliberation.acts import Strategy


def things_of(strategy: Strategy, case: Case) -> tuple[str, ...]:
    """The names that may be chosen for a strategy: evidence and exhibits, or witnesses; none for the others."""
    if strategy == "challenge_evidence":
        named = [item.name for item in case.evidence]
        return tuple(dict.fromkeys((*named, *(item.name for item in case.exhibits if not item.evidence))))
    return tuple(witness.name for witness in case.witnesses) if strategy == "question_witness" else ()
