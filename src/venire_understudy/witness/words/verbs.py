"""Forms of English verbs: which words can be finite, and what a base form becomes."""

from __future__ import annotations

import re

from venire.language.words.word_list import words
from venire_understudy.witness.words.vocabulary import irregular, listed

BE = frozenset(("am", "is", "are", "was", "were"))
HAVE = frozenset(("have", "has", "had"))
DO = frozenset(("do", "does", "did"))
MODAL = frozenset(("can", "could", "will", "would", "shall", "should", "may", "might", "must", "cannot"))
AUXILIARIES = BE | HAVE | DO | MODAL
NEGATIONS = frozenset(("not", "never"))
ADVERBS = frozenset(
    words(
        """not never also always just then only often still already once again even soon later first quickly
        slowly"""
    )
)
_NOT_PAST = frozenset(words("""red bed shed seed speed need hundred sacred indeed exceed weed feed aged naked left"""))


def is_past_form(word: str) -> bool:
    """Whether a lower-case word may be a past tense: "saw", "walked"."""
    if word in ("was", "were", "had", "did"):
        return True
    if word in irregular():
        return (word == irregular()[word][1] and word != irregular()[word][0]) or word in (
            "put",
            "cut",
            "let",
            "set",
            "shut",
            "hit",
        )
    return word.endswith("ed") and len(word) > 3 and word not in _NOT_PAST


def is_finite(word: str) -> bool:
    """Whether a lower-case word may be a finite verb that stands after a noun."""
    return word in AUXILIARIES or is_past_form(word) or is_third(word)


def is_third(word: str) -> bool:
    """Whether a word may be a present tense of the third person: "forbids"."""
    if not word.endswith("s") or word.endswith("ss"):
        return False
    return any(base in listed("verbs") or base in irregular() for base in (word[:-1], word[:-2], word[:-3] + "y"))


def is_base(word: str) -> bool:
    """Whether a word may be the present tense of a plural: "keepers say"."""
    return word in listed("verbs")


def is_participle(word: str) -> bool:
    """Whether a word may follow "have" or "be": "taken", "lying"."""
    if word in irregular():
        return word == irregular()[word][2] or word.endswith("ing")
    return bool(re.search(r"(?:ed|ing)$", word)) and len(word) > 4


def gerund(base: str) -> str:
    """ "passing" for "pass", "moving" for "move"."""
    if base in ("run", "stop", "drop", "put", "cut", "shut", "hit", "get", "sit", "set", "let", "swim", "step"):
        return f"{base}{base[-1]}ing"
    return f"{base[:-1] if base.endswith('e') and not base.endswith('ee') else base}ing"
