"""Correlation of two lists of numbers, by value and by rank."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import StatisticsError, correlation, mean

Correlate = Callable[[Sequence[float], Sequence[float]], float]


def pearson(one: Sequence[float], other: Sequence[float]) -> float:
    """-1 to 1; 0 where either list has fewer than two different values."""
    try:
        return correlation(one, other)
    except StatisticsError:
        return 0.0


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """The same of ranks, ties sharing the mean of theirs."""
    return pearson(ranks(one), ranks(other))


def ranks(values: Sequence[float]) -> list[float]:
    """From 1 for the least; equal values have the mean of their ranks."""
    order = sorted(values)
    first: dict[float, int] = {}
    for place, value in enumerate(order, start=1):
        first.setdefault(value, place)
    last = {value: place for place, value in enumerate(order, start=1)}
    return [(first[value] + last[value]) / 2 for value in values]


def mean_by_side(rows: Sequence[tuple[str, float, float]], correlate: Correlate) -> float:
    """The mean over the sides (first of each row) of the correlation of the two numbers that follow."""
    sides = dict.fromkeys(side for side, _, _ in rows)
    own = [[(one, other) for name, one, other in rows if name == side] for side in sides]
    return mean(correlate([one for one, _ in pairs], [other for _, other in pairs]) for pairs in own)
