"""Numbers: every amount said is one the ground gives, within its tolerance, or follows from two of them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations

from venire.law.entailment.calendar import Day, days_apart
from venire.law.entailment.clock import HALF_DAY, Clock
from venire.law.entailment.ground import Ground
from venire.law.entailment.quantities import Quantity
from venire.law.entailment.reading import Reading
from venire.law.entailment.stems import stem

TOLERANCE = 0.02
"""Conversions and rounding: 22.5 knots is 25.9 miles an hour."""
_DAY = stem("days")
COUNTED = 12
"""Up to here a speaker may count what nobody has counted: "three people told you so"."""


def amounts(ground: Ground, said: Reading) -> Iterator[str]:
    """An amount that the ground does not bear out."""
    given = [quantity for reading in ground.readings for quantity in reading.quantities]
    times = [clock for reading in ground.readings for clock in reading.clocks]
    dates = [day for reading in ground.readings for day in reading.days]
    for quantity in said.quantities:
        if not (
            _given(quantity, given)
            or _clocked(quantity, times, dates)
            or _worked_out(quantity, given, times, said)
            or _apart(quantity, [*dates, *said.days])
        ):
            if _free(quantity, given):
                continue
            yield f"no ground gives {quantity.text}"


def _given(quantity: Quantity, given: Sequence[Quantity]) -> bool:
    same = [other for other in given if _same_kind(quantity, other)]
    if not quantity.kind and quantity.nouns:
        named = [other for other in same if other.nouns & quantity.nouns]
        same = named or same
    return any(_within(other, quantity) for other in same)


def _same_kind(one: Quantity, other: Quantity) -> bool:
    """A bare number may leave out the unit that the ground gives: "22 minutes up and 22 back"."""
    return one.kind == other.kind or not one.kind


def _within(given: Quantity, said: Quantity) -> bool:
    slack = TOLERANCE * abs(said.value) if said.kind else 0.0
    if not said.kind and given.kind:
        return _said_number(given) == _said_number(said)
    low, high = (given.centre, given.centre) if given.about else (given.low, given.high)
    return low >= said.low - slack and high <= said.high + slack


def _said_number(quantity: Quantity) -> str:
    return quantity.text.split(" ")[0].lower()


def _clocked(quantity: Quantity, times: Sequence[Clock], dates: Sequence[Day]) -> bool:
    """A bare number may be an hour, a day or a year that the ground gives: "between nine and ten"."""
    if quantity.kind or quantity.nouns:
        return False
    hours = {clock.minute // 60 or 12 for clock in times} | {clock.minute % 60 for clock in times}
    return quantity.value in hours | {part for day in dates for part in (day.day, day.year) if part}


def _worked_out(quantity: Quantity, given: Sequence[Quantity], times: Sequence[Clock], said: Reading) -> bool:
    """Minutes between two times, or the sum or difference of two amounts of a kind."""
    spans = [float(_span(one, other)) * 60 for one, other in combinations({*times, *said.clocks}, 2)]
    lengths = [other for other in (*given, *said.quantities) if other.kind == quantity.kind and other is not quantity]
    pairs = [(one.value, other.value) for one, other in combinations(lengths, 2)]
    sums = [value for one, other in pairs for value in (one + other, abs(one - other))] if quantity.kind else []
    if quantity.kind == "time":
        return any(_about(quantity, value) for value in (*spans, *sums))
    minutes = [span / 60 for span in spans] if not quantity.kind else []
    return any(_about(quantity, value) for value in (*sums, *minutes))


def _span(one: Clock, other: Clock) -> int:
    apart = abs(one.minute - other.minute)
    return min(apart, HALF_DAY - apart)


def _about(quantity: Quantity, value: float) -> bool:
    if not math.isfinite(quantity.low) or not math.isfinite(quantity.high):
        return quantity.low <= value <= quantity.high
    slack = TOLERANCE * abs(quantity.value)
    return quantity.low - slack <= value <= quantity.high + slack


def _free(quantity: Quantity, given: Sequence[Quantity]) -> bool:
    """A small count in words of what the ground has not counted, or "one second" where it has no seconds."""
    if quantity.word and quantity.kind and quantity.text.lower().startswith("one "):
        return not any(other.unit == quantity.unit for other in given)
    rivals = [other for other in given if not other.kind and other.nouns & quantity.nouns]
    return not quantity.kind and quantity.word and quantity.value <= COUNTED and not rivals


def _apart(quantity: Quantity, dates: Sequence[Day]) -> bool:
    """Days between two dates or two weekdays: Saturday to Monday, 11 to 13 October."""
    spans = {days_apart(one, other) for one, other in combinations(dates, 2)} | {
        days_apart(other, one) for one, other in combinations(dates, 2)
    }
    return quantity.unit == _DAY and round(quantity.value / 86400) in spans
