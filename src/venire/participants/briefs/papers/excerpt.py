"""The sentences of a text that matter to what is being talked about, whole."""

from __future__ import annotations

import re
from functools import lru_cache

from venire.language.text.sentences import sentences as law_sentences
from venire.language.wording.content_words import content_words

LONGEST = 330
"""Characters of a single sentence that are still given whole."""
_CLAUSE = re.compile(r"[,;:](?=\s)")


@lru_cache(maxsize=4096)
def sentences(text: str) -> tuple[str, ...]:
    """The sentences of a text; what stands between quotes is never cut."""
    found = list[str]()
    for one in law_sentences(" ".join(text.split())):
        if found and _opened(found[-1]):
            found[-1] = f"{found[-1]} {one}"
        else:
            found.append(one)
    return tuple(found)


def _opened(text: str) -> bool:
    """Whether a quotation has begun and not ended."""
    return bool(text.count('"') % 2) or text.count("“") > text.count("”")


def excerpt(text: str, about: str, room: int) -> str:
    """The sentences nearest to ``about`` that fit ``room`` characters, in their order; at least one, whole."""
    whole = sentences(text)
    if len(" ".join(whole)) <= room:
        return " ".join(whole)
    words = content_words(about)
    ranked = sorted(range(len(whole)), key=lambda place: (-len(words & content_words(whole[place])), place))
    kept = list[int]()
    for place in ranked:
        if not kept or sum(len(whole[one]) + 1 for one in (*kept, place)) <= room:
            kept.append(place)
    return " ".join(_whole_clauses(whole[place]) for place in sorted(kept))


def _whole_clauses(sentence: str) -> str:
    """A sentence as it is; one without end up to the last clause that fits."""
    ends = [found.start() for found in _CLAUSE.finditer(sentence) if found.start() <= LONGEST]
    return sentence if len(sentence) <= LONGEST or not ends else f"{sentence[: ends[-1]]} …"
