"""Words that there are, so that what only looks like one is seen. Stems of some 41,000 words of English.

Drawn from SCOWL (Spell Checker Oriented Word Lists), small American and British lists:

    The collective work is Copyright 2000-2011 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell
    these word lists, the associated scripts, the output created from the scripts, and its documentation for any
    purpose is hereby granted without fee, provided that the above copyright notice appears in all copies and that both
    that copyright notice and this permission notice appear in supporting documentation. Kevin Atkinson makes no
    representations about the suitability of this array for any purpose. It is provided "as is" without express or
    implied warranty.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from venire.language.fitted.tables import shipped
from venire.language.words.stems import stem

SHORTEST = 4
"""Shorter words are let pass."""


@cache
def known_stems() -> frozenset[str]:
    """Read once, when the first argument is judged."""
    return frozenset(shipped("venire_understudy.panel.lines", "known_words.txt").split())


def unknown(words: Sequence[str]) -> list[str]:
    """Those of a sentence's words, as written, that are none: no names (capitals inside), nothing with a hyphen."""
    return [word for place, word in enumerate(words) if _asked(word, place) and stem(word.lower()) not in known_stems()]


def _asked(word: str, place: int) -> bool:
    return word.isalpha() and len(word) >= SHORTEST and not (place and word[0].isupper())
