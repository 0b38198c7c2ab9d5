"""Reciting: so many words in a row that a sworn text has too. Source: spec/models.md ("Witness")."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

COPIED = 8
"""So many words in a row are a quotation."""


def copied(answer: str, facts: Sequence[str]) -> bool:
    """Whether the answer has eight words in a row that a fact has."""
    runs = {run for fact in facts for run in _runs(fact)}
    return any(run in runs for run in _runs(answer))


def _runs(text: str) -> Iterator[tuple[str, ...]]:
    row = re.findall(r"[\w']+", text.lower().replace("’", "'"))
    return (tuple(row[place : place + COPIED]) for place in range(len(row) - COPIED + 1))
