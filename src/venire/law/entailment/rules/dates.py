"""Dates: every day, month, year and weekday said is one the ground gives."""

from __future__ import annotations

from collections.abc import Iterator

from venire.language.clauses.reading import TextReading
from venire.language.text.calendar import Day
from venire.law.entailment.rules.given import GivenTexts


def dates(ground: GivenTexts, said: TextReading) -> Iterator[str]:
    """A date that the ground does not bear out."""
    given = [day for reading in ground.readings for day in reading.days]
    for day in said.days:
        if not any(_bears_out(other, day) for other in given):
            yield f"no ground gives the date {day.text}"


def _bears_out(given: Day, said: Day) -> bool:
    weekday = said.weekday is None or said.weekday == given.weekday_known()
    parts = ((said.year, given.year), (said.month, given.month), (said.day, given.day))
    return weekday and all(wanted is None or wanted == have for wanted, have in parts)
