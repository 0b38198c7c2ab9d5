"""Words in which people argue whatever the case is: who hears one of them has not been told a new fact by it."""

from __future__ import annotations

from functools import cache

from venire.language.fitted.tables import shipped_values
from venire.language.words.stems import stem
from venire.language.words.word_list import words


@cache
def argument_stems() -> frozenset[str]:
    """Their stems, from ``argument_words.yaml``."""
    lists = shipped_values("venire.law.argument.not_in_evidence", "argument_words.yaml", dict[str, str])
    return frozenset(stem(word) for text in lists.values() for word in words(text.replace("-", " ")))
