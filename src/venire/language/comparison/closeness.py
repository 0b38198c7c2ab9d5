"""How nearly a stretch repeats what is said word by word, small words and order included.

A witness who means the same in other words changes most of them; one whose sentence is the target but for a word means
something else by that word. So a near repetition with a hole speaks against, where a free wording with holes does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import lru_cache

from venire.language.clauses.stretches import WITNESS
from venire.language.comparison.alignment import NEAR, Alignment
from venire.language.words.stems import stem
from venire.language.words.thesaurus import nearness, opposed
from venire.language.words.word_list import words

REPEATS = 0.6
"""From this share of common words, in order, a stretch repeats what is said."""
_MARKS = frozenset(',.;:!?-"()')


@lru_cache(maxsize=8192)
def repeated(said: tuple[str, ...], given: tuple[str, ...]) -> float:
    """The longest common run of words in order, gaps allowed, as a share of what is said: 0 to 1."""
    one, other = _words(said), _words(given)
    if not one:
        return 0.0
    row = [0] * (len(other) + 1)
    for word in one:
        before = 0
        for j, have in enumerate(other):
            kept, row[j + 1] = row[j + 1], before + 1 if word == have else max(row[j + 1], row[j])
            before = kept
    return row[-1] / len(one)


def _words(row: tuple[str, ...]) -> list[str]:
    return ["i" if word == "witness" else word for word in row if word not in _MARKS]


_SMALL = frozenset(
    words(
        "the a an this that these those my his her its their our your had has have was were is are be been "
        "did do does and then it he she they i we there so"
    )
)
_HIS, _HER = frozenset(words("he him his")), frozenset(words("she her hers"))


def replaced(beside: Alignment) -> float:
    """A near repetition in which a word, even a small one, is replaced: "on the seat" for "under the seat"."""
    one, other = _words(beside.said.row), _words(beside.given.row)
    close = repeated(beside.said.row, beside.given.row)
    if close < REPEATS:
        return 0.0
    steps = SequenceMatcher(None, one, other, autojunk=False).get_opcodes()
    hits = [True for what, a, b, c, d in steps if what == "replace" and _another(one[a:b], other[c:d])]
    return close if hits else 0.0


def _another(mine: Sequence[str], theirs: Sequence[str]) -> bool:
    """Whether what stands in the place of some words says something else."""
    if ({*mine} & _HIS and {*theirs} & _HER) or ({*mine} & _HER and {*theirs} & _HIS):
        return True
    ours = [word for word in mine if word not in _SMALL]
    others = [word for word in theirs if word not in _SMALL]
    return bool(ours and others) and not any(_alike(one, other) for one in ours for other in others)


def _alike(one: str, other: str) -> bool:
    return nearness(stem(one), stem(other)) >= NEAR and not opposed(stem(one), stem(other))


def hole(beside: Alignment) -> float:
    """A near repetition in which a word of what is said is wanting, and others stand there instead."""
    close = repeated(beside.said.row, beside.given.row)
    wanting = [unit for unit in beside.wanting if unit.key != WITNESS]
    if close < 0.35 or not wanting:
        return 0.0
    return close if _others(beside) else close * 0.7


def _others(beside: Alignment) -> bool:
    return any(True for _ in beside.left)


def loose(beside: Alignment) -> float:
    """A near repetition in which a word has only its like, not itself: "bought" for "sold" may be nearer than it is."""
    close = repeated(beside.said.row, beside.given.row)
    changed = [pair for pair in beside.matched if pair.given is not None and pair.near < 0.99 and not pair.opposite]
    return close * bool(changed) if close >= 0.35 else 0.0


def added(beside: Alignment) -> float:
    """A near repetition with words of its own between those that are repeated."""
    close = repeated(beside.said.row, beside.given.row)
    places = [pair.given.place for pair in beside.matched if pair.given is not None]
    if close < REPEATS or len(places) < 2:
        return 0.0
    inside = [unit for unit in beside.left if min(places) < unit.place < max(places)]
    return close * min(1.0, len(inside) / 2)
