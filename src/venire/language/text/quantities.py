"""Numbers with what they count or measure: "22.5 knots", "about forty feet", "$61,400", "three broken glasses"."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from venire.language.text.fractions import following, leading, one_whole
from venire.language.text.tokens import Token, tokens
from venire.language.words.lexicon import STOP
from venire.language.words.stems import stem
from venire.language.words.word_list import words

_UNDER_TWENTY = words(
    """zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen"""
)
_ONES = {word: n for n, word in enumerate(_UNDER_TWENTY)}
_TENS = {word: 10 * n for n, word in enumerate(words("twenty thirty forty fifty sixty seventy eighty ninety"), 2)}
_SCALES = {"hundred": 100.0, "thousand": 1e3, "million": 1e6, "billion": 1e9, "dozen": 12.0}
_UNIT_LINES = """
length m 1 metre metres meter meters m|length 0.01 centimetre centimetres centimeter centimeters cm
length 0.001 millimetre millimetres mm|length 1000 kilometre kilometres kilometer kilometers km
length 0.3048 foot feet ft|length 0.0254 inch inches|length 0.9144 yard yards|length 1609.344 mile miles
time 1 second seconds|time 60 minute minutes|time 3600 hour hours|time 86400 day days|time 604800 week weeks
time 2629800 month months|time 31557600 year years|mass 1 gram grams g
mass 1000 kilogram kilograms kilo kilos kg|pound 1 lb lbs pound pounds quid|pound 0.01 pence
volume 0.568 pint pints|volume 1 litre litres liter liters|speed 0.514444 knot knots|speed 0.44704 mph
speed 0.277778 kph kmh|dollar 1 dollar dollars|dollar 0.01 cent cents|euro 1 euro euros|share 1 percent
angle 1 degree degrees
"""
UNITS: dict[str, tuple[str, float]] = {
    word: (group.split()[0], float(next(part for part in group.split()[1:] if part[0].isdigit())))
    for line in _UNIT_LINES.strip().splitlines()
    for group in line.split("|")
    for word in group.split()[1:]
    if not word[0].isdigit()
}
"""Word -> kind of measure and its size in the base unit. A pound is a pound, of money or of weight."""
_MONEY = {"$": "dollar", "£": "pound", "€": "euro"}
_ABOUT = frozenset(words("about around roughly approximately nearly almost some circa perhaps"))
_UNDER = frozenset(["under", "below", "within"])
_OVER = frozenset(["over", "above"])
_NOT_COUNTS = frozenset(words("way point reason thing else more day time moment night other"))


@dataclass(frozen=True, slots=True)
class Quantity:
    """An amount as an interval in the base unit of its kind; ``kind`` is empty for a count."""

    low: float
    high: float
    kind: str
    nouns: frozenset[str]
    """Stems that follow the number: what is counted."""
    text: str
    word: bool
    """Written as a word."""
    unit: str = ""
    """The stem of the unit as said."""
    centre: float = 0.0
    """The number said, in the base unit, whatever "about" makes of it."""
    about: bool = False

    @property
    def value(self) -> float:
        return self.low if math.isfinite(self.low) else self.high


@dataclass(frozen=True, slots=True)
class _Numeral:
    value: float
    start: int
    end: int
    word: bool
    money: str = ""
    share: bool = False
    added: int = 0
    """Where what is added after the unit ends: the "and a half" of "a mile and a half"; 0 where nothing is."""


def is_number(word: str) -> bool:
    """Whether a lower-case word is a number word."""
    return word in _ONES or word in _TENS or word in _SCALES


def quantities(said: str) -> tuple[Quantity, ...]:
    """The amounts in a plain text from which times of day and dates have been blanked out."""
    row = tokens(said)
    found: list[Quantity] = []
    i = 0
    while i < len(row):
        numeral = _numeral(row, i)
        if numeral is not None and not _idle(row, numeral):
            found.append(_quantity(row, numeral))
        i = max(numeral.end, numeral.added) if numeral is not None else i + 1
    return tuple(found)


def _numeral(row: Sequence[Token], i: int) -> _Numeral | None:
    digits = row[i].text[0].isdigit() or row[i].text[0] in "$£€"
    if not digits and (part := leading(row, i, UNITS, _SCALES)):
        return _part_of(row, i, part.value, part.end)
    numeral = _digits(row, i) if digits else _words(row, i)
    if numeral is None and one_whole(row, i, UNITS):
        numeral = _Numeral(1.0, i, i + 1, True)
    return numeral and _with_part(row, numeral)


def _part_of(row: Sequence[Token], start: int, value: float, end: int) -> _Numeral:
    """A part of a unit, or of a scale: "half a mile", "half a million"."""
    scale = _SCALES.get(row[end].lower)
    return _Numeral(value * scale if scale else value, start, end + 1 if scale else end, True)


def _with_part(row: Sequence[Token], numeral: _Numeral) -> _Numeral:
    """The number with what is added behind its unit: "two miles and a half"."""
    unit = numeral.end < len(row) and row[numeral.end].lower in UNITS
    added = following(row, numeral.end + 1) if unit else None
    return replace(numeral, value=numeral.value + added.value, added=added.end) if added else numeral


def _digits(row: Sequence[Token], i: int) -> _Numeral | None:
    text = row[i].text.lstrip("$£€").rstrip("%").replace(",", "")
    if text.count(".") > 1 or ":" in text or not text[-1].isdigit():
        return None
    value, end = float(text), i + 1
    if end < len(row) and row[end].lower in _SCALES:
        value, end = value * _SCALES[row[end].lower], end + 1
    elif end + 3 < len(row) and row[end].text == "-" and row[end + 1].text.isdigit():
        pass
    return _Numeral(value, i, end, False, _MONEY.get(row[i].text[0], ""), row[i].text.endswith("%"))


def _words(row: Sequence[Token], i: int) -> _Numeral | None:
    total, current, end = 0.0, 0.0, i
    seen = False
    while end < len(row):
        word = row[end].lower
        if word in _ONES:
            current += _ONES[word]
        elif word in _TENS:
            current += _TENS[word]
        elif word in _SCALES and (seen or _article(row, end)):
            current = max(current, 1.0) * _SCALES[word]
            total, current = (total + current, 0.0) if _SCALES[word] >= 1e3 else (total, current)
        elif not (seen and _joins(row, end)):
            break
        seen = seen or word not in ("-", "and")
        end += 1
    value = total + current
    value, end = _fraction(row, value, end) if seen else (value, end)
    return _Numeral(value, i, end, True) if seen else None


def _article(row: Sequence[Token], end: int) -> bool:
    return end > 0 and row[end - 1].lower in ("a", "one", "half")


def _joins(row: Sequence[Token], end: int) -> bool:
    """Whether "-" or "and" ties two number words: "twenty-three", "a hundred and five"."""
    after = row[end + 1].lower if end + 1 < len(row) else ""
    before = row[end - 1].lower
    if row[end].text == "-":
        return before in _TENS and after in _ONES
    return row[end].lower == "and" and before in _SCALES and (after in _ONES or after in _TENS)


def _fraction(row: Sequence[Token], value: float, end: int) -> tuple[float, int]:
    """The "and a half" of "four and a half"; the "and" that ends "two and a quarter" has been passed already."""
    added = following(row, end) or following(row, end - 1)
    return (value + added.value, added.end) if added else (value, end)


def _idle(row: Sequence[Token], numeral: _Numeral) -> bool:
    """A number word that counts nothing: "one of them", "no one", "for one thing", "that one"."""
    after = row[numeral.end].lower if numeral.end < len(row) else ""
    before = row[numeral.start - 1].lower if numeral.start else ""
    if before in ("-",) or (after == "-" and not _unit_after(row, numeral)):
        return numeral.word
    return numeral.word and numeral.value <= 1 and after not in UNITS and before not in ("only", "just", "exactly")


def _unit_after(row: Sequence[Token], numeral: _Numeral) -> bool:
    return numeral.end + 1 < len(row) and row[numeral.end + 1].lower in UNITS


def _quantity(row: Sequence[Token], numeral: _Numeral) -> Quantity:
    after = [token for token in row[numeral.end : numeral.end + 4] if token.text != "-"]
    kind, factor = _kind(numeral, after)
    before = [
        token.lower for token in row[max(0, numeral.start - 5) : numeral.start] if token.lower not in ("a", "the")
    ]
    low, high = _interval(numeral.value * factor, before[-4:])
    unit = stem(after[0].lower) if after and after[0].lower in UNITS else ""
    about = math.isfinite(low) and math.isfinite(high) and low < high
    text = " ".join(
        token.text
        for token in (row[numeral.start : numeral.added] or (*row[numeral.start : numeral.end], *after[:1]))
        if token.is_word or token.text[0].isalnum() or token.text[0] in "$£€"
    )
    return Quantity(
        low,
        high,
        kind,
        frozenset() if kind else _counted(after),
        text,
        numeral.word,
        unit,
        numeral.value * factor,
        about,
    )


def _kind(numeral: _Numeral, after: Sequence[Token]) -> tuple[str, float]:
    if numeral.money or numeral.share:
        return numeral.money or "share", 1.0
    words = [token.lower for token in after]
    if words[:3] in (["miles", "an", "hour"], ["miles", "per", "hour"]):
        return "speed", 0.44704
    if words[:2] == ["per", "cent"]:
        return "share", 1.0
    return UNITS.get(words[0], ("", 1.0)) if words else ("", 1.0)


def _interval(value: float, before: Sequence[str]) -> tuple[float, float]:
    """What the words before a number make of it."""
    last = before[-1] if before else ""
    pair = tuple(before[-2:])
    if pair in (("more", "than"), ("greater", "than"), ("longer", "than"), ("faster", "than")) or last in _OVER:
        return math.nextafter(value, math.inf), math.inf
    if pair in (("less", "than"), ("fewer", "than"), ("shorter", "than"), ("slower", "than")) or last in _UNDER:
        return -math.inf, math.nextafter(value, -math.inf)
    if pair == ("at", "least"):
        return value, math.inf
    if pair in (("at", "most"), ("up", "to")) or tuple(before[-3:]) in (
        ("no", "more", "than"),
        ("not", "more", "than"),
    ):
        return -math.inf, value
    if last in _ABOUT:
        return value * 0.85, value * 1.15
    return value, value


def _counted(after: Sequence[Token]) -> frozenset[str]:
    """The content words right after a number, up to the first mark or empty word."""
    stems: list[str] = []
    for token in after[:3]:
        if not token.is_word or token.lower in STOP or token.lower in UNITS:
            break
        stems.append(stem(token.lower))
    return frozenset(stems) - _NOT_COUNTS
