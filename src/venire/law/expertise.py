"""An expert is tendered to the court in a field before it gives opinions. Source: Federal Rule of Evidence 702.

What a witness is an expert in is read off what it does for a living; nothing is claimed for it that its own role in the
file does not say.
"""

from __future__ import annotations

import re

from venire.law.case import Witness

_TENDER = re.compile(
    r"\bI (?:would )?(?:tender|offer) (?P<who>[^.;?]*?) as an expert(?: witness)? (?:in|on) (?P<field>[^.,;?]+)",
    re.IGNORECASE,
)
_FIELDS = (
    (r"\bprofessor of (?P<of>[a-z ]+)", "{of}"),
    (r"\b(?P<of>(?:[a-z]+ )?)engineer\b", "{of}engineering"),
    (r"\b(?P<of>(?:[a-z]+ )?)surgeon\b", "{of}surgery"),
    (r"\bmedical examiner\b", "forensic medicine"),
    (r"\bforensic laboratory\b", "forensic science"),
    (r"\bchemist\b", "forensic chemistry"),
    (r"\banalyst of the state laboratory\b", "the examination of traces"),
    (r"\binvestigator of (?P<of>[a-z ]+)", "the investigation of {of}"),
    (r"\bpilot\b", "pilotage"),
    (r"\bsecurity researcher\b", "the security of household agents"),
    (r"\b(?:psychiatrist)\b", "psychiatry"),
    (r"\b(?:pathologist)\b", "pathology"),
)
_PARTY = re.compile(r"the (?:defendant|plaintiff|accused|claimant)\b", re.IGNORECASE)
_NOT_OF = frozenset(("an", "a", "the", "retired", "chief", "independent", "consulting"))


def field_of(witness: Witness) -> str:
    """What this witness may be tendered in: "hydraulic engineering"; empty for a party, and where its role names no
    field."""
    if _PARTY.match(witness.role):
        return ""
    for pattern, field in _FIELDS:
        if found := re.search(pattern, witness.role, re.IGNORECASE):
            of = (found.groupdict().get("of") or "").lower()
            return field.format(of="" if of.strip() in _NOT_OF else of).strip()
    return ""


def tendered(text: str) -> str:
    """The field in which counsel tenders the witness with these words; empty where it does not."""
    found = _TENDER.search(text)
    return found["field"].strip() if found else ""


def without_tender(text: str) -> str:
    """A question without the sentence that tenders the witness to the court: it is not what the witness is asked."""
    return re.sub(r"^(?:Your Honou?r, )?I (?:would )?(?:tender|offer) [^?]*? as an expert [^.?]*\.\s+", "", text)
