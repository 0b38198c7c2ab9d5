"""How claims bear on one another, as far as their words show it. Modest on purpose.

Two claims are related when they name the same thing: a noun that stands after an article or possessive in both
quotations. On the same side they support each other (two voices, not one); on opposite sides the later rebuts the
earlier where one asserts what the other denies, where they name different hours or counts, or where it is the
prisoner who answers; what one witness says on both sides undercuts. Without a common thing, being elsewhere answers
an identification, and a good name one of the weightiest sayings against the prisoner, once each. Strength is 0.25,
and 0.10 for each thing they share, up to 0.55. Relations always point to an earlier claim, so that they form no
circle. Contradiction of sense is not recognised, and nothing here claims it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from venire.law.case_file.argument_map import Relation
from venire.library.old_bailey.claims.cues import detail, negated
from venire.library.old_bailey.claims.phrasing import Phrasebook
from venire.library.old_bailey.claims.quotations import QuotedPoint, fragment
from venire.library.old_bailey.claims.things import as_said, heads

MOST = 3
"""Relations of one claim."""
Kind = Literal["supports", "rebuts", "undercuts"]


_CHARGED = frozenset(("possession", "identification", "confession", "deception", "violence", "property"))


@dataclass(frozen=True, slots=True)
class _Read:
    point: QuotedPoint
    things: frozenset[str]
    negated: bool
    hour: str


@dataclass(frozen=True, slots=True)
class _Found:
    other: _Read
    kind: Kind
    pool: str


def relations(points: Sequence[QuotedPoint], book: Phrasebook) -> list[tuple[Relation, ...]]:
    """The relations of each point to earlier ones."""
    read = [_Read(p, heads(p.quote), negated(p.quote), detail(p.quote)) for p in points]
    return [_of(i, read, book) for i in range(len(read))]


def _of(index: int, read: Sequence[_Read], book: Phrasebook) -> tuple[Relation, ...]:
    mine = read[index]
    found = [one for other in read[:index] if (one := _found(mine, other)) is not None]
    found.sort(key=lambda one: (one.kind == "supports", -len(mine.things & one.other.things)))
    kept: list[_Found] = []
    for one in found:
        pools = [k.pool for k in kept]
        if one.pool not in pools or one.pool not in ("alibi", "name"):
            kept.append(one)
    return tuple(_relation(mine, one, book) for one in kept[:MOST])


def _found(mine: _Read, other: _Read) -> _Found | None:
    """How the later bears on the earlier, and the pool of reasons that says so."""
    if mine.point.told.side != other.point.told.side:
        opposed = _opposed(mine, other)
        return _Found(other, "undercuts" if opposed == "undercuts" else "rebuts", opposed) if opposed else None
    apart = mine.negated != other.negated or mine.point.speaker.name == other.point.speaker.name
    return _Found(other, "supports", "supports") if mine.things & other.things and not apart else None


def _opposed(mine: _Read, other: _Read) -> str:
    """Why a saying of one side answers one of the other's, or nothing."""
    here, there = mine.point.told.cues, other.point.told.cues
    if mine.things & other.things:
        if mine.point.speaker.name == other.point.speaker.name:
            return "undercuts"
        if mine.point.speaker.prisoner:
            return "answer"
        if mine.hour and other.hour and mine.hour != other.hour:
            return "hours"
        if mine.negated != other.negated:
            return "rebuts"
    if mine.point.speaker.name == other.point.speaker.name:
        return ""
    if "alibi" in here and "identification" in there and mine.point.told.side == "defence":
        return "alibi"
    good_name = "character" in here and mine.point.told.side == "defence"
    return "name" if good_name and there & _CHARGED and other.point.told.weight >= 3.0 else ""


def _relation(mine: _Read, found: _Found, book: Phrasebook) -> Relation:
    other = found.other
    shared = mine.things & other.things
    thing = as_said(min(shared, key=lambda t: (-len(t), t)), mine.point.quote) if shared else "matter"
    why = book.put(
        found.pool,
        "",
        w=mine.point.speaker.short,
        o=other.point.speaker.short,
        k=f"the {thing}",
        q=fragment(mine.point.quote),
        d=mine.hour,
        h=other.hour,
    )
    strength = round(min(0.55, 0.25 + 0.10 * max(1, len(shared))), 2)
    return Relation(to=other.point.id, kind=found.kind, why=why, strength=strength)
