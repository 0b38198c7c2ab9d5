"""A text screened: how likely it is meant to break a role or to reach what is sealed, and by which signs.

Two judges, and the graver counts: phrases that nobody in a court needs (``signs``), and a linear model over words and
pairs of words, fitted by ``scripts/fit_injection.py`` (``fitted``). Both read the text as a model would: without hidden
characters, look-alike letters and encodings.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TypeAlias

from venire.monitors.injection.encoded import decoded
from venire.monitors.injection.plain import closed_up, folded, hidden_inside, latin, looks_alike, unleeted
from venire.monitors.injection.regression import weighed
from venire.monitors.injection.signs import EVERY, Cues, cues_in, foreign_order, found_signs

ALERT = 0.7
"""Score from which a text is told to the bench. Source: spec/debate.md, "Safety monitors"."""
_LONG_RUN = re.compile(r"(.)\1{39,}", re.DOTALL)
"""A mark written on and on says no more than a few of it, and takes patterns long to get through."""
LONGEST = 60_000
"""Characters of a text that are read, half from its beginning and half from its end."""
TOGETHER = 32
"""Texts of a paper that are looked through at once."""
_SHOWN = 120
_FEW, _BEYOND_DOUBT, _DOUBTFUL = 80, 0.95, 0.65
"""Words below which a text is short; the chance from which its wording alone is told; what is left of less."""
_FOREIGN, _DISGUISED, _HIDDEN, _ENCODED = 0.9, 0.75, 0.5, 0.72


@dataclass(frozen=True, slots=True)
class Found:
    """One sign. ``severity`` 0 to 1; ``evidence``: the words that show it, at most 120 characters."""

    name: str
    severity: float
    evidence: str


@dataclass(frozen=True, slots=True)
class Screened:
    """``score`` 0 to 1, from :data:`ALERT` an attempt; the signs, gravest first."""

    score: float
    found: tuple[Found, ...]


CLEAN = Screened(0.0, ())
Reads: TypeAlias = Callable[[str], Iterator[Found]]
"""What finds the signs of a text in plain letters."""


@lru_cache(maxsize=2048)
def screen(text: str) -> Screened:
    """What this text looks like to the guard. Pure; any text will do."""
    if len(text.split(maxsplit=1)) == 0:
        return CLEAN
    found = sorted(_all(_cut(text), _read), key=lambda one: -one.severity)
    return Screened(_joined(found), tuple({one.name: one for one in reversed(found)}.values())[::-1])


def signed(texts: Sequence[str]) -> Iterator[str]:
    """Those against which more than their wording speaks: :func:`screen` without a look at their wording. The texts of
    a paper are many and short, so the cues are looked for in some of them together first."""
    for start in range(0, len(texts), TOGETHER):
        some = texts[start : start + TOGETHER]
        read = partial(_read_signs, cues=cues_in(map(folded, some)))
        yield from (text for text in some if any(one.severity >= ALERT for one in _all(_cut(text), _read_signs, read)))


def _cut(text: str) -> str:
    half, text = LONGEST // 2, _LONG_RUN.sub(lambda found: found[1] * 10, text)
    return text if len(text) <= LONGEST else f"{text[:half]}\n{text[-half:]}"


def _all(text: str, read: Reads, in_plain: Reads | None = None) -> Iterator[Found]:
    """``in_plain``: how the text itself is read, where it is not read as what it hides is."""
    yield from _dressed(text)
    plain = folded(text)
    yield from (in_plain or read)(plain)
    for other in _otherwise(plain):
        yield from read(other)
    for name, hidden in decoded(plain):
        yield Found(name, _ENCODED, hidden[:_SHOWN])
        yield from read(hidden)


def _dressed(text: str) -> Iterator[Found]:
    """What the letters themselves tell."""
    if text.isascii():
        return
    if looks_alike(text):
        yield Found("look-alike letters", _DISGUISED, text[:_SHOWN])
    if hidden_inside(text):
        yield Found("hidden characters", _HIDDEN, text[:_SHOWN])


def _read_signs(plain: str, cues: Cues = EVERY) -> Iterator[Found]:
    """The phrases that stand there in plain letters."""
    for sign, words in found_signs(plain, cues):
        yield Found(sign.name, sign.severity, " ".join(words.split())[:_SHOWN])
    if words := foreign_order(plain, cues):
        yield Found("override", _FOREIGN, words[:_SHOWN])


def _read(plain: str) -> Iterator[Found]:
    """What stands there in plain letters."""
    yield from _read_signs(plain)
    chance, window = weighed(plain)
    yield Found("wording", _of_so_few_words(chance, plain), window[:_SHOWN])


def _of_so_few_words(chance: float, plain: str) -> float:
    """What wording tells of a text this long: honest talk of machines, rules and orders is short, and reads like an
    attempt by a handful of words, so a short text must read like nothing else to be told of by its wording alone."""
    return min(chance, _DOUBTFUL) if chance < _BEYOND_DOUBT and len(plain.split()) < _FEW else chance


def _otherwise(plain: str) -> Iterator[str]:
    """The same text in other letters, where that makes a difference."""
    read = {plain}
    for other in (latin(plain) if not plain.isascii() else plain, unleeted(plain), closed_up(plain)):
        if other not in read:
            read.add(other)
            yield other


def _joined(found: Iterable[Found]) -> float:
    """The gravest, and a little more where signs of different names agree: 1 − Π(1 − half the others)."""
    by_name = dict[str, float]()
    for one in found:
        by_name[one.name] = max(one.severity, by_name.get(one.name, 0.0))
    gravest, *others = sorted(by_name.values(), reverse=True)
    left = 1.0 - gravest
    for severity in others:
        left *= 1.0 - severity / 2 if severity >= 0.3 else 1.0
    return round(1.0 - left, 3)
