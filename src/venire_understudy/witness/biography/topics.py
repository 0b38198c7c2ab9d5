"""What may be asked of any witness whatever the case is about, told apart by its words (``topics.yaml``)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from venire.language.fitted.tables import shipped_values
from venire.language.text.tokens import plain
from venire_understudy.witness.affidavit.acquaintance import WHO

_FULL = (
    (r"\b([Ww]hat|[Ww]ho|[Ww]here|[Hh]ow|[Tt]hat|[Ii]t)'s\b(?= (?!name))", r"\1 is"),
    (r"\b([Yy]ou|[Ww]e|[Tt]hey)'re\b", r"\1 are"),
    (r"\b([Yy]ou|[Ww]e|[Tt]hey)'ve\b", r"\1 have"),
    (r"\b([Hh]e|[Ss]he)'s\b", r"\1 is"),
    (r"\b([Yy]ou)'d\b", r"\1 would"),
)
_GREETING = re.compile(
    r"^(?:(?:good (?:morning|afternoon|evening)|thank you|thanks|please|well|now|so|and|but|okay|all right)\b"
    r"(?:,? (?:(?:Mr|Mrs|Ms|Miss|Dr|Detective|Doctor)\.? \w+|sir|madam|ma'am))?[,.;:!]? +)+(?=\S+ \S+)",
    re.IGNORECASE,
)


WHOLE = "courtesy"
"""Read with its greeting, which every other topic is read without."""


@cache
def _patterns() -> Mapping[str, re.Pattern[str]]:
    data = shipped_values("venire_understudy.witness.biography", "topics.yaml", Mapping[str, str])
    joined = {name: re.sub(r"\|\s+", "|", pattern.strip()) for name, pattern in data.items()}
    return {name: re.compile(pattern.replace("#X", WHO), re.IGNORECASE) for name, pattern in joined.items()}


def in_full(text: str) -> str:
    """What is asked, in full words."""
    said = plain(text.strip().replace("’", "'"))
    for pattern, full in _FULL:
        said = re.sub(pattern, full, said)
    return re.sub(r"\s+", " ", said)


def topic_of(text: str) -> str:
    """The name of the topic, or nothing for a question about the case. ``text``: in full words."""
    bare = _GREETING.sub("", text) or text
    return next((name for name, found in _patterns().items() if found.search(text if name == WHOLE else bare)), "")


def trade_in(text: str) -> str:
    """What a question asks the witness to be: "nurse" in "Are you a trained nurse?"."""
    found = _patterns()["are_you"].search(text)
    return found["what"].strip() if found else ""
