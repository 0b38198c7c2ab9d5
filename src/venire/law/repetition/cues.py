"""Words by which two questions differ or agree, each with a fitted weight: the second opinion beside the trees.

"Who" for "when", "last" for "first", an ending that only one of them has. Symmetric in the two questions. Fitted by
``scripts/fit_testimony.py`` with a logistic function.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from venire.language.fitted.cue_weights import CueWeights, shipped_cue_weights

_WORD = re.compile(r"[a-z]+(?:'[a-z]+)?|\d[\d.,:]*")
_ASKING = ("who", "whose", "whom", "what", "which", "when", "where", "why", "how")


def asked_cues(a: str, b: str) -> frozenset[str]:
    """The cues of a pair: words in one (d) or both (c), pairs of words in one (g), the openings (s, w), what asks (k),
    a word replaced (x) or only added (y)."""
    one, other = _row(a), _row(b)
    return frozenset((*_words(one, other), *_openings(one, other), *_changes(one, other)))


def _words(one: Sequence[str], other: Sequence[str]) -> Iterator[str]:
    yield from (f"d:{word}" for word in {*one} ^ {*other})
    yield from (f"c:{word}" for word in {*one} & {*other})
    yield from (f"g:{first}_{second}" for first, second in {*pairwise(one)} ^ {*pairwise(other)})


def _openings(one: Sequence[str], other: Sequence[str]) -> Iterator[str]:
    yield "s:" + "|".join(sorted("_".join(row[:2]) for row in (one, other)))
    yield "w:" + "|".join(sorted("_".join(row[:1]) for row in (one, other)))
    yield "k:" + "|".join(sorted("+".join(word for word in _ASKING if word in row) or "-" for row in (one, other)))


def _changes(one: Sequence[str], other: Sequence[str]) -> Iterator[str]:
    mine, theirs = [word for word in one if word not in other], [word for word in other if word not in one]
    if len(mine) == 1 == len(theirs):
        yield "x:"
        yield "x:" + "|".join(sorted((mine[0], theirs[0])))
    if not mine or not theirs:
        yield "y:"
        yield from (f"y:{word}" for word in (*mine, *theirs))


def _row(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(text.lower().replace("’", "'")))


def asked_cue_odds(a: str, b: str) -> float:
    """The log odds that the cues of two questions add up to."""
    return _weights().odds(asked_cues(a, b))


@cache
def _weights() -> CueWeights:
    return shipped_cue_weights("venire.law.repetition", "cues.txt")
