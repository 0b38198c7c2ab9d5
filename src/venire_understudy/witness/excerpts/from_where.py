"""A bare measure says from where: "Twenty feet from the door." and not "Twenty feet.", unless it was asked so."""

from __future__ import annotations

import re

from venire_understudy.witness.affidavit.knowledge import KnownFact, content
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.words.vocabulary import likeness

_MEASURE = r"[\w.,/-]+ (?:feet|foot|yards?|miles?|inches|met(?:er|re)s|paces|steps)"
_BARE = re.compile(rf"(?P<far>(?:About |Around |Some )?{_MEASURE})(?: (?P<away>away|off))?\.$", re.IGNORECASE)
_FROM = (
    r"(?P<from>(?:from|in front of|behind|below|above|beyond|short of) "
    r"(?:the|my|his|her|our|their|a|an|me|him|[A-Z])[^,.;]*)"
)


def from_where(phrase: str, fact: KnownFact, question: ParsedQuestion) -> str:
    """The phrase with the place it is measured from, where the fact has one behind the measure, or in front of "seven
    feet away", and the question did not say it."""
    bare = _BARE.match(phrase)
    if bare is None:
        return phrase
    measure = re.escape(re.sub(r"^(?:About|Around|Some) ", "", bare["far"]))
    found = re.search(rf"{measure}(?: away| off)? {_FROM}", fact.text, re.IGNORECASE)
    if found and not _said(found["from"], question):
        return f"{bare['far']} {_short(found['from'])}."
    before = re.search(rf"\bfrom (the [a-z]+)\b.*\b{measure} (?:away|off)", fact.text, re.IGNORECASE)
    return f"{bare['far']} from {before[1]}." if before and bare["away"] else phrase


def _said(place: str, question: ParsedQuestion) -> bool:
    """Whether the question has named the place."""
    keys = content(place)
    return bool(keys) and any(likeness(asked, key) for asked in question.keys for key in keys)


def _short(place: str) -> str:
    """The place without what it belongs to and what happened there."""
    head = "in front of " if place.startswith("in front of ") else ""
    return (
        head + re.split(r" (?:of|where|when|while|that|which|who|and|until|before|after|as)\b", place[len(head) :])[0]
    )
