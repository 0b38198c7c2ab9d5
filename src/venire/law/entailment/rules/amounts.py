"""Numbers: every amount said is one the ground gives, within its tolerance, or follows from two of them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import TypeVar

from venire.language.clauses.reading import TextReading
from venire.language.text.calendar import Day, days_apart
from venire.language.text.clock import HALF_DAY, TimeOfDay
from venire.language.text.quantities import Quantity
from venire.language.words.stems import stem
from venire.law.entailment.rules.given import GivenTexts

T = TypeVar("T")
ROUNDING = 0.001
"""What a sum may be off."""
TOLERANCE = 0.02
"""Conversions and rounding: 22.5 knots is 25.9 miles an hour."""
_DAY = stem("days")
COUNTED = 12
"""Up to here a speaker may count what nobody has counted: "three people told you so"."""


def amounts(ground: GivenTexts, said: TextReading) -> Iterator[str]:
    """An amount that the ground does not bear out."""
    given = [quantity for reading in ground.readings for quantity in reading.quantities]
    times = [clock for reading in ground.readings for clock in reading.clocks]
    dates = [day for reading in ground.readings for day in reading.days]
    for quantity in said.quantities:
        if not (
            _given(quantity, given)
            or _clocked(quantity, times, dates)
            or _worked_out(quantity, ground, said)
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


def _clocked(quantity: Quantity, times: Sequence[TimeOfDay], dates: Sequence[Day]) -> bool:
    """A bare number may be an hour, a day or a year that the ground gives: "between nine and ten"."""
    if quantity.kind or quantity.nouns:
        return False
    hours = {clock.minute // 60 or 12 for clock in times} | {clock.minute % 60 for clock in times}
    return quantity.value in hours | {part for day in dates for part in (day.day, day.year) if part}


def _worked_out(quantity: Quantity, ground: GivenTexts, said: TextReading) -> bool:
    """Minutes between two times, or the sum or difference of two amounts of a kind.

    Amounts stand in one premise, or one of them is said along with the result: a speaker reckons aloud, and any two
    numbers of a large ground would bear out almost anything.
    """
    times = {*said.clocks, *(clock for reading in ground.readings for clock in reading.clocks)}
    spans = [float(_span(one, other)) * 60 for one, other in combinations(times, 2)]
    alike = [[other for other in r.quantities if other.kind == quantity.kind] for r in ground.readings]
    told = [other for other in said.quantities if other.kind == quantity.kind and other is not quantity]
    pairs = [(one.value, other.value) for one, other in _together(told, alike)] if quantity.kind else []
    sums = [value for one, other in pairs for value in (one + other, abs(one - other))]
    if quantity.kind in ("", "time"):
        scale = 1 if quantity.kind else 60
        sums += [span / scale for span in spans]
    return any(_about(quantity, value) for value in sums)


def _together(told: Sequence[T], given: Sequence[Sequence[T]]) -> Iterator[tuple[T, T]]:
    """Pairs within what is said, within one premise, and of one said with one given."""
    yield from combinations(told, 2)
    for some in given:
        yield from combinations(some, 2)
        yield from product(told, some)


def _span(one: TimeOfDay, other: TimeOfDay) -> int:
    apart = abs(one.minute - other.minute)
    return min(apart, HALF_DAY - apart)


def _about(quantity: Quantity, value: float) -> bool:
    if not math.isfinite(quantity.low) or not math.isfinite(quantity.high):
        return quantity.low <= value <= quantity.high
    slack = ROUNDING * abs(quantity.value)
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
