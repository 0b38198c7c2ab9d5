"""What is said to a witness and is no question about the case: nothing, another language, orders to say something."""

from __future__ import annotations

import re
from typing import Literal

from venire.language.text.english import foreign

Outside = Literal["", "empty", "foreign", "ordered"]
LONGEST = 1500
"""So many characters of a question are listened to: the last ones, where it is asked."""
_ORDER = re.compile(
    r"\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:affidavit|instructions?|oath|swore|statement|rules|prompt|"
    r"above|previous|said)\b|\b(?:system|hidden) prompt\b|"
    r"\brepeat after me\b|\byou are (?:now|no longer) (?:a|an|my)\b|"
    r"\bpretend (?:to be|that you|you)\b|\bact as (?:a|an|if)\b|^(?:just |please )?say (?:that|after me|[\"'“‘])|"
    r"\bare you (?:really )?(?:an? )?(?:ai|a\.i\.|robot|machine|computer|program|chatbot|bot|language model|human)\b|"
    r"\bjailbreak\b|\bdeveloper mode\b",
    re.IGNORECASE,
)


def outside(text: str) -> Outside:
    """What kind of thing was said, or nothing where it may be a question about the case."""
    row = re.findall(r"[^\W\d_]+", text.lower())
    if not row:
        return "empty"
    if _ORDER.search(text):
        return "ordered"
    return "foreign" if foreign(text) else ""


def heard(text: str) -> str:
    """What is listened to of a very long question: its end, from the beginning of a sentence."""
    if len(text) <= LONGEST:
        return text
    end = text[-LONGEST:]
    start = re.search(r"[.?!]\s+(?=\S)", end[: LONGEST // 2])
    return end[start.end() :] if start else end
