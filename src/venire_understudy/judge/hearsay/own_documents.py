"""A paper of the witness's own hand is offered, and hearsay is objected: for what it comes in, or why it does not.

Federal Rules of Evidence 613(b), 801(c), 801(d)(1)(C), 802, 803(3), 803(6), 803(8). What an officer of the police notes
of what was seen is a public record, and Rule 803(8)(A)(ii) keeps it from being used against the accused.
"""

from __future__ import annotations

import re

from venire.law.api import Case, Exhibit, Side, in_own_hand, of_the_mind
from venire_understudy.judge.hearsay.declarant import SettledRuling

POLICE = re.compile(
    r"\b(?:police|sheriff|detective|constable|sergeant|deputy|trooper|inspector|patrol\w*)\b", re.IGNORECASE
)
"""Whoever enforces the law: the exception for public records stops at what they observed."""
_RECORD = re.compile(
    r"\b(?:logs?|logbooks?|registers?|charts?|books?|ledgers?|sheets?|notes?|records?|cards?|forms?|reports?)\b",
    re.IGNORECASE,
)
_DESCRIBES = re.compile(r"\bdescription\b|\bphotographs\b|\bline-?up\b|\bsketch\b", re.IGNORECASE)


def own_paper(case: Case, exhibit: Exhibit, by: Side) -> SettledRuling | None:
    """The ruling on an objection of hearsay to this exhibit, offered by this side; None where nobody who vouches for it
    wrote it."""
    writer = next((one for one in case.witnesses if one.id == exhibit.sponsor), None)
    if writer is None or not in_own_hand(case, exhibit):
        return None
    if writer.side != by:
        return SettledRuling("overruled", "613(b)", "exhibit_own_earlier")
    if of_the_mind(exhibit):
        return SettledRuling("overruled", "803(3)", "exhibit_own_mind")
    if writer.name == case.defendant.name:
        return SettledRuling("overruled", "801(c)", "exhibit_own_made")
    if _DESCRIBES.search(exhibit.name):
        return SettledRuling("overruled", "801(d)(1)(C)", "exhibit_own_described")
    if POLICE.search(writer.role):
        return _of_the_police(case, by)
    record = bool(_RECORD.search(exhibit.name))
    return (
        SettledRuling("overruled", "803(6)", "exhibit_own_record")
        if record
        else SettledRuling("sustained", "802", "exhibit_own_echo")
    )


def _of_the_police(case: Case, by: Side) -> SettledRuling:
    """Against an accused it stays out; for one, or between private persons, it comes in."""
    if case.kind == "criminal" and by == "prosecution":
        return SettledRuling("sustained", "803(8)", "exhibit_own_police")
    return SettledRuling("overruled", "803(8)", "exhibit_own_office")
