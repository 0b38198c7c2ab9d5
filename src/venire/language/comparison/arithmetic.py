"""Figures that follow by reckoning: fifteen rounds less thirteen, one date from another, six o'clock less a span.

A sign only, never a proof: two numbers may come to a third by chance, so trees weigh it with the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from venire.language.clauses.reading import TextReading
from venire.language.comparison.figures import figured
from venire.language.text.calendar import Day

_DAY = 86400.0
_HALF_DAY = 720
_MOST = 8
"""Beyond so many numbers nothing is reckoned."""
_SLACK = 0.02


def reckoning(said: str, given: str) -> Mapping[str, float]:
    """How many amounts and times of a target come out of two figures given, and how many are given as they stand."""
    one, other = figured(said), figured(given)
    if not (one.quantities or one.clocks):
        return {}
    derived = list(_derived(other))
    amounts = [(amount.low, amount.high) for amount in one.quantities]
    times = set(_times(other))
    direct = [have.centre for have in other.quantities]
    return {
        "reckoned": float(
            sum(any(low * (1 - _SLACK) <= v <= high * (1 + _SLACK) for v in derived) for low, high in amounts)
        ),
        "reckoned_time": float(sum(clock.minute in times for clock in one.clocks)),
        "number_direct": float(sum(any(low <= v <= high for v in direct) for low, high in amounts)),
        "numbers_said": float(len(amounts) + len(one.clocks)),
        "numbers_given": float(len(other.quantities) + len(other.clocks)),
    }


def _derived(given: TextReading) -> Iterator[float]:
    """Sums, differences, products and shares of pairs of numbers; spans of times and dates in seconds; all together."""
    values = [amount.centre for amount in given.quantities][:_MOST]
    for one, other in combinations(values, 2):
        yield from (one + other, abs(one - other), one * other)
        if one and other:
            yield from (100 * one / other, 100 * other / one)
    if len(values) > 2:
        yield sum(values)
    for one, other in combinations([clock.minute for clock in given.clocks][:_MOST], 2):
        span = abs(one - other)
        yield from (60.0 * span, 60.0 * (_HALF_DAY - span))
    for first, second in combinations(given.days[:_MOST], 2):
        yield from _apart(first, second)


def _apart(one: Day, other: Day) -> Iterator[float]:
    if one.day is not None and other.day is not None and (one.month == other.month or None in (one.month, other.month)):
        yield abs(one.day - other.day) * _DAY
    if one.year is not None and other.year is not None:
        yield abs(one.year - other.year) * 365.25 * _DAY


def _times(given: TextReading) -> Iterator[int]:
    """Each time given, later or earlier by each span given."""
    spans = [int(amount.centre // 60) for amount in given.quantities if amount.kind == "time"]
    for clock in given.clocks:
        for span in spans:
            yield (clock.minute + span) % _HALF_DAY
            yield (clock.minute - span) % _HALF_DAY
