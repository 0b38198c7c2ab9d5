"""How a text is written, whatever it is about: eighteen marks as numbers, and its letters three by three.

The marks are those by which authorship is told: length of sentences and words, punctuation, small words, persons.
Shares are under their roots, so that the first mark of a kind weighs more than the tenth.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import log, sqrt
from statistics import pstdev

from venire.monitors.behaviour.registers import registers
from venire.monitors.conduct.plain_words import said, words

_FREQUENT = "the of and to a in that is it for not but with as be this by they i we you which or from have if so would"
_SMALL = frozenset(_FREQUENT.split())
_ABSTRACT = ("tion", "ity", "ment", "ness", "ance", "ence")
_MANNERS = ("slang", "old", "legal", "office", "timid", "lyrical", "drill", "chummy", "sneering", "selling")
_SHORT, _LONG = 5, 9
"""Words of a short sentence, letters of a long word."""
_NO_LETTER = re.compile(r"[^a-z' .,!?;]")


@lru_cache(maxsize=8192)
def marks(text: str) -> tuple[float, ...]:
    """Eighteen numbers, each of at most a few units."""
    row, rows = words(text), said(text)
    count, sentences = max(1, len(row)), max(1, len(rows))
    return (*_of_sentences(text, rows, count, sentences), *_of_words(row, count), *_of_manner(text, count))


def _of_sentences(text: str, rows: Sequence[str], count: int, sentences: int) -> tuple[float, ...]:
    lengths = [len(words(one)) for one in rows] or [0]
    return (
        log(1 + count / sentences),
        pstdev([log(1 + length) for length in lengths]),
        sqrt(sum(length < _SHORT for length in lengths) / sentences),
        sqrt(text.count("!") / sentences),
        sqrt(text.count("?") / sentences),
        sqrt(sum(one[:1].islower() for one in rows) / sentences),
        sqrt(text.count(",") / count),
        sqrt(sum(text.count(mark) for mark in ";:()—–") / count),
    )


def _of_words(row: Sequence[str], count: int) -> tuple[float, ...]:
    return (
        sum(map(len, row)) / count,
        sqrt(sum(len(word) >= _LONG for word in row) / count),
        sqrt(sum(word.endswith(_ABSTRACT) for word in row) / count),
        sqrt(sum(word in _SMALL for word in row) / count),
        sqrt(row.count("the") / count),
    )


def _of_manner(text: str, count: int) -> tuple[float, ...]:
    found = registers(text)
    loud = sum(word.isupper() and len(word) > 2 for word in text.split())
    return (
        sqrt(found["contracted"] / count),
        sqrt(found["first person"] / count),
        sqrt(found["second person"] / count),
        sqrt(loud / count),
        sqrt(sum(found[name] for name in _MANNERS) / count),
    )


@lru_cache(maxsize=4096)
def threes(text: str) -> Mapping[str, int]:
    """How often each three letters follow one another."""
    bare = _NO_LETTER.sub("", text.lower())
    return Counter(bare[at : at + 3] for at in range(len(bare) - 2))


def alike(one: str, other: str) -> float:
    """How alike the letters of two texts are, 0 to 1: the Bhattacharyya coefficient of their threes."""
    mine, theirs = threes(one), threes(other)
    total = sqrt(max(1, sum(mine.values())) * max(1, sum(theirs.values())))
    return sum(sqrt(mine[key] * theirs[key]) for key in mine.keys() & theirs.keys()) / total
