"""What belongs together on the stand: a question about clothes is answered by a coat. From ``kinds.yaml``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from venire.language.fitted.tables import shipped_values
from venire.language.words.stems import stem

Kinds = frozenset[str]
SHORTEST = 2
"""A stem of so few letters belongs to too many words: "ate" and "at"."""


@cache
def _data() -> Mapping[str, Mapping[str, str]]:
    return shipped_values("venire_understudy.witness.words", "categories.yaml", Mapping[str, Mapping[str, str]])


@cache
def _index(side: str) -> Mapping[str, Kinds]:
    """Stem -> the kinds that it asks for, or tells."""
    found: dict[str, Kinds] = {}
    for kind, sides in _data().items():
        for word in sides[side].split():
            if "_" not in word:
                key = stem(word) if len(stem(word)) > SHORTEST else word
                found[key] = found.get(key, frozenset()) | {kind}
    return found


@cache
def _phrases(side: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    pairs = [(word, kind) for kind, sides in _data().items() for word in sides[side].split() if "_" in word]
    return tuple((re.compile(rf"\b{word.replace('_', ' ')}\b"), kind) for word, kind in pairs)


@lru_cache(maxsize=4096)
def kinds_in(text: str, side: str) -> Kinds:
    """The kinds that a text asks for or tells; ``side``: "asks" or "told"."""
    low = text.lower()
    words = re.findall(r"[a-z][a-z-]+", low)
    keys = {key for word in words for key in (word, stem(word)) if len(key) > SHORTEST}
    found = frozenset[str]().union(*(_index(side).get(key, frozenset()) for key in keys))
    found |= frozenset(kind for pattern, kind in _phrases(side) if pattern.search(low))
    return found | ({"money"} if side == "told" and re.search(r"[£$€]\s?\d", text) else frozenset[str]())


def asked_by(word: str) -> Kinds:
    """The kinds for which one word asks."""
    return _index("asks").get(stem(word.lower()), frozenset()) if word else frozenset()
