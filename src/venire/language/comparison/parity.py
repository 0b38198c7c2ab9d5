"""Whether the denials and opposites on two sides cancel out: "none was shut" beside "all were open"."""

from __future__ import annotations

from venire.language.comparison.alignment import Alignment
from venire.language.words.lexicon import NEGATORS
from venire.language.words.word_list import words

_TURNING = frozenset(NEGATORS) | frozenset(
    words("deny denied denies fail failed fails refuse refused refuses unable without neither hardly lack lacked")
)


def turns(row: tuple[str, ...]) -> int:
    """How many words of a row turn what is said into its opposite; a leading "no," turns nothing."""
    return sum(
        word in _TURNING and not (word in ("no", "not") and (i + 1 == len(row) or row[i + 1] in (",", ".", ";")))
        for i, word in enumerate(row)
    )


def odd(beside: Alignment) -> float:
    """1 where the two sides differ by an odd number of denials and opposites, else 0."""
    opposites = sum(pair.opposite for pair in beside.pairs)
    return float((turns(beside.said.row) + turns(beside.given.row) + opposites) % 2)
