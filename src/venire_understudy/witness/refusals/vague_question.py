"""A question that nobody could tell what to answer to: "What about the pain, generally?".
Who hears it asks what is meant.

Source: docs/design/examination.md, "The witness"; Federal Rule of Evidence 611(a).
"""

from __future__ import annotations

import re

_VAGUE = re.compile(
    r"^(?:(?:and|so|now|then|well),? ){0,6}(?:"
    r"(?:what|how) about (?!(?:it|that|this)\b)[^?]+"
    r"|how (?:did things stand|were things|was it) [^?]*\b(?:with|as to)\b[^?]+"
    r"|what was the position with [^?]+"
    r"|(?:so )?with [^,?]+, how was that"
    r"|[^,?]+, (?:and )?how was it with that[^?]*"
    r"|[^?]+,? (?:generally|overall|at large|in general|all in all)"
    r")[?. ]*$",
    re.IGNORECASE,
)


def vague(text: str) -> bool:
    """Whether a question names a thing and asks nothing of it."""
    return _VAGUE.match(text.strip()) is not None
