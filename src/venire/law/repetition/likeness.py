"""Two questions laid side by side: what they share, and each thing in which they differ, as numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from venire.language.clauses.stretches import stretch
from venire.language.comparison.alignment import Alignment, align
from venire.language.comparison.clashes import denial, opposite_word, roles, somebody_elses, swapped_word, way
from venire.language.comparison.closeness import added, hole, repeated, replaced
from venire.language.comparison.figures import figured
from venire.language.comparison.parity import odd
from venire.language.comparison.qualifiers import turnings
from venire.language.comparison.sequence import order_agrees
from venire.language.questions.wanted import ALIKE, AskedFor, alike, asked_for
from venire.language.words.thesaurus import nearness, opposed

_CLASHES = (swapped_word, opposite_word, denial, somebody_elses, way, roles, hole, replaced, added)
_KINDS = ("whether", "what", "when", "where", "who", "why", "how")
_TIMES = re.compile(r"\b(?:first|last|second|next|again|ever|always|usually|still|yet|already|then|now|today)\b", re.I)
_ASKING = re.compile(
    r"\b(?:who|whom|whose|what|which|when|where|why|how)\b(?: (?:many|much|long|far|old|often|fast))?", re.I
)


def asked_alike(a: str, b: str) -> Mapping[str, float]:
    """The features of a pair of questions; the same whichever comes first."""
    one, other = asked_for(a), asked_for(b)
    there, back = _laid(a, b), _laid(b, a)
    return {
        "alike": alike(one, other),
        **dict(_shared(one, other)),
        **dict(_differing(one, other)),
        **_both(dict(_beside(there)), dict(_beside(back))),
        **_figures(a, b),
        **{name: abs(value) for name, value in turnings(a, b, None).items()},
        "times": float(len(_marks(_TIMES, a) ^ _marks(_TIMES, b))),
        "asking": float(_marks(_ASKING, a) == _marks(_ASKING, b)),
        "length": abs(len(a.split()) - len(b.split())) / 10,
        "longer": max(len(a.split()), len(b.split())) / 20,
    }


@lru_cache(maxsize=16384)
def in_common(a: str, b: str) -> tuple[int, float]:
    """How many words of meaning the shorter of two questions has, and the share of them that the other has too.

    It costs a small part of all features.
    """
    one, other = asked_for(a), asked_for(b)
    return min(len(one.words), len(other.words)), dict(_shared(one, other))["contained"]


def _laid(a: str, b: str) -> Alignment:
    return align(stretch(a, "answer", asked=True), stretch(b, "answer", asked=True))


def _shared(one: AskedFor, other: AskedFor) -> Iterator[tuple[str, float]]:
    free, near, exact = list(other.words), 0.0, 0
    for word in one.words:
        like = max(free, key=lambda have: _near(word, have), default=None)
        if like is not None and _near(word, like) >= ALIKE:
            free.remove(like)
            near += _near(word, like)
            exact += word == like
    whole = max(len(one.words), len(other.words)) or 1
    yield "near", near / whole
    yield "exact", exact / whole
    yield "contained", near / (min(len(one.words), len(other.words)) or 1)
    yield "fewest_left", min(len(one.words), len(other.words)) - near
    yield "most_left", max(len(one.words), len(other.words)) - near
    yield "shared", near


@lru_cache(maxsize=32768)
def _near(one: str, other: str) -> float:
    return 0.0 if opposed(one, other) else max(nearness(one, other), nearness(other, one))


def _differing(one: AskedFor, other: AskedFor) -> Iterator[tuple[str, float]]:
    kinds = {one.kind, other.kind}
    yield "same_kind", float(len(kinds) == 1)
    for kind in _KINDS:
        yield f"kind_{kind}", float(kind in kinds) + float(kinds == {kind})
    yield "how_of_measure", float(any(len(kind) > 3 and kind.startswith("how") for kind in kinds))
    yield "order", float(one.order != other.order)
    yield "doer", float(bool(one.doer and other.doer) and one.doer != other.doer)
    yield "doer_unknown", float(not (one.doer and other.doer))
    yield "owned", float(one.owned != other.owned)
    yield "persons_turned", float(one.doer in other.row and other.doer in one.row and one.doer != other.doer)
    close = (repeated(one.row, other.row), repeated(other.row, one.row))
    yield "worded_alike", max(close)
    yield "worded_alike_both", min(close)
    yield "opposites", float(sum(opposed(mine, theirs) for mine in one.words for theirs in other.words))
    yield "words", float(min(len(one.words), len(other.words)))


def _beside(beside: Alignment) -> Iterator[tuple[str, float]]:
    yield "share", beside.share
    for clash in _CLASHES:
        yield clash.__name__, clash(beside)
    yield "odd", odd(beside)
    yield "time_order", order_agrees(beside)
    yield "wanting", float(len(beside.wanting))
    yield "wanting_verb", float(sum(unit.verb for unit in beside.wanting))
    yield "wanting_name", float(sum(unit.name for unit in beside.wanting))


def _both(there: Mapping[str, float], back: Mapping[str, float]) -> Mapping[str, float]:
    """The lesser and the greater of the two ways of laying them side by side."""
    less = {f"{name}_less": min(value, back[name]) for name, value in there.items()}
    return {**less, **{f"{name}_more": max(value, back[name]) for name, value in there.items()}}


def _figures(a: str, b: str) -> Mapping[str, float]:
    one, other = figured(a), figured(b)
    mine, theirs = {c.minute for c in one.clocks}, {c.minute for c in other.clocks}
    sums, others = {q.centre for q in one.quantities}, {q.centre for q in other.quantities}
    days = {(d.month, d.day, d.weekday) for d in one.days} ^ {(d.month, d.day, d.weekday) for d in other.days}
    return {"figures": float(len(mine ^ theirs) + len(sums ^ others) + len(days))}


def _marks(pattern: re.Pattern[str], text: str) -> frozenset[str]:
    return frozenset(match.group().lower() for match in pattern.finditer(text))
