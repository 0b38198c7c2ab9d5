"""The sentences of a text that matter to what is being talked about, whole."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

from venire.participants.understudy.words import content_words

LONGEST = 330
"""Characters of a single sentence that are still given whole."""
_SENTENCE = re.compile(
    r"(?:[^.!?“”\"]|\.(?=[\w,])|(?<=[ap]\.m)\.(?=\s[a-z])|[“\"][^”\"]*[”\"]|[\"“”])+[.!?]*", re.DOTALL
)
_CLAUSE = re.compile(r"[,;:](?=\s)")


def sentences(text: str) -> tuple[str, ...]:
    """The sentences of a text; what stands between quotes is never cut."""
    return tuple(_joined(found.group().strip() for found in _SENTENCE.finditer(" ".join(text.split()))))


def _joined(pieces: Iterator[str]) -> Iterator[str]:
    """A quotation that ends with a sentence ends the sentence around it, if a capital follows."""
    for piece in filter(None, pieces):
        cuts = [0, *(found.end() for found in re.finditer(r"[.!?][”\"]\s(?=[A-Z])", piece)), len(piece)]
        yield from (piece[start:end].strip() for start, end in itertools.pairwise(cuts) if piece[start:end])


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
