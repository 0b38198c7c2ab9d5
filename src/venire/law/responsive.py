"""How much of an answer was asked for: what stays when the rest goes out as non-responsive. Rule 611(a).

A question of one thing is answered by the first sentence, one of two things by two; what comes after was not asked for.
"""

from __future__ import annotations

import re

from venire.law.sentences import sentences

_TWO = re.compile(
    r", and (?:to |from |with |for )?(?:what|where|when|who|whom|whose|why|how|did|do|does|was|were|is|are|had|have"
    r"|has)\b",
    re.IGNORECASE,
)
_QUOTES = re.compile(r"[\"“”]")


def responsive_part(question: str, answer: str) -> str:
    """The words of the answer that the question asked for, from its beginning; empty where nothing comes after them, so
    that there is no part to take away."""
    said, asked = sentences(answer), 2 if _TWO.search(question) else 1
    if len(said) <= asked:
        return ""
    last = said[asked - 1]
    return answer[: answer.index(last) + len(last)]


def tail(part: str, most: int = 6) -> str:
    """The last words of it, by which a court says where the answer ends."""
    words = _QUOTES.sub("", part).rstrip(" .!?").split()
    return " ".join(words[-most:])
