"""Small numbers as people say them."""

from __future__ import annotations

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
