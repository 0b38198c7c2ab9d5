"""Small words by which a sentence withholds, reverses or bounds what it seems to say; each set looked for by itself."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from venire.language.fitted.tables import pattern_text, shipped_values


@cache
def _marks() -> Mapping[str, re.Pattern[str]]:
    written = shipped_values("venire.language.comparison", "qualifiers.yaml", dict[str, str])
    return {name: re.compile(rf"\b(?:{pattern_text(pattern)})\b", re.I) for name, pattern in written.items()}


def turnings(answer: str, elicit: str, question: str | None) -> Mapping[str, float]:
    """Whether each set of small words is in the answer and not in the target, 1, or the other way round, -1."""
    there, here = turns_in(answer), turns_in(elicit)
    found = {f"turn_{name}": float((name in there) - (name in here)) for name in _marks()}
    if question:
        found |= dict.fromkeys((f"asked_{name}" for name in turns_in(question)), 1.0)
    return found


@lru_cache(maxsize=4096)
def turns_in(text: str) -> frozenset[str]:
    """Which sets of small words a text has."""
    return frozenset(name for name, pattern in _marks().items() if pattern.search(text))
