"""A target that tells what somebody said, or what a paper shows: whether anything was said of the matter itself.

That the detective spoke with her at 7:40 does not give what she told the detective; a windlass on the floor does not
give what the register shows of it.
"""

from __future__ import annotations

import re

from venire.language.clauses.stretches import stretch
from venire.law.entailment.exchange.feature_vector import spoken_of
from venire.law.entailment.exchange.premises import premises

TOUCHED = 0.5
"""The share of what was said or shown, by weight of its words, that must be spoken of."""
_REPORTS = re.compile(
    r"\b(?:told|said|says|tells|testified|show(?:s|ed)?|recorded|wrote|admitted|promised|claimed|stated|reported"
    r"|warned)"
    r"\b[^.]*?\b(?:that|as)\b (?P<matter>.+)",
    re.IGNORECASE,
)


def untold(question: str | None, answer: str, target: str, witness: str | None = None) -> bool:
    """Whether the target reports a matter of which question and answer say next to nothing."""
    found = _REPORTS.search(target)
    if found is None:
        return False
    return spoken_of(premises(question, answer, witness), stretch(found["matter"])) < TOUCHED
