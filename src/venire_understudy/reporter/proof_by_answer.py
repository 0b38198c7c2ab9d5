"""Whether an answer says the fact from which the witness says it answered: then what is proved by that fact is proved.

The name of a person may be left to the question ("him"), and words that are quoted may be spoken alone. What the answer
leaves out, turns round or says in other figures is not borne out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.law.api import entails, normalised

MOST = 0.75
"""The share of a fact's words that the answer and its question must have."""
OWN = 0.4
"""The share of them that must be in what the witness swears to, for what is only asked is not told."""
FILLED = 0.5
"""The share of the words that the question left out which the answer must have."""
_OPEN = re.compile(r"\s*(?:what|when|where|who|whom|whose|which|why|how|for how|on what|since when)\b", re.IGNORECASE)
_QUOTED = re.compile(r"[\"“]([^\"”]+)[\"”]")
_WORD = re.compile(r"[a-z0-9']+")
_LEFT_TO_THE_QUESTION = frozenset(("names", "coverage"))


def borne_out(fact: str, claims: Sequence[str], answer: str, question: str) -> bool:
    """Whether what was sworn to says this fact. ``claims``: what the witness swears to, in full sentences."""
    words = _QUOTED.search(fact)
    if words and not _spoken(words.group(1), question):
        return _spoken(words.group(1), answer)
    if not claims or (_OPEN.match(question) and not _fills(fact, answer, question)):
        return False
    told = entails(claims, fact, least=0.0)
    if any(reason.rule not in _LEFT_TO_THE_QUESTION for reason in told.reasons) or told.coverage < OWN:
        return False
    return told.coverage >= MOST or entails((*claims, f"{question.rstrip('?')}."), fact, least=0.0).coverage >= MOST


def _fills(fact: str, answer: str, question: str) -> bool:
    """Whether the answer has its part of what the question leaves open."""
    left = normalised(fact) - normalised(question)
    return not left or len(left & normalised(answer)) >= FILLED * len(left)


def _spoken(words: str, answer: str) -> bool:
    """Whether these very words are in the answer, one after another."""
    return " ".join(_WORD.findall(words.lower())) in " ".join(_WORD.findall(answer.lower()))
