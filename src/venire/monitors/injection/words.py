"""A text in windows, and each window as the words and pairs of words that the fitted weights know."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

_TOKEN = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")
WINDOW, STRIDE = 60, 30
"""Tokens of one window, and from one to the next: an order hidden in a long document stands whole in one of them."""
MOST = 40
"""How many windows of a text are weighed; of a longer text they lie evenly over the whole."""


def tokens(text: str) -> list[str]:
    """Words in lower case. Numbers and marks are left out: they tell a printed book from a typed page, and no more."""
    return _TOKEN.findall(text.replace("’", "'").lower())


def windows(words: Sequence[str]) -> Iterator[Sequence[str]]:
    """One window of a short text; of a longer one overlapping windows, at most :data:`MOST`."""
    starts = range(0, max(1, len(words) - STRIDE), STRIDE)
    step = -(-len(starts) // MOST)
    yield from (words[start : start + WINDOW] for start in starts[:: max(1, step)])


def features(window: Sequence[str]) -> set[str]:
    """Words, and pairs of neighbours with a blank between."""
    return {*window, *map(" ".join, pairwise(window))}
