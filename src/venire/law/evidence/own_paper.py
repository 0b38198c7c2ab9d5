"""A paper in its writer's own hand is still a statement made out of court. Federal Rules of Evidence 801(c), 803.

Whoever wrote it is in the chair and may be asked; offered by the side that called the writer it is hearsay all the
same. It comes in where it was made in the course of the writer's work (803(6)), or shows only what was in the writer's
mind (803(3)).
"""

from __future__ import annotations

import re

from venire.law.case_file.case import Case, Exhibit

_WROTE = re.compile(
    r"^(?:[^,.]{0,40}\b)?I (?:\w+ )?(?:wrote|noted|dictated|entered|kept|reported|filled in)\b(?! \")", re.IGNORECASE
)
_TELLS = frozenset(("documentary", "testimonial"))
_PRIVATE = re.compile(r"\b(?:e-?mails?|letters?|diary|messages?|drafts?|postcards?)\b", re.IGNORECASE)


def in_own_hand(case: Case, exhibit: Exhibit) -> bool:
    """Whether the exhibit is a paper that the witness who vouches for it wrote."""
    kinds = {one.id: one.kind for one in case.evidence}
    facts = {fact.id: fact.text for one in case.witnesses for fact in one.affidavit}
    a_paper = not exhibit.evidence or kinds.get(exhibit.evidence, "documentary") in _TELLS
    return a_paper and any(_WROTE.match(facts.get(fact, "")) for fact in exhibit.foundation)


def of_the_mind(exhibit: Exhibit) -> bool:
    """Whether it was written for nobody's business, so that it shows what the writer thought and is no record."""
    return bool(_PRIVATE.search(exhibit.name))
