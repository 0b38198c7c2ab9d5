"""What the real court decided, beside what came of it here. For debriefs alone: it is sealed until then."""

from __future__ import annotations

from collections.abc import Sequence

from venire.exports.document import Section
from venire.law.case_file.case import Case

HEADING = "What the real court decided"
VERDICTS = ("guilty", "not_guilty", "liable", "not_liable", "hung")


def outcome_sections(case: Case | None, came: str) -> Sequence[Section]:
    """A section where the case has an outcome. ``came``: the result here, compared where it is a verdict."""
    if case is None or case.outcome is None:
        return ()
    real = case.outcome
    decided = " ".join(part for part in (f"{in_words(real.verdict)}.", real.note) if part)
    here = (f"Here it came out as {came.replace('_', ' ')}.",) if came in VERDICTS else ()
    return (Section(HEADING, (decided, *here)),)


def in_words(verdict: str) -> str:
    """A verdict as a sentence begins: "Not guilty"."""
    told = verdict.replace("_", " ").rstrip(".")
    return told[:1].upper() + told[1:]
