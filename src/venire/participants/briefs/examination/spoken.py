"""What no one in a courtroom may do with spoken words."""

from __future__ import annotations

import re
from collections.abc import Collection

from venire.law.case_file.case import Case

_ID = re.compile(r"\b(?:[A-Z]{1,2}[0-9]+(?:\.[0-9]+)?|W[0-9]+/R[0-9]+)\b")
_SCRIPT = re.compile(
    r"^\W*(?:Q|A|(?:the )?(?:court|judge|witness|counsel|prosecution|defence|prosecutor))\W*[:.]\s",
    re.IGNORECASE | re.MULTILINE,
)
LONGEST = 120
"""Words of a question, an argument or an answer; whoever goes on longer is not heard out."""


def ids_of(case: Case) -> frozenset[str]:
    """Every id of the case that a clerk writes and nobody says."""
    facts = [fact.id for witness in case.witnesses for fact in witness.affidavit]
    groups = (case.witnesses, case.exhibits, case.elicits, case.evidence, case.claims, case.stipulations)
    return frozenset((*facts, *(one.id for group in groups for one in group)))


def misspoken(text: str, ids: Collection[str], longest: int = LONGEST) -> str:
    """What is wrong with these words, as told to the model; empty where nothing is."""
    aloud = next((found for found in _ID.findall(text) if found in ids or "/" in found), "")
    if aloud:
        return f"Nobody says ids such as {aloud} aloud. Call the thing by its name."
    if _SCRIPT.search(text):
        return "The text reads like a script with speakers in it. Hand in your own spoken words and nobody else's."
    words = len(text.split())
    if words > longest:
        return f"That is {words} words, and nobody listens so long. Say it in {longest} at the most."
    return ""
