"""What the judge tells a jury of the law in just this case, beside what every jury is told: how to weigh somebody who
recognised a face, what a false statement may show, what an expert is for. Source: spec/cases.md, "The case file"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.law.case_file.case import Instruction

_OF_EVERY_CASE = re.compile(
    r"\bpresum\w+|\bburden\b|\belements\b|\bparts of the claim\b|\bmust be proved\b|\bdeliberation\b"
    r"|^What (?:kind|this)\b",
    re.IGNORECASE,
)


def particular(instructions: Sequence[Instruction]) -> tuple[Instruction, ...]:
    """Those that are not on innocence, the burden, the elements or the way to deliberate, in their order."""
    return tuple(one for one in instructions if not _OF_EVERY_CASE.search(one.title))
