"""Whether words stand in an order in which people put them: pairs of neighbours against the same words thrown about.

A word is known by itself where it is frequent, else by its ending. Of each pair the table holds the logarithm of how
much oftener it stands together than chance would have it, counted by ``scripts/fit_argument_strength.py`` in a book in
the public domain and in this project's own cases: no argument that is ever judged was counted.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from venire.language.fitted.tables import shipped
from venire.law.argument.strength.argument_text import worded

EDGE = "|"
"""What stands before the first word of a sentence and after its last."""
_ENDINGS = ("ing", "ed", "ly", "tion", "ment", "ness", "ity", "ous", "ful", "able", "ive", "al", "er", "est", "s", "y")


@dataclass(frozen=True, slots=True)
class WordOrder:
    """``known``: the words counted by themselves. ``pairs``: "first second" -> log ratio. ``unseen``: of all others."""

    known: frozenset[str]
    pairs: Mapping[str, float]
    unseen: float

    def kinds(self, sentence: str) -> list[str]:
        """The words of a sentence by kind, with an edge at either end."""
        return [EDGE, *(self._kind(word) for word in worded(sentence)), EDGE]

    def _kind(self, word: str) -> str:
        lower = word.lower()
        return lower if lower in self.known else shape(lower)

    def told(self, kinds: Sequence[str]) -> list[float]:
        """The log ratio of each pair of neighbours."""
        return [self.pairs.get(f"{one} {other}", self.unseen) for one, other in pairwise(kinds)]


def shape(lower: str) -> str:
    """What a rare word is known by: that it is a number, or its ending."""
    if lower[0].isdigit():
        return "#"
    return next((f"-{one}" for one in _ENDINGS if lower.endswith(one) and len(lower) > len(one) + 2), "-")


def read_order(text: str) -> WordOrder:
    """From ``{"known": [...], "unseen": number, "hundredths": {first: {second: number}}}``."""
    told = json.loads(text)
    rows: dict[str, dict[str, int]] = told["hundredths"]
    pairs = {f"{one} {other}": value / 100 for one, row in rows.items() for other, value in row.items()}
    return WordOrder(frozenset(told["known"]), pairs, told["unseen"])


@cache
def fitted_order() -> WordOrder:
    """Read once, when the first argument is judged."""
    return read_order(shipped("venire.law.argument.strength", "order.json"))
