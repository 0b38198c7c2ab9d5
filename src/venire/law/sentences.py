"""A speech divided into its sentences, as its speaker would count them."""

from __future__ import annotations

import re

_SENTENCE = re.compile(r"(?:(?<=[.!?])|(?<=[.!?][\"”')]))\s+(?=[\"“'(]*[A-Z0-9])")
_ABBREVIATED = re.compile(r"(\b(Dr|Mr|Mrs|Ms|St|No|vs)|[ap]\.m)\.$")


def sentences(text: str) -> list[str]:
    """The sentences of a text, in order."""
    found = list[str]()
    for part in _SENTENCE.split(text.strip()):
        if found and _ABBREVIATED.search(found[-1]):
            found[-1] = f"{found[-1]} {part}"
        elif part:
            found.append(part)
    return found
