"""An expert is tendered to the court in a field before it gives opinions. Source: Federal Rule of Evidence 702.

What a witness is an expert in is read off what it does for a living; nothing is claimed for it that its own role in the
file does not say.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from venire.language.words.callings import field_named
from venire.law.case_file.case import Witness

_TENDER = re.compile(
    r"\bI (?:would )?(?:tender|offer) (?P<who>[^.;?]*?) as an expert(?: witness)? (?:in|on) (?P<field>[^.,;?]+)",
    re.IGNORECASE,
)
_PARTY = re.compile(r"the (?:defendant|plaintiff|accused|claimant)\b", re.IGNORECASE)


def field_of(witness: Witness) -> str:
    """What this witness may be tendered in: "hydraulic engineering"; empty for a party, and where its role names no
    field."""
    return "" if _PARTY.match(witness.role) else field_named(witness.role)


def tendered(text: str) -> str:
    """The field in which counsel tenders the witness with these words; empty where it does not."""
    found = _TENDER.search(text)
    return found["field"].strip() if found else ""


def expert_here(introduction: str, asked: Iterable[str]) -> bool:
    """Whether the witness may give opinions in this court: called for them, or tendered on the record."""
    return "as an expert" in introduction or any(map(tendered, asked))


def without_tender(text: str) -> str:
    """A question without the sentence that tenders the witness to the court: it is not what the witness is asked."""
    return re.sub(r"^(?:Your Honou?r, )?I (?:would )?(?:tender|offer) [^?]*? as an expert [^.?]*\.\s+", "", text)
