"""Whether a person named is spoken of as "she" or "he": by title, kind of person or given name."""

from __future__ import annotations

import re
from functools import cache

from venire.language.fitted.tables import shipped_values
from venire.language.words.word_list import words

WOMEN = re.compile(
    r"\b(?:Mrs|Miss|Ms|Lady|Sister|Nurse|Matron|woman|girl|mother|sister|daughter|wife|aunt|lady|"
    r"grandmother|niece|mum|madam|she)\b"
)
MEN = re.compile(
    r"\b(?:Mr|Sir|Canon|man|boy|father|brother|son|husband|uncle|gentleman|grandfather|nephew|dad|lad|he)\b"
)


def given_names(sex: str) -> frozenset[str]:
    """Given names of which the sex is plain, in small letters; ``sex``: "she" or "he"."""
    return _given_names()["she" if sex == "she" else "he"]


@cache
def _given_names() -> dict[str, frozenset[str]]:
    listed = shipped_values("venire.language.morphology", "given_names.yaml", dict[str, str])
    return {sex: frozenset(words(names)) for sex, names in listed.items()}


def sex_of(naming: str) -> str:
    """ "she", "he" or nothing, by the title, the kind of person or the given name."""
    given = {word.lower() for word in re.findall(r"[A-Z][a-z]+", naming)}
    if WOMEN.search(naming) or given & given_names("she"):
        return "she"
    return "he" if MEN.search(naming) or given & given_names("he") else ""
