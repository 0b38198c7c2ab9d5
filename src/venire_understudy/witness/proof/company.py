"""Whether anybody else was there: a fact that says "alone" answers, for the time and the place that the question names.

"Was anybody else there when he told you?" asks about company, not about the telling. Source: spec/trial.md.
"""

from __future__ import annotations

import re

from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact, content
from venire_understudy.witness.entailment.decision import MET, WitnessFinding
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.search import light
from venire_understudy.witness.words.vocabulary import likeness

_ANY = r"(?:any|some)(?:body|one)"
_THERE = (
    r"(?:there|present|around|about|near(?:by)?|with (?:you|him|her|them)|in the room|listening|at home|in|beside you)"
)
_COMPANY = re.compile(
    rf"^(?:and |so )?(?:was|were) (?:there )?{_ANY}(?: else)? (?:else )?{_THERE}\b|"
    rf"^(?:and |so )?(?:was|were) (?:there )?{_ANY} else\b(?! (?:\w+ed|told|shown|given|seen)\b)|"
    rf"^(?:and |so )?did (?:you have|{_ANY}(?: else)? keep you) (?:any )?company\b|"
    rf"^(?:and |so )?were you with {_ANY}(?: else)?\b",
    re.IGNORECASE,
)
_BESIDE = re.compile(
    rf"\b{_ANY}(?: else)?\b[^?]*\bwith (?:him|her|me|you|them)\b|\bwith {_ANY}(?: else)?\b", re.IGNORECASE
)
"""That somebody did a thing with another: "that anybody had gone in with him"."""
_NOBODY_PUT = re.compile(rf"^(?:and |so )?(?:nobody|no one) else was {_THERE}\b", re.IGNORECASE)
_ALONE_ASKED = re.compile(
    r"^(?:and |so )?(?:were|was) (?:you|the two of you|you two) (?:all )?(?:alone|by yourself|on your own)\b",
    re.IGNORECASE,
)
_ALONE = re.compile(r"\b(?:alone|by myself|on my own)\b|\b(?:nobody|no one) else\b", re.IGNORECASE)
_NOT_STAYING = re.compile(
    r"\b(?:lived?|living) alone\b|\balone (?:nobody|no one|can|could|will)\b|\b[Uu]nder .* alone\b"
)
_PASSING = frozenset(content("anybody else alone company with there present around home"))
_POINTING = re.compile(r"\b(?:then|there|that (?:day|night|evening|morning|afternoon)|at the time)\b", re.IGNORECASE)
_LEAST = 0.5


def company(known: Knowledge, question: ParsedQuestion) -> WitnessFinding | None:
    """No company, by the fact that says so; None where it is not asked or no fact tells of that time."""
    if question.form not in ("polar", "statement"):
        return None
    if _NOBODY_PUT.search(question.text):
        fact = _solitary(known, question)
        return WitnessFinding("tell", (fact,)) if fact else None
    if question.negated:
        return None
    alone = _ALONE_ASKED.search(question.text) is not None
    if not alone and not _COMPANY.search(question.text):
        fact = _solitary(known, question) if _BESIDE.search(question.text) else None
        return WitnessFinding("no", (fact,)) if fact else None
    fact = _solitary(known, question)
    if fact is None:
        return None
    return WitnessFinding("yes" if alone else "no", (fact,))


def asks_company(question: ParsedQuestion) -> bool:
    """Whether it is asked if anybody else was there."""
    return _COMPANY.search(question.text) is not None


def _solitary(known: Knowledge, question: ParsedQuestion) -> KnownFact | None:
    own = [fact for fact in known.facts if _ALONE.search(fact.text) and not _NOT_STAYING.search(fact.text)]
    asked = [key for key in question.keys if key not in light() and key not in _PASSING]
    if not asked:
        return own[0] if len(own) == 1 else None
    rated = sorted(((_share(known, fact, asked), -fact.place) for fact in own), reverse=True)
    return known.facts[-rated[0][1]] if rated and rated[0][0] >= _LEAST else None


def _share(known: Knowledge, fact: KnownFact, asked: list[str]) -> float:
    """How much of what is asked the fact has, or what was told right before it, where it points there."""
    told = set(fact.keys)
    if _POINTING.search(fact.text):
        told |= {key for one in known.facts[max(0, fact.place - 2) : fact.place + 2] for key in one.keys}
    return sum(any(likeness(key, other) >= MET for other in told) for key in asked) / len(asked)
