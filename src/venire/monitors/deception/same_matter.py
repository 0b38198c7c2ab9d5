"""Whether two sentences of one speaker speak of one matter, and part there.

Two things said in a debate are often near one another and seldom about one matter, so they must share particulars and
be nearly one sentence in meaning; that they part (:mod:`~venire.monitors.deception.conflict`) is then a contradiction.
What is contradicted in other words altogether is not seen: looser measures cried wolf on every hand but the one that
they were made on.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TypeAlias

from venire.law.entailment.exchange.features import Likeness
from venire.monitors.conduct.common_words import particulars
from venire.monitors.deception.conflict import conflict

Titles: TypeAlias = tuple[frozenset[str], ...]
_NAMED = 2
"""So many words of a title name its paper, and are no matter of the sentence."""
_NEAR: tuple[tuple[int, float, float], ...] = ((4, 0.65, 0.5), (3, 0.7, 0.5), (2, 0.78, 0.6))
"""Particulars shared, with the likeness in meaning and the share of the shorter sentence that must go with them."""
_WITHOUT_LIKENESS = 0.75
"""The share of the shorter sentence that must be shared where there is no likeness to go by."""
_OF_TALK = re.compile(
    r"\b(?:my opponents?|my (?:learned )?friend|the (?:last|previous|other|opposing) (?:speaker|side)|we (?:are"
    r"|were|have been) told|"
    r"you have heard|that is my case|it comes down to|i (?:read|quote|cite) from|(?:says?|said) so|bears? me out"
    r"|word for word|i end|to close|"
    r"in sum|to sum up|with respect|on the one hand)\b|[“\"]",
    re.IGNORECASE,
)
"""What speaks about the talk, and not about the matter; or quotes."""


def parts(one: str, other: str, titles: Titles, likeness: Likeness | None) -> str:
    """In what the two part, if they speak of one matter; else nothing."""
    if one == other or _OF_TALK.search(one) or _OF_TALK.search(other):
        return ""
    mine, theirs = bare_matter(one, titles), bare_matter(other, titles)
    shared, least = len(mine & theirs), min(len(mine), len(theirs))
    if not shared or not _may_be_one(shared, least):
        return ""
    way = conflict(one, other)
    return way if way and _near(one, other, shared, least, likeness) else ""


@lru_cache(maxsize=16384)
def bare_matter(sentence: str, titles: Titles) -> frozenset[str]:
    """The particulars of a sentence without the names of papers."""
    found = particulars(sentence)
    named = (title for title in titles if len(title & found) >= min(_NAMED, len(title)))
    return found - frozenset[str]().union(*named)


def _may_be_one(shared: int, least: int) -> bool:
    return any(shared >= count and shared >= share * least for count, _, share in _NEAR)


def _near(one: str, other: str, shared: int, least: int, likeness: Likeness | None) -> bool:
    if likeness is None:
        return shared >= _WITHOUT_LIKENESS * least and shared >= _NAMED
    alike = likeness(one, other)
    return any(shared >= count and alike >= near and shared >= share * least for count, near, share in _NEAR)
