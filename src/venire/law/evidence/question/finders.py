"""Who is asked to have found something: of what others found a witness must first say how it is known. FRE 602."""

from __future__ import annotations

import re
from collections.abc import Collection

_FOUND = re.compile(
    r"^(?:what|where|when|which \w+)(?:, if anything,)? did (?P<finders>(?:the |other )?\w+) (?:\w+ly )?"
    r"(?:find|recover|see|discover|bring up)\b",
    re.IGNORECASE,
)
_NOT_OTHERS = frozenset(("you", "he", "she", "it", "they", "we"))


def finders(question: str, known: Collection[str] = ()) -> str:
    """ "divers" in "What did the divers find?"; empty where it asks for the witness's own finding, or for that of
    somebody ``known`` by a name."""
    found = _FOUND.match(question)
    word = found["finders"].split()[-1].lower() if found else ""
    return "" if word in _NOT_OTHERS or word in known else word
