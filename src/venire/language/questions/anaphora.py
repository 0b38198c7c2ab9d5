"""Whether a question points at something that is named elsewhere: "How long ago was it?", "Did you sign that?".

The same words mean another thing each time, so such a question repeats an earlier one only where that stood just
before.
"""

from __future__ import annotations

import re

_POINTING = re.compile(
    r"\b(?:it|this|those|these|them)\b"
    r"|\bthat\b(?! (?:you|he|she|it|they|we|i|the|your|his|her|their|mr|mrs|ms|dr|there|an?|some|any|no|nobody"
    r"|all|time)\b)"
)


def points(text: str) -> bool:
    """Whether a text, in lower case, has an "it" or a "that" for a thing; a "that" before a clause is none."""
    return bool(_POINTING.search(text))
