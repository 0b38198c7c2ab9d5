"""Taking somebody at their word: exact quotations of four to nine words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.language.text.sentences import sentences
from venire.language.wording.content_words import content_words

LEAST, MOST = 4, 9
_CLAUSES = re.compile(r"(?<![.;:?!()—–])[.;:?!()—–]+\s|(?<![.;:?!])[.;:?!]+$|,\s")
_WEAK_START = re.compile(
    r"^(and|but|or|so|which|who|that|because|if|when|since|as|then|while|to|of|for|show|look|take|put|play|say"
    r"|ask|think|"
    r"picture|count|work|listen|imagine|suppose|tell|hit|strip|lay|follow|try|give|go|let|call|read|add|leave)\b",
    re.IGNORECASE,
)
"""Beginnings that do not stand alone in quotation marks: conjunctions, and requests, which are never true or false."""
_WEAK_END = re.compile(r"\b(and|but|or|the|a|an|of|to|in|on|with|that|is|was|for|at|by|from|who|which)$", re.IGNORECASE)


def quotable(text: str, anchor: frozenset[str], names: Sequence[str]) -> list[str]:
    """The clauses of a speech that can be quoted whole, those nearest to ``anchor`` first.

    Questions, and clauses with a quotation or a juror's name in them, are left alone.
    """
    told = [sentence for sentence in sentences(text) if not sentence.rstrip('"”').endswith("?")]
    clauses = [clause.strip() for sentence in told for clause in _CLAUSES.split(sentence)]
    good = [clause for clause in clauses if _good(clause, names) and clause in text]
    return sorted(dict.fromkeys(good), key=lambda clause: -len(content_words(clause) & anchor))


def _good(clause: str, names: Sequence[str]) -> bool:
    count = len(clause.split())
    clean = not any(mark in clause for mark in '"“”') and not any(name in clause for name in names)
    return LEAST <= count <= MOST and clean and not _WEAK_START.match(clause) and not _WEAK_END.search(clause)
