"""Reciting: so many words in a row that a sworn text has too. Source: spec/models.md, "Witness"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

COPIED = 8
"""So many words in a row are a quotation."""


def copied(answer: str, facts: Sequence[str]) -> bool:
    """Whether the answer has eight words in a row that a fact has."""
    runs = _runs_of(tuple(facts))
    return any(run in runs for run in _runs(answer))


@lru_cache(maxsize=512)
def _runs_of(facts: tuple[str, ...]) -> frozenset[tuple[str, ...]]:
    return frozenset(run for fact in facts for run in _runs(fact))


def _runs(text: str) -> Iterator[tuple[str, ...]]:
    row = re.findall(r"[\w']+", text.lower().replace("’", "'"))
    return (tuple(row[place : place + COPIED]) for place in range(len(row) - COPIED + 1))
