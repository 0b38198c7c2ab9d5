"""The chaff of an argument, told from its grain: what is said again, words heaped up, sentences that say nothing.

Length persuades readers because longer arguments mostly say more. So that length itself gains nothing, chaff is taken
out before an argument is weighed, and counts against it. A single bland sentence is how people talk and stays.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import log1p
from operator import mul

from venire.law.argument.strength.argument_text import (
    CONNECTIVES,
    EMPTY_PHRASES,
    EMPTY_WORDS,
    FINE_WORDS,
    FUNCTION_WORDS,
    ArgumentText,
    contents,
    worded,
)
from venire.law.argument.strength.word_order import WordOrder

Rows = Callable[[Sequence[str]], Sequence[Sequence[float]]]
"""Sentence vectors of length 1, one for each text."""
SAME = 0.6
"""The share of common content from which a sentence says an earlier one again."""
COPIED = 6
"""So many words in a row that stood before are said again."""
LOOSE, JOINED = 6, 0.05
"""So many words in a row without one that joins them are heaped, unless they stand as words do (mean log ratio)."""
WINDOW, FINE = 8, 4
"""Words in a row among which so many are only the fine words of argument are heaped."""
FEWEST_HEAPED, LEAST_AGAIN, LEAST_EMPTY, LEAST_PADDED = 7, 0.05, 0.08, 0.12
"""Words, and shares of all words, below which chaff is no more than a manner of speaking."""
FEWEST_PADDED, LIKE_PADDING = 2, -0.5
"""Sentences that say nothing are taken for padding from so many on; log odds from which one is such."""
TURN = 2.0
"""By how much a sentence vector counts beside the other signs of padding."""
_GLUE = frozenset(word for word in FUNCTION_WORDS - CONNECTIVES if len(word) <= 4)
_EMPTY_PHRASE = re.compile(r",?\s*\b(?:" + "|".join(EMPTY_PHRASES) + r")\b,?", re.I)


@dataclass(frozen=True, slots=True)
class Padding:
    """Log odds that a sentence is padding: of :func:`padding_signs`, and what stands alone."""

    alone: float
    weights: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Winnowed:
    """``grain``: what is left. The others: the share of all words that were said again, heaped, in sentences that say
    nothing, or empty by themselves; 0 to 1, and 0 where there are too few to matter."""

    grain: ArgumentText
    again: float
    heaped: float
    padded: float
    empty: float

    @property
    def kinds(self) -> int:
        """How many of the first three were found."""
        return (self.again > 0) + (self.heaped > 0) + (self.padded > 0)


def winnowed(text: ArgumentText, rows: Rows, padding: Padding, order: WordOrder) -> Winnowed:
    """An argument without its chaff. Where nothing else is there, the grain is the empty text."""
    n = max(1, len(text.words))
    once = _once(_uncopied(text.sentences))
    unheaped = [left for one in once if (left := _without_heaps(one, order))]
    lean = [left for one in unheaped if (left := _lean(one))]
    again = _over(LEAST_AGAIN, (len(text.words) - _sizes(once)) / n)
    heaped = _over(FEWEST_HEAPED / n, (_sizes(once) - _sizes(unheaped)) / n)
    empty = _over(LEAST_EMPTY, (_sizes(unheaped) - _sizes(lean)) / n)
    kept = lean if again or heaped or empty else text.sentences
    meant = _meant(kept, n, rows, padding)
    return Winnowed(ArgumentText(" ".join(meant)), again, heaped, (_sizes(kept) - _sizes(meant)) / n, empty)


def _over(least: float, share: float) -> float:
    return share if share >= least else 0.0


def _size(text: str) -> int:
    return len(worded(text))


def _sizes(texts: Sequence[str]) -> int:
    return sum(map(_size, texts))


def _uncopied(sentences: Sequence[str]) -> list[str]:
    """The sentences without strings of words that stood before."""
    seen, kept = set[tuple[str, ...]](), list[str]()
    for one in sentences:
        tokens = one.split()
        plain = [token.lower().strip(".,!?;:\"'") for token in tokens]
        strings = [tuple(plain[start : start + COPIED]) for start in range(len(tokens) - COPIED + 1)]
        copied = [string in seen or string in strings[:place] for place, string in enumerate(strings)]
        seen.update(strings)
        kept.append(_left(tokens, _spread(copied, len(tokens), COPIED)))
    return [one for one in kept if one]


def _once(sentences: Sequence[str]) -> list[str]:
    """Each sentence once, whatever its wording."""
    kept, before = list[str](), list[frozenset[str]]()
    for one in sentences:
        own = frozenset(contents(one)) or frozenset(word.lower() for word in worded(one))
        if not any(own and len(own & other) / len(own | other) > SAME for other in before):
            kept.append(one)
            before.append(own)
    return kept


def _without_heaps(sentence: str, order: WordOrder) -> str:
    """A sentence without runs of words that nothing holds together, and without crowds of fine words."""
    tokens = sentence.split()
    size = min(LOOSE, max(4, len(tokens)))
    loose = _windows([not _has(one, _GLUE) for one in tokens], size, size)
    fine = _windows([_has(one, FINE_WORDS) for one in tokens], WINDOW, FINE)
    heaped = _disordered(tokens, _spread(loose, len(tokens), size), order)
    return _left(tokens, [one or other for one, other in zip(heaped, _spread(fine, len(tokens), WINDOW), strict=True)])


def _disordered(tokens: Sequence[str], marked: Sequence[bool], order: WordOrder) -> list[bool]:
    """The marked runs but for those that stand as words do."""
    found, place = list[bool](), 0
    for inside, run in groupby(marked):
        length = len(list(run))
        ratios = order.told(order.kinds(" ".join(tokens[place : place + length]))[1:-1]) if inside else []
        found.extend([inside and sum(ratios) <= JOINED * max(1, len(ratios))] * length)
        place += length
    return found


def _windows(marks: Sequence[bool], size: int, least: int) -> list[bool]:
    """For each window of this size whether at least so many in it are marked."""
    return [sum(marks[start : start + size]) >= least for start in range(len(marks) - size + 1)]


def _spread(starts: Sequence[bool], length: int, size: int) -> list[bool]:
    """Which of ``length`` places lie in a window that begins at a marked one."""
    found = [False] * length
    for place, marked in enumerate(starts):
        if marked:
            found[place : place + size] = [True] * size
    return found


def _left(tokens: Sequence[str], out: Sequence[bool]) -> str:
    return " ".join(token for token, gone in zip(tokens, out, strict=True) if not gone)


def _has(token: str, kind: frozenset[str]) -> bool:
    return any(word.lower() in kind for word in worded(token))


def _lean(sentence: str) -> str:
    """Without the words by which a sentence grows and says no more."""
    tokens = _EMPTY_PHRASE.sub("", sentence).split()
    return " ".join(one for one in tokens if one.strip(".,!?").lower() not in EMPTY_WORDS)


def _meant(sentences: Sequence[str], n: int, rows: Rows, padding: Padding) -> list[str]:
    """The sentences without those that say nothing, if these are several and a part of the whole."""
    empty = [_is_padding(one, _rest(sentences, place), rows, padding) for place, one in enumerate(sentences)]
    size = sum(_size(one) for one, out in zip(sentences, empty, strict=True) if out)
    if sum(empty) < FEWEST_PADDED or size / n < LEAST_PADDED:
        return list(sentences)
    return [one for one, out in zip(sentences, empty, strict=True) if not out]


def _rest(sentences: Sequence[str], place: int) -> str:
    return " ".join((*sentences[:place], *sentences[place + 1 :]))


def _is_padding(sentence: str, rest: str, rows: Rows, padding: Padding) -> bool:
    odds = padding.alone + sum(map(mul, padding.weights, padding_signs(sentence, rest, rows)))
    return odds > LIKE_PADDING


def padding_signs(sentence: str, rest: str, rows: Rows) -> list[float]:
    """How like the rest of what is said a sentence is, how much content it has, and where it points in meaning."""
    own, other = rows([sentence, rest or sentence])
    n, content = _size(sentence), contents(sentence)
    near = sum(map(mul, own, other)) if rest else 0.3
    shares = float(not frozenset(content).isdisjoint(contents(rest)))
    return [near, log1p(len(content)), len(content) / max(1, n), log1p(n), shares, *(TURN * one for one in own)]
