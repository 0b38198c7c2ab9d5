"""Parts of a measure in words: "half a mile", "a mile and a half", "three quarters of an hour", "two and a quarter".

Read only where a unit or a scale stands beside the part, so that "the better half" and "half of them" measure nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from venire.language.text.tokens import Token
from venire.language.words.word_list import words

_PARTS: Mapping[str, float] = {
    "half": 0.5, "halves": 0.5, "quarter": 0.25, "quarters": 0.25, "third": 1 / 3, "thirds": 1 / 3,
    "fifth": 0.2, "fifths": 0.2, "tenth": 0.1, "tenths": 0.1,
}  # fmt: skip
_TIMES: Mapping[str, int] = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4}
_ARTICLES = frozenset(("a", "an", "the"))
_MEASURED = frozenset(
    words("about for is was of than within after only just by over under nearly almost some roughly ran walked went")
)
"""Words after which "a mile" is one mile, and no rate ("a dollar a mile")."""


class FractionPart(NamedTuple):
    """A part, in units of what it is a part of: 0.5 for "half a". ``end``: the first token after it."""

    value: float
    end: int


def _lower(row: Sequence[Token], place: int) -> str:
    return row[place].lower if 0 <= place < len(row) else ""


def _unmarked(row: Sequence[Token], place: int) -> int:
    """The place after a hyphen: "three-quarters", "half-mile"."""
    return place + 1 if _lower(row, place) == "-" else place


def _counted(row: Sequence[Token], place: int) -> FractionPart | None:
    """ "A half", "quarter", "three quarters", "three-quarters", from this place on."""
    times, after = _TIMES.get(_lower(row, place)), place
    if times is not None:
        after = _unmarked(row, place + 1)
    part = _PARTS.get(_lower(row, after))
    return None if part is None else FractionPart((times or 1) * part, after + 1)


def leading(row: Sequence[Token], place: int, units: Collection[str], scales: Collection[str]) -> FractionPart | None:
    """A part with its unit or scale after it: "half a mile", "a quarter of an hour", "half a dozen", "a half-mile".

    ``end`` is where the unit stands. None where nothing measured follows, or the part belongs to a number before it.
    """
    part = _counted(row, place)
    if part is None or _lower(row, place - 1) in ("and", "-") or _lower(row, place - 1) in _TIMES:
        return None
    after = part.end + (_lower(row, part.end) == "of")
    after = after + 1 if _lower(row, after) in _ARTICLES else _unmarked(row, after)
    measured = _lower(row, after) in units or (_lower(row, after) in scales and after > part.end)
    return FractionPart(part.value, after) if measured else None


def following(row: Sequence[Token], place: int) -> FractionPart | None:
    """What is added after a number or its unit: the "and a half" of "four and a half", of "a mile and a half"."""
    if _lower(row, place) != "and":
        return None
    part = _counted(row, place + 1)
    named = part is not None and _lower(row, place + 1) in _TIMES
    return part if named and _lower(row, part.end if part else 0) != "past" else None


def one_whole(row: Sequence[Token], place: int, units: Mapping[str, tuple[str, float]]) -> bool:
    """Whether "a" or "an" here counts one: before a unit with a part added, or a length where one is plainly given.

    "A minute" alone is none: it is as often of a board, "a second" a man, and "for a week" a way of speaking.
    """
    kind = units.get(_lower(row, place + 1), ("", 0.0))[0]
    if _lower(row, place) not in ("a", "an") or not kind:
        return False
    return following(row, place + 2) is not None or (kind == "length" and _lower(row, place - 1) in _MEASURED)
