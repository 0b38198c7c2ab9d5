"""Times, dates and amounts that nobody gave."""

from __future__ import annotations

import re
from itertools import combinations

from venire.language.clauses.reading import TextReading, read
from venire.language.text.quantities import Quantity
from venire.language.words.stems import stem
from venire.law.argument.not_in_evidence.statements import FlatStatement
from venire.law.argument.not_in_evidence.sworn import Sworn
from venire.law.entailment.rules.amounts import amounts
from venire.law.entailment.rules.times import times

_YEAR = re.compile(r"\b(?:in|since|until|of|from|by) ((?:19|20)\d\d)\b")
_LONG = frozenset(stem(unit) for unit in ("day", "week", "month", "year"))
"""Units in which people reckon from one date to another."""
COUNTED = 12
"""Up to here a speaker may count what nobody has counted."""


def unmeasured(sworn: Sworn, statement: FlatStatement) -> str:
    """The first figure of a statement that no evidence gives: one alone of its kind, for whoever tells two reckons."""
    if not statement.clauses:
        return ""
    said = read(statement.said)
    year = next((found for found in _YEAR.findall(statement.said) if not sworn.mentions(found)), "")
    if year:
        return year
    hour = next((clock.text for clock in said.clocks if ":" in clock.text), "")
    if hour and len(said.clocks) == 1 and any(True for _ in times(sworn.ground, said)):
        return hour
    exact = [one for one in _alone(said) if (one.kind or one.value > COUNTED) and one.unit not in _LONG]
    wrong = [why for why in amounts(sworn.ground, said) if any(why.endswith(one.text) for one in exact)]
    return wrong[0].removeprefix("no ground gives ") if wrong else _bare(sworn, said)


def _alone(said: TextReading) -> list[Quantity]:
    kinds = [one.kind for one in said.quantities]
    return [one for one in said.quantities if kinds.count(one.kind) == 1]


def _bare(sworn: Sworn, said: TextReading) -> str:
    """A number of nothing that is measured, which no evidence gives or adds up to."""
    return next((one.text for one in _alone(said) if not one.kind and one.value > COUNTED and _strange(sworn, one)), "")


def _strange(sworn: Sworn, said: Quantity) -> bool:
    for one in sworn.ground.readings:
        given = [quantity.centre for quantity in one.quantities]
        pairs = [value for a, b in combinations(given, 2) for value in (a + b, abs(a - b))]
        parts = [part for clock in one.clocks for part in (clock.minute // 60, clock.minute % 60)]
        parts = [] if said.nouns else parts
        if said.centre in (*given, *pairs, *parts, *(part for day in one.days for part in (day.day, day.year))):
            return False
    return True
