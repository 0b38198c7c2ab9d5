"""What is named only to be set aside: "You rode your bicycle and not your car, right?" puts the bicycle."""

from __future__ import annotations

import re

_THING = (
    r"(?:(?:by|in|on|with|to|from|at) )?(?:your|the|an?|his|her|my|their|any)\b"
    r"(?: (?!that\b|did\b|was\b|were\b)[\w'-]+){1,3}?"
)
_ASIDE = re.compile(
    rf",? (?:and|but) not {_THING}(?=,| that (?:night|day|morning|evening|afternoon)\b|[?.]|$)", re.IGNORECASE
)
_PUTS = re.compile(r"^(?:(?:and|so|now|then|well),? )?(?:you|he|she|they|it|did|were|was|isn't it)\b", re.IGNORECASE)


def without_contrast(text: str) -> str:
    """The question without the thing that it says it was not: its "not" denies nothing of the rest."""
    return _ASIDE.sub("", text) if _PUTS.match(text.strip()) else text
