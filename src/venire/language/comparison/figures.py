"""Numbers, times and dates of a target: given so, given otherwise, or not given at all."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from venire.language.clauses.reading import TextReading, read
from venire.language.text.calendar import MONTHS, Day
from venire.language.text.clock import TimeOfDay
from venire.language.text.late_pattern import late_pattern
from venire.language.text.quantities import UNITS, Quantity
from venire.language.text.tokens import plain
from venire.language.words.phrases import plainly
from venire.language.words.word_list import words

_TOLERANCE = 0.02
"""Conversions and rounding: 22.5 knots is 25.9 miles an hour."""
_ORDINALS = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth "
    "sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth "
    "twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first"
)
_DAY_OF = {word: n for n, word in enumerate(_ORDINALS.split(), 1)}
_DAYS = "|".join(sorted(_DAY_OF, key=lambda word: -len(word)))
_MONTH = "|".join(MONTHS)
_UNIT = "|".join(sorted(UNITS, key=lambda word: -len(word)))
_TEENS = words("ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty")
_DIGITS = words("one two three four five six seven eight nine")
_SHARES = (
    (r"\b(?:a|one) third\b(?! of [A-Z])", "33 per cent"),
    (r"\btwo[ -]thirds\b", "67 per cent"),
    (r"\b(?:a|one) quarter of\b", "25 per cent of"),
    (r"\bthree[ -]quarters\b", "75 per cent"),
    (r"\b(?:one )?half(?: of)?(?= (?:the|of|what|his|her|my|their|its|that|as)\b)", "50 per cent of"),
)
_SPOKEN: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (late_pattern(pattern, re.I), form)
    for pattern, form in (
        *_SHARES,
        (rf"\b({_UNIT})'s\b|\b({_UNIT})s'", r"\1\2"),
        (
            r"(?<!miles )(?<!metres )(?<!times )(?<!pounds )(?<!once )(?<!twice )\b(?:an?|the full|"
            rf"a whole|a single) (?=(?:{_UNIT})\b)",
            "one ",
        ),
        (r"\bfort?night\b", "two weeks"),
        (r"\b(a couple of|a pair of)\b", "two"),
        (r"\bhalf a dozen\b", "six"),
        (r"\ba score of\b", "twenty"),
        (r"\b([\w-]+)[ -]years?[ -]old\b", r"\1"),
        (r"\baged ", "of "),
    )
)
_ON_THE = late_pattern(
    rf"\b(?:the )?({_DAYS})(?= (?:of )?(?:{_MONTH})\b)|(?<=\b)(?:(?<=on the )|(?<=on )|(?<=by the ))({_DAYS})\b", re.I
)
_AFTER_MONTH = late_pattern(rf"\b({_MONTH}) (?:the )?({_DAYS})\b", re.I)
_YEAR = late_pattern(
    rf"\b(eighteen|nineteen|twenty)[ -](?:(oh|{'|'.join(_TEENS)}|thirty|forty|fifty|sixty|seventy|eighty|"
    rf"ninety)(?:[ -]({'|'.join(_DIGITS)}))?)\b(?! (?:{_UNIT}|people|men|women))",
    re.I,
)
_TENS = dict(zip(words("twenty thirty forty fifty sixty seventy eighty ninety"), range(20, 100, 10), strict=True))


@dataclass(frozen=True, slots=True)
class Figures:
    """How the figures of a target stand: how many are given so, otherwise, and not at all."""

    right: int
    off: int
    missing: int


def figures(said: str, given: str) -> Figures:
    """The figures of ``said`` held against all that ``given`` holds."""
    one, other = figured(said), figured(given)
    found = [
        *(_verdict([_same_time(have, clock) for have in other.clocks]) for clock in one.clocks),
        *(_verdict([_same_day(have, day) for have in other.days if _comparable(have, day)]) for day in one.days),
        *(_amount(amount, other) for amount in one.quantities),
    ]
    return Figures(found.count("right"), found.count("off"), found.count("missing"))


@lru_cache(maxsize=4096)
def figured(text: str) -> TextReading:
    """The reading of a text whose spoken figures have been written as numbers."""
    return read(spelled(plainly(plain(text))))


def spelled(text: str) -> str:
    """Ordinals, shares and spoken years as figures: "the twelfth of October" -> "12 October"."""
    text = text.replace("’", "'")
    for pattern, form in _SPOKEN:
        text = pattern.sub(form, text)
    text = _ON_THE.sub(lambda match: str(_DAY_OF[(match[1] or match[2]).lower()]), text)
    text = _AFTER_MONTH.sub(lambda match: f"{_DAY_OF[match[2].lower()]} {match[1]}", text)
    return _YEAR.sub(_year, text)


def _year(match: re.Match[str]) -> str:
    century = {"eighteen": 1800, "nineteen": 1900, "twenty": 2000}[match[1].lower()]
    tens = match[2].lower()
    rest = 0 if tens == "oh" else _TENS.get(tens, 10 + _TEENS.index(tens) if tens in _TEENS else 0)
    if tens == "oh" and not match[3]:
        return match[0]
    return str(century + rest + (_DIGITS.index(match[3].lower()) + 1 if match[3] else 0))


def _verdict(held: Iterable[bool]) -> str:
    some = list(held)
    return "missing" if not some else "right" if any(some) else "off"


def _same_time(given: TimeOfDay, said: TimeOfDay) -> bool:
    if given.half is not None and said.half is not None and given.half != said.half:
        return False
    apart = min((given.minute - said.minute) % 720, (said.minute - given.minute) % 720)
    if apart == 0:
        return {given.bound, said.bound} != {"before", "after"}
    return said.bound == "about" and apart <= (15 if said.minute % 15 == 0 else 5)


def _comparable(given: Day, said: Day) -> bool:
    parts = (
        (said.year, given.year),
        (said.month, given.month),
        (said.day, given.day),
        (said.weekday, given.weekday_known()),
    )
    return any(wanted is not None and have is not None for wanted, have in parts)


def _same_day(given: Day, said: Day) -> bool:
    parts = (
        (said.year, given.year),
        (said.month, given.month),
        (said.day, given.day),
        (said.weekday, given.weekday_known()),
    )
    return all(wanted is None or have is None or wanted == have for wanted, have in parts)


def _amount(said: Quantity, given: TextReading) -> str:
    alike = [have for have in given.quantities if have.kind == said.kind]
    if not alike and not said.kind:
        alike = [have for have in given.quantities if not have.kind or not said.nouns]
    if any(_within(have, said) for have in alike):
        return "right"
    if _reckoned(said, given) or any(_bare(have, said) for have in given.quantities):
        return "right"
    return "off" if alike or _rival(said, given) else "missing"


def _rival(said: Quantity, given: TextReading) -> bool:
    """The same number in another unit: "3,000 metres" for "3,000 feet"."""
    return any(have.kind != said.kind or have.unit != said.unit for have in given.quantities if have.kind or said.kind)


def _within(given: Quantity, said: Quantity) -> bool:
    slack = _TOLERANCE * abs(said.value) if said.kind and said.unit != given.unit else 0.0
    if said.about:
        low, high = (given.centre, given.centre) if given.about else (given.low, given.high)
    else:
        low, high = given.low, given.high
        if given.about:
            return math.isinf(said.low) or math.isinf(said.high) if said.low <= low and high <= said.high else False
    return low >= said.low - slack and high <= said.high + slack


def _bare(given: Quantity, said: Quantity) -> bool:
    """The number alone, where its unit need not be said again: "Seven, yes"."""
    factor = said.centre / said.value if said.value and not math.isinf(said.value) else 0.0
    size = next((UNITS[word][1] for word in said.text.lower().split() if word in UNITS), factor)
    return not given.kind and not given.nouns and bool(size) and (said.low <= given.centre * size <= said.high)


def _reckoned(said: Quantity, given: TextReading) -> bool:
    """The minutes between two times of day, the share that one amount is of another."""
    if said.kind == "time":
        minutes = [clock.minute for clock in given.clocks]
        return any(said.low <= 60 * span <= said.high for a in minutes for b in minutes if (span := abs(a - b)))
    if said.kind == "share":
        values = [have.value for have in given.quantities if have.kind not in ("", "share", "time")]
        return any(b and abs(100 * a / b - said.value) < 1 for a in values for b in values if a != b)
    return False
