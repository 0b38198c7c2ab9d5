"""Lines of text that can be asked how like another they are, by their words, pairs of words and pieces of words.

Cosine of logarithmic term frequency by inverse document frequency (Salton and Buckley 1988).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from math import log, sqrt

import numpy as np
from numpy.typing import NDArray

_WORD = re.compile(r"[a-z0-9']+")
PIECE = 4
"""Letters of a piece of a word, its ends marked: a slip of the pen spoils few of them."""


def words(text: str) -> list[str]:
    """In small letters, with numbers and apostrophes."""
    return _WORD.findall(text.lower().replace("’", "'"))


def _terms(text: str) -> Iterator[str]:
    spoken = words(text)
    yield from spoken
    yield from (f"{one} {two}" for one, two in pairwise(spoken))
    for word in spoken:
        ends = f"<{word}>"
        yield from (f"#{ends[at : at + PIECE]}" for at in range(len(ends) - PIECE + 1) if len(ends) > PIECE)


class Rarity:
    """How rare a term is among some texts: 1 for what stands in all of them, more for what stands in few."""

    def __init__(self, texts: Sequence[str]) -> None:
        held = Counter(term for text in texts for term in set(_terms(text)))
        self._many = 1 + len(texts)
        self._known = {term: log(self._many / (1 + count)) + 1 for term, count in held.items()}

    def of(self, term: str) -> float:
        return self._known.get(term) or log(self._many) + 1

    def vector(self, text: str) -> Mapping[str, float]:
        """Term -> weight, of length 1; empty for a text without words."""
        weights = {term: (1 + log(count)) * self.of(term) for term, count in Counter(_terms(text)).items()}
        length = sqrt(sum(weight * weight for weight in weights.values()))
        return {term: weight / length for term, weight in weights.items()}


class LineIndex:
    """Lines by their terms, so that a question meets only the lines that share some."""

    def __init__(self, lines: Sequence[str], rarity: Rarity) -> None:
        self.lines, self._rarity = tuple(lines), rarity

    def likeness(self, text: str) -> NDArray[np.float64]:
        """How like each line the text is, 0 to 1: an array (lines,)."""
        found = np.zeros(len(self.lines))
        for term, weight in self._rarity.vector(text).items():
            if (held := self._posted.get(term)) is not None:
                found[held[0]] += weight * held[1]
        return found

    @cached_property
    def _posted(self) -> Mapping[str, tuple[NDArray[np.intp], NDArray[np.float64]]]:
        """Term -> the lines that have it, and how much it weighs in each."""
        posted = dict[str, list[tuple[int, float]]]()
        for at, line in enumerate(self.lines):
            for term, weight in self._rarity.vector(line).items():
                posted.setdefault(term, []).append((at, weight))
        return {
            term: (np.array([at for at, _ in held], np.intp), np.array([weight for _, weight in held]))
            for term, held in posted.items()
        }
