"""What a confirmation adds: the one detail of the fact that the question did not hold."""

from __future__ import annotations

import re

from venire_understudy.witness.affidavit.knowledge import KnownFact, content
from venire_understudy.witness.affidavit.predicate import phrases
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.speech.spoken_english import spoken
from venire_understudy.witness.words.vocabulary import likeness

LONGEST = 9
"""A detail of more words is a statement of its own."""
_APART = ("time", "place", "duration", "with", "by")
_HANGING = re.compile(r"\b(?:of|and|or|but|the|a|an|my|his|her|their|to|than|that|who|which)$", re.IGNORECASE)
_CLAUSE = re.compile(r"\b(?:that|who|which|because|so|if)\b|[\"“]")


def detail(fact: KnownFact, question: ParsedQuestion) -> str:
    """The time, the place or the means that the question left out, in the fact's words; empty where there is none, or
    where more than that was left out."""
    clause = fact.clause
    if not clause.whole or _CLAUSE.search(clause.rest):
        return ""
    parts = phrases(clause.rest)
    new = [part for part in parts if not _named(part.text, question)]
    if len(new) != 1 or new[0] is not parts[-1] or new[0].kind not in _APART or clause.front:
        return ""
    text = spoken(new[0].text).strip(" ,.")
    before = " ".join(part.text for part in parts[:-1])
    if re.search(r"\band (?:I|he|she|it|they|we|was|were|is|am|had|has|have|did|\w+ed)\b", text):
        return ""  # another statement
    empty = not content(text) and not re.search(r"\d", text)
    return "" if empty or len(text.split()) > LONGEST or _HANGING.search(before) else _stopped(text)


def _named(text: str, question: ParsedQuestion) -> bool:
    """Whether the question has said this, at least in part."""
    if text.strip(" ,.").lower() in question.text.lower():
        return True
    return any(likeness(asked, key) for key in content(text) for asked in question.keys) or any(
        figure in question.text for figure in re.findall(r"\d[\d:.,]*", text)
    )


def _stopped(text: str) -> str:
    return text[:-1] if text.endswith("m.") else text
