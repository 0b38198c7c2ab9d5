"""Whether two questions ask the same. Source: spec/trial.md, "Question deduplication".

likeness = 0.6 × how surely the words ask the same + 0.4 × overlap of the topics touched; topics are learned from the
case.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp

from venire.language.fitted.trees import Forest, shipped_forest
from venire.language.questions.wanted import asked_for
from venire.language.words import word_list as wordlist
from venire.law.repetition.cues import asked_cue_odds
from venire.law.repetition.likeness import asked_alike, in_common

WORDS, TOPICS = 0.6, 0.4
"""What shared words and shared topics count for."""
THRESHOLD = 0.55
"""From this likeness on, two questions to one witness are the same question, if their words are as much alike."""
ENOUGH_WORDS, LEAST_COMMON = 3, 0.3
"""Two questions of so many words of meaning each, and a smaller share of them in common, are about different things."""
MUCH_ELSE = 4
"""A question with so many words of meaning of which a shorter one has none is about something else."""
CUES = 0.7
"""What the log odds of the words that differ count for beside those of the trees."""
_WORD = re.compile(r"[a-z0-9$][a-z0-9$:.,]*[a-z0-9]|[a-z0-9]")
_EMPTY = frozenset(
    wordlist.words(
        """a about an and any are as at be been being but by can correct could couldn court detective did didn do
        doctor does doesn don dr fact for from gentlemen had hadn has hasn have haven he her hers him his how i
        if in into is isn it its jury just ladies madam me mine mr mrs ms my nor not now of off on or our please
        right s she sir so t tell than that the their them then there these they this those to true up us was
        wasn we were weren what when where which who whom whose why will with would wouldn you your yours"""
    )
)


@lru_cache(maxsize=4096)
def normalised(text: str) -> frozenset[str]:
    """The words that carry a question's meaning, in lower case and without common endings."""
    words = _WORD.findall(text.lower().replace("’", "'").replace("'", " "))
    return frozenset(_stem(word) for word in words if word not in _EMPTY)


def _stem(word: str) -> str:
    for ending in ("ing", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def touched(text: str, topics: Sequence[str]) -> tuple[str, ...]:
    """The topics that share a word of meaning with the text, in their order."""
    words = normalised(text)
    return tuple(topic for topic in topics if words & normalised(topic))


def likeness(a: str, b: str, topics: Sequence[str]) -> float:
    """0 to 1: how far two questions ask the same. Where neither touches a topic, words alone decide."""
    same = same_asked(a, b)
    mine, theirs = frozenset(touched(a, topics)), frozenset(touched(b, topics))
    return WORDS * same + TOPICS * (jaccard(mine, theirs) if mine or theirs else same)


@lru_cache(maxsize=8192)
def same_asked(a: str, b: str) -> float:
    """How surely two questions ask the same by their words, 0 to 1; weighed by trees and by the words that
    differ, fitted to labelled pairs (``scripts/fit_testimony.py``)."""
    if normalised(a) == normalised(b) and a.split()[:2] == b.split()[:2]:
        return 1.0
    words, share = in_common(a, b)
    apart = (words >= ENOUGH_WORDS and share < LEAST_COMMON) or (not share and _longer(a, b) >= MUCH_ELSE)
    return 0.0 if apart else 1 / (1 + exp(-_trees().odds(asked_alike(a, b)) - CUES * asked_cue_odds(a, b)))


def _longer(a: str, b: str) -> int:
    """How many words of meaning the longer of two questions has."""
    return max(len(asked_for(a).words), len(asked_for(b).words))


@cache
def _trees() -> Forest:
    return shipped_forest("venire.law.repetition", "trees.txt")


def duplicate(a: str, b: str, topics: Sequence[str], threshold: float = THRESHOLD) -> bool:
    """Whether the two ask the same. A common topic cannot make up for words that ask for something else."""
    return same_asked(a, b) >= threshold and likeness(a, b, topics) >= threshold


def jaccard(one: frozenset[str], other: frozenset[str]) -> float:
    """What two sets share, of all they hold; two empty sets are alike."""
    return len(one & other) / len(one | other) if one or other else 1.0
