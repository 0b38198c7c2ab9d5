"""Whether a question leads: whether its form holds out the answer. Used to measure style, not to object.

Source: Federal Rule of Evidence 611(c); spec/trial.md, "Debrief" (leading-question ratio).
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from venire.language.text.english import foreign

_TAG = re.compile(
    r",\s*(?:(?:is|was|are|were|do|does|did|has|have|had|can|could|will|would|should)(?:n['’]t)?\s+"
    r"(?:i|you|he|she|it|we|they|there|that)(?:\s+not)?"
    r"|(?:is(?:n['’]t)? (?:it|that) (?:not )?(?:so|true|right|correct))|correct|right|true|yes|no)\s*[?.]?\s*$"
)
_OPENING = re.compile(
    r"^(?:(?:and|so|but|now|in fact),?\s+)*(?:is(?:n['’]t)? it (?:not )?(?:true|correct|right|a fact|so)|"
    r"would you agree|you(?:['’]d| would) agree|"
    r"(?:did|do|does|is|are|was|were|have|has|had|could|would|can)n['’]t\b|it(?:['’]s| is) (?:true|a fact)\b)"
)
_OPEN = re.compile(
    r"(?:(?:to|from|with|in|at|on|of|by|for|until|since|about|after) )?"
    r"(?:who|whom|whose|what|when|where|why|how|which|describe|explain|tell|did|do|does|is|are|was|were|have|has|had|"
    r"can|could|will|would|please)\b"
)


def is_leading(question: str) -> bool:
    """True for a tag ("…, didn't you?"), a negative opening ("Isn't it true …") and a bare statement; False for what is
    not in English and cannot be read."""
    if foreign(question):
        return False
    text = question.strip().lower()
    return bool(_TAG.search(text) or _OPENING.search(text) or not _OPEN.match(_main_clause(text)))


def _main_clause(text: str) -> str:
    """The question itself, without the words that lead up to it: "On Friday, where were you?"."""
    last = re.split(r"(?<=[.;!])(?<![ap]\.m\.)(?<!\bdr\.)\s+", text)[-1]
    plain = re.sub(r"^(?:(?:and|so|but|now|then|well|sir|madam|doctor|detective)\b,?\s*)+", "", last)
    if not plain.startswith(_LEADING_UP):
        return plain
    clauses = [clause for clause in re.split(r",\s*", plain) if _OPEN.match(clause)]
    return plain if _OPEN.match(plain) else next(iter(clauses), plain)


_LEADING_UP = (
    "in ",
    "on ",
    "at ",
    "after ",
    "before ",
    "when ",
    "if ",
    "by ",
    "from ",
    "to ",
    "with ",
    "until ",
    "since ",
)


def leading_share(questions: Iterable[str]) -> float | None:
    """The share of questions in English that lead, 0 to 1; None where there was none."""
    led = [is_leading(question) for question in questions if not foreign(question)]
    return sum(led) / len(led) if led else None
