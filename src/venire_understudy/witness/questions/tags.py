"""What stands behind a statement or in its middle and asks for agreement; sentences turned the right way round."""

from __future__ import annotations

import re

_AUX = r"(?:do|does|did|am|is|are|was|were|has|have|had|can|could|would|will|should|must)"
_WHO = r"(?:it|he|she|you|they|I|there|we)"
_NEGATIVE = re.compile(
    rf"^[,;]\s*(?:or )?{_AUX} (?:not {_WHO}|{_WHO} not)\s*[?.!]*$",
    re.IGNORECASE,
)
_INSERTED = re.compile(
    r"^(you (?:would|will|do) (?:agree|accept)|you (?:agree|accept)), (?:would|will|do) (?:not )?you(?: not)?, ",
    re.IGNORECASE,
)
_BY_THE_TIME = re.compile(r"^by the time (?P<late>[^,]+), (?P<early>[^,]+)", re.IGNORECASE)


def seeks_yes(tag: str) -> bool:
    """Whether a tag is in the negative, so that what stands before it is put as so: "hasn't it?", "did you not?"."""
    return _NEGATIVE.search(tag) is not None


def straight(text: str) -> str:
    """What is put, without a request to agree set in its middle, and "by the time A, B" as "B before A"."""
    text = _INSERTED.sub(r"\1 ", text)
    return _BY_THE_TIME.sub(
        lambda found: f"{found['early'][:1].upper()}{found['early'][1:]} before {found['late']}", text
    )
