"""What came first: "he locked up before he left" is "he left after he locked up", and not "after he left"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from venire.language.clauses.reading import Clause, TextReading
from venire.language.text.content import content_keys
from venire.law.entailment.rules.given import GivenTexts

_CLOSE = 1.2
"""How much of both parts together, out of 2, must be the same."""


@dataclass(frozen=True, slots=True)
class _Sequel:
    first: frozenset[str]
    second: frozenset[str]


def order(ground: GivenTexts, said: TextReading) -> Iterator[str]:
    """Two happenings in the other order."""
    given = [sequel for reading in ground.readings for sequel in _sequels(reading)]
    for sequel in _sequels(said):
        straight = max((_alike(sequel, other) for other in given), default=0.0)
        crossed = max((_alike(_Sequel(sequel.second, sequel.first), other) for other in given), default=0.0)
        if crossed >= _CLOSE and crossed > straight:
            yield "the ground has the two in the other order"


def _sequels(reading: TextReading) -> Iterator[_Sequel]:
    for sentence in reading.sentences:
        sequel = _sequel(sentence)
        if sequel is not None and sequel.first and sequel.second:
            yield sequel


def _sequel(sentence: Clause) -> _Sequel | None:
    row = sentence.row
    for i, token in enumerate(row):
        if token.lower in ("before", "after"):
            main, other = content_keys(row[:i]), content_keys(row[i + 1 :])
            if i == 0:
                comma = next((j for j, mark in enumerate(row) if mark.text == ","), len(row))
                other, main = content_keys(row[1:comma]), content_keys(row[comma:])
            return _Sequel(main, other) if token.lower == "before" else _Sequel(other, main)
    return None


def _alike(one: _Sequel, other: _Sequel) -> float:
    return _share(one.first, other.first) + _share(one.second, other.second)


def _share(one: frozenset[str], other: frozenset[str]) -> float:
    return len(one & other) / max(1, min(len(one), len(other)))
