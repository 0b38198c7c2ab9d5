"""How much and how often: "some" does not bear out "all", nor "the man" "only the man"."""

from __future__ import annotations

from collections.abc import Iterator

from venire.language.clauses.reading import Clause, TextReading
from venire.language.words.lexicon import EXCLUSIVE, PARTIAL, UNIVERSAL
from venire.language.words.word_list import words
from venire.law.entailment.rules.given import GivenTexts, assertions

_THE = frozenset(words("the a an his her my their if not one is was are were"))
_SAME = 0.8
"""Only a statement this close can be said to lack an "only"."""


def quantifiers(ground: GivenTexts, said: TextReading) -> Iterator[str]:
    """A claim wider than its ground."""
    for clause in assertions(said):
        if clause.words & UNIVERSAL and _partial(ground, clause):
            yield "the ground speaks of a part, not of the whole"
        limits = len(clause.signs) >= 2 and _only(clause) and not ground.words() & EXCLUSIVE
        if limits and ground.matches(clause, _SAME):
            yield "no ground says 'only'"


def _partial(ground: GivenTexts, clause: Clause) -> bool:
    """Whether all that the ground has of it is said of a part."""
    near = [match.given.words for match in ground.matches(clause)]
    return bool(near) and all(words & PARTIAL and not words & UNIVERSAL for words in near)


def _only(clause: Clause) -> bool:
    """Whether "only" limits somebody or something: not in "the only one", "is only likelier" or "if only"."""
    lowers = [token.lower for token in clause.row]
    return any(word == "only" and (i == 0 or lowers[i - 1] not in _THE) for i, word in enumerate(lowers))
