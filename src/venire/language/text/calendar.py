"""Dates in text: "14 March 1990", "March 14th", "1990-03-14", "in 1990", "on Tuesday", "in August"."""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass

from venire.language.text.late_pattern import late_pattern
from venire.language.words.word_list import words

MONTHS = words("""january february march april may june july august september october november december""")
WEEKDAYS = words("monday tuesday wednesday thursday friday saturday sunday")
_MONTH = rf"(?P<month>{'|'.join(MONTHS)}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?"
_DAY = r"(?P<day>\d{1,2})(?:st|nd|rd|th)?"
_YEAR = r"(?P<year>1[5-9]\d\d|20\d\d)"
_PATTERNS = tuple(
    late_pattern(pattern, re.I)
    for pattern in (
        r"\b(?P<year>\d{4})-(?P<nmonth>\d{2})-(?P<day>\d{2})\b",
        rf"\b(?:the )?{_DAY} (?:of )?{_MONTH}(?:,? {_YEAR})?",
        rf"\b{_MONTH} (?:the )?{_DAY}\b(?!:)(?:,? {_YEAR}\b)?",
        rf"\b{_MONTH},? (?:of )?{_YEAR}\b",
        rf"\b(?:in|by|since|of|during|late|early|mid|last|that|this|until|till|before|after|very) {_MONTH}",
        rf"(?<![$£€\d.,]){_YEAR}\b(?!\s*(?:%|pounds|dollars|people|feet|miles|words|metres))",
        rf"\b(?P<weekday>{'|'.join(WEEKDAYS)})s?\b",
    )
)


@dataclass(frozen=True, slots=True)
class Day:
    """A date as spoken; what is not said is None."""

    year: int | None
    month: int | None
    day: int | None
    weekday: int | None
    text: str

    def weekday_known(self) -> int | None:
        """The weekday said, or that of a full date."""
        if self.weekday is not None or not (self.year and self.month and self.day):
            return self.weekday
        try:
            return datetime.date(self.year, self.month, self.day).weekday()
        except ValueError:
            return None


def days(said: str) -> tuple[tuple[Day, ...], str]:
    """The dates in a plain text, and the text with them blanked out."""
    found: list[Day] = []
    for pattern in _PATTERNS:
        for match in list(pattern.finditer(said)):
            found.append(_day(match))
            said = said[: match.start()] + " " * (match.end() - match.start()) + said[match.end() :]
    return tuple(found), said


def _day(match: re.Match[str]) -> Day:
    part = match.groupdict()
    year, day, weekday = part.get("year"), part.get("day"), part.get("weekday")
    return Day(
        year=int(year) if year else None,
        month=_month(part.get("month"), part.get("nmonth")),
        day=int(day) if day else None,
        weekday=WEEKDAYS.index(weekday.lower()) if weekday else None,
        text=match.group(),
    )


def _month(name: str | None, number: str | None) -> int | None:
    if number:
        return int(number)
    if not name:
        return None
    return next(n for n, month in enumerate(MONTHS, 1) if month.startswith(name.lower()[:3]))


def days_apart(one: Day, other: Day) -> int | None:
    """Days from one date to the other, or from a weekday to the next such weekday; None where it cannot be told."""
    dates = (_date(one, other.year), _date(other, one.year))
    if dates[0] is not None and dates[1] is not None:
        return (dates[1] - dates[0]).days
    weekdays = (one.weekday_known(), other.weekday_known())
    return None if weekdays[0] is None or weekdays[1] is None else (weekdays[1] - weekdays[0]) % 7


def _date(day: Day, year: int | None) -> datetime.date | None:
    """The date, in the other's year where it gives none itself."""
    try:
        return datetime.date(day.year or year or 2001, day.month or 0, day.day or 0)
    except ValueError:
        return None
