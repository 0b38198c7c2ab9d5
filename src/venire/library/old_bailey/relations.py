"""How claims bear on one another, as far as their words show it. Modest on purpose.

Two claims are related when they name the same thing: a noun that stands after an article or possessive in both
quotations. On the same side they support each other (two voices, not one); on opposite sides the later rebuts the
earlier where one asserts what the other denies, or where it is the prisoner who answers; what one witness says on both
sides undercuts. Strength is 0.25, and 0.10 for each thing they share, up to 0.55. Relations always point to an earlier
claim, so that they form no circle. Contradiction of sense is not recognised, and nothing here claims it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from venire.law.argument_map import Relation
from venire.library.old_bailey.claims import Point, fragment
from venire.library.old_bailey.cues import negated
from venire.library.old_bailey.phrasing import Phrasebook

MOST = 3
"""Relations of one claim."""
_NOUN = re.compile(r"(?i)\b(?:the|an?|my|his|her|our|their|this|that|these|those) ([a-z][a-z-]{3,})\b")
_NO_THING = frozenset(
    (
        "same",
        "other",
        "first",
        "second",
        "next",
        "last",
        "house",
        "morning",
        "evening",
        "night",
        "time",
        "street",
        "prisoner",
        "prisoners",
        "said",
        "whole",
        "more",
        "very",
        "great",
        "little",
        "good",
        "court",
        "place",
        "deceased",
        "present",
        "former",
        "following",
        "most",
        "best",
        "rest",
        "were",
        "which",
        "would",
        "have",
        "prosecutor",
        "two",
        "three",
        "four",
        "five",
        "back",
        "day",
        "week",
        "month",
        "year",
        "then",
        "when",
        "there",
        "they",
        "with",
        "came",
        "was",
        "went",
        "from",
        "being",
        "before",
        "left",
        "right",
        "public",
        "young",
        "old",
        "large",
        "small",
        "black",
        "white",
    )
)
Kind = Literal["supports", "rebuts", "undercuts"]


@dataclass(frozen=True, slots=True)
class _Read:
    point: Point
    things: frozenset[str]
    negated: bool


def relations(points: Sequence[Point], book: Phrasebook) -> list[tuple[Relation, ...]]:
    """The relations of each point to earlier ones."""
    read = [_Read(p, _things(p.quote), negated(p.quote)) for p in points]
    return [_of(i, read, book) for i in range(len(read))]


def _things(quote: str) -> frozenset[str]:
    return frozenset(found.lower().removesuffix("s") for found in _NOUN.findall(quote)) - _NO_THING


def _of(index: int, read: Sequence[_Read], book: Phrasebook) -> tuple[Relation, ...]:
    mine = read[index]
    near = [other for other in read[:index] if mine.things & other.things]
    found: list[tuple[_Read, Kind]] = [(other, kind) for other in near if (kind := _kind(mine, other)) is not None]
    found.sort(key=lambda pair: (pair[1] == "supports", -len(mine.things & pair[0].things)))
    return tuple(_relation(mine, other, kind, book) for other, kind in found[:MOST])


def _kind(mine: _Read, other: _Read) -> Kind | None:
    same_side = mine.point.told.side == other.point.told.side
    same_voice = mine.point.speaker.name == other.point.speaker.name
    if same_side:
        return None if same_voice or mine.negated != other.negated else "supports"
    if same_voice:
        return "undercuts"
    return "rebuts" if mine.negated != other.negated or mine.point.speaker.prisoner else None


def _relation(mine: _Read, other: _Read, kind: Kind, book: Phrasebook) -> Relation:
    shared = mine.things & other.things
    thing = _as_said(min(shared, key=lambda t: (-len(t), t)), mine.point.quote)
    why = book.put(kind, "", w=mine.point.speaker.short, k=f"the {thing}", q=fragment(mine.point.quote))
    return Relation(to=other.point.id, kind=kind, why=why, strength=round(min(0.55, 0.25 + 0.10 * len(shared)), 2))


def _as_said(thing: str, quote: str) -> str:
    """The thing as this quotation names it, singular or plural."""
    found = re.search(rf"(?i)\b{re.escape(thing)}s?\b", quote)
    return found.group(0).lower() if found else thing
