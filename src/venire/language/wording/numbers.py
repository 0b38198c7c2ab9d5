"""Small numbers as people say them."""

from __future__ import annotations

import re

from venire.language.text.late_pattern import late_pattern

_ONES_LIST = (
    "none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
)
_ONES = tuple(_ONES_LIST.split())
_TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_ORDINALS = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth")


def spelt(number: int) -> str:
    """``forty-one``; digits from a hundred."""
    if number < len(_ONES):
        return _ONES[number]
    if number >= 100:
        return str(number)
    tens, ones = divmod(number, 10)
    return f"{_TENS[tens]}-{_ONES[ones]}" if ones else _TENS[tens]


def ordinal(place: int) -> str:
    """``First`` for 1; beyond the eighth a number."""
    return _ORDINALS[place - 1] if place <= len(_ORDINALS) else f"Number {place}"


_VALUES = {word: value for value, word in enumerate(_ONES)} | {word: 10 * n for n, word in enumerate(_TENS) if word}
_SCALES = {"hundred": 100, "thousand": 1000}
_NUMBER = "|".join(sorted((*_VALUES, *_SCALES, "a"), key=lambda word: -len(word)))
_IN_WORDS = late_pattern(rf"\b(?:{_NUMBER})(?:[ -]+(?:and )?(?:{_NUMBER}))*\b( dollars\b)?", re.IGNORECASE)


def in_figures(text: str) -> str:
    """The text with large numbers in figures, as a file has them: "three hundred and eighty dollars" is $380; numbers
    under a hundred stay as they are said."""
    return _IN_WORDS.sub(lambda found: _figure(found[0], bool(found[1])), text)


def _figure(said: str, dollars: bool) -> str:
    words = [word for word in re.findall(r"[a-z]+", said.lower()) if word in _VALUES or word in _SCALES]
    if not _SCALES.keys() & set(words):
        return said
    total = part = 0
    for word in words:
        if word == "thousand":
            total, part = total + (part or 1) * 1000, 0
        else:
            part = (part or 1) * 100 if word == "hundred" else part + _VALUES[word]
    return f"${total + part:,}" if dollars else f"{total + part:,}"
