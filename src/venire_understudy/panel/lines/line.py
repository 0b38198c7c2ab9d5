"""One sentence of an argument as the panel sees it: its words, what it speaks of, and where it points in meaning."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from venire.language.text.sentences import sentences
from venire.law.api import argument_text, contents, fitted_order, worded
from venire_understudy.panel.lines.known_words import unknown

USUAL, HELD = 0.35, 3
"""The usual order of words, and by how many pairs of words a line is held to it."""
Row = Sequence[float]
Rows = Callable[[Sequence[str]], Sequence[Row]]
"""Sentence vectors of the embedded model, of length 1."""


@dataclass(frozen=True, slots=True)
class ArgumentLine:
    """``words`` in lower case; ``content``: stems in order; ``told``: log ratios of neighbouring words against chance;
    ``unknown``: words that are none."""

    text: str
    words: tuple[str, ...]
    content: tuple[str, ...]
    told: tuple[float, ...]
    unknown: tuple[str, ...]
    row: Row

    @property
    def size(self) -> int:
        return len(self.words)

    @property
    def order(self) -> float:
        """How far its words stand as words do; 0 for a list of words drawn by lot, about .5 for plain English. A short
        line tells little of it and is taken to be nearly as usual."""
        return (sum(self.told) + USUAL * HELD) / (len(self.told) + HELD)


@dataclass(frozen=True, slots=True)
class _Plain:
    words: tuple[str, ...]
    content: tuple[str, ...]
    told: tuple[float, ...]
    unknown: tuple[str, ...]


@lru_cache(maxsize=4096)
def _plain(text: str) -> _Plain:
    written, order = worded(text), fitted_order()
    told = tuple(order.told(order.kinds(text)))
    return _Plain(tuple(one.lower() for one in written), tuple(contents(text)), told, tuple(unknown(written)))


def lines_of(text: str, rows: Rows, known: frozenset[str] = frozenset()) -> tuple[ArgumentLine, ...]:
    """The sentences of a text, without those that have no word. ``known``: words of the case, in lower case."""
    plain = argument_text(text).plain
    found = [one for one in sentences(plain) if _plain(one).words]
    return tuple(_lined(found, rows, known))


def _lined(texts: Sequence[str], rows: Rows, known: frozenset[str]) -> Iterator[ArgumentLine]:
    for text, row in zip(texts, rows(texts) if texts else (), strict=True):
        own = _plain(text)
        strange = tuple(word for word in own.unknown if word.lower() not in known)
        yield ArgumentLine(text, own.words, own.content, own.told, strange, row)


def likeness(one: Row, other: Row) -> float:
    """The cosine of two rows."""
    # Added up from left to right, and not by whatever way is fastest on a machine: its last digit is on the record.
    return np.add.accumulate(np.multiply(one, other))[-1]
