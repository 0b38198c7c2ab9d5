"""How much and how often: "some" does not bear out "all", nor "the man" "only the man"."""

from __future__ import annotations

from collections.abc import Iterator

from venire.law.entailment.ground import Ground, assertions
from venire.law.entailment.lexicon import EXCLUSIVE, PARTIAL, UNIVERSAL
from venire.law.entailment.reading import Clause, Reading
from venire.law.entailment.wordlist import words

_THE = frozenset(words("the a an his her my their if not one is was are were"))
_SAME = 0.8
"""Only a statement this close can be said to lack an "only"."""


def quantifiers(ground: Ground, said: Reading) -> Iterator[str]:
    """A claim wider than its ground."""
    for clause in assertions(said):
        near = [match.given.words for match in ground.matches(clause)]
        if near and clause.words & UNIVERSAL and all(words & PARTIAL and not words & UNIVERSAL for words in near):
            yield "the ground speaks of a part, not of the whole"
        same = [match.given.words for match in ground.matches(clause, _SAME)]
        if same and _only(clause) and len(clause.signs) >= 2 and not ground.words() & EXCLUSIVE:
            yield "no ground says 'only'"


def _only(clause: Clause) -> bool:
    """Whether "only" limits somebody or something: not in "the only one", "is only likelier" or "if only"."""
    lowers = [token.lower for token in clause.row]
    return any(word == "only" and (i == 0 or lowers[i - 1] not in _THE) for i, word in enumerate(lowers))
