"""A juror's own lines: which of them fit here, and one of those by lot."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.language.wording.phrase_grammar import fill, fits, is_clause, is_thing, slots_of, voiced
from venire.law.api import About, Circumstance, Function, JurorCard, JurorLine, Lead, Side


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is known at this point of a speech: what the slots may hold, and what the line should speak to."""

    slots: Mapping[str, str]
    side: Side
    about: About = "any"
    quote: bool | None = None
    """True: only lines that quote; False: only lines that do not."""
    voiced: bool = False
    """Whether only lines that speak *to* the person named will do."""
    leads: frozenset[Lead] | None = None
    """What comes next can be announced as one of these; None: nothing is known of it."""
    apt: bool = False
    """Whether only lines about this very kind of matter will do."""
    named: bool = False
    """Whether only lines that name somebody will do."""
    sided: bool = False
    """Whether only lines that speak for this side will do."""
    handled: bool = False
    """Whether only lines that name the matter will do."""
    when: frozenset[Circumstance] = frozenset()
    """What is so in this case and in this room."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A line, filled."""

    id: str
    text: str
    quoted: bool
    voiced: bool


def draw(
    card: JurorCard, function: Function, wanted: Wanted, spent: frozenset[str], chance: Chance, *label: object
) -> Drawn | None:
    """A fitting line that this room has not heard, or None. Lines that fit the matter, or take somebody at their word,
    go before those that would fit anything."""
    found = list(_fitting(card, function, wanted, spent))
    if not found:
        return None
    number, line = chance.weighted(found, [_weight(line, wanted) for _, line in found], function, *label)
    return Drawn(
        id=f"l:{card.id}.{function}.{number}",
        text=fill(line.text, wanted.slots, chance),
        quoted="{quote}" in line.text,
        voiced=voiced(line.text),
    )


def _fitting(
    card: JurorCard, function: Function, wanted: Wanted, spent: frozenset[str]
) -> Iterator[tuple[int, JurorLine]]:
    for number, line in enumerate(card.idiolect.lines.get(function, ())):
        if f"l:{card.id}.{function}.{number}" not in spent and _fits(line, wanted):
            yield number, line


def _fits(line: JurorLine, wanted: Wanted) -> bool:
    slots = slots_of(line.text)
    return (
        slots <= wanted.slots.keys()
        and wanted.when.issuperset(line.when)
        and line.side in ("any", wanted.side)
        and line.about in ("any", wanted.about)
        and (wanted.quote is None or wanted.quote == ("quote" in slots))
        and (not wanted.voiced or voiced(line.text))
        and (not line.text.startswith('"{quote}') or wanted.slots["quote"][0].isupper())
        and all(fits(line.text, wanted.slots[slot]) for slot in slots & NOUNS)
        and (wanted.leads is None or line.leads is None or line.leads in wanted.leads)
        and (not wanted.named or "name" in slots)
        and (not wanted.handled or bool(slots & {"handle", "thing"}))
        and (not wanted.sided or line.side == wanted.side)
        and (not wanted.apt or line.about == wanted.about != "any")
    )


def _weight(line: JurorLine, wanted: Wanted) -> float:
    slots = slots_of(line.text)
    apt = 6.0 if line.about != "any" else 1.0
    sided = 2.0 if line.side != "any" else 1.0
    joins = 2.0 if line.leads is not None else 1.0
    return (
        joins
        * apt
        * sided
        * _tie(slots, wanted)
        * (1.8 if "quote" in slots else 1.0)
        * (2.0 if "name" in slots else 1.0)
    )


NOUNS = frozenset({"handle", "thing", "exhibit", "element"})
"""Slots filled with noun phrases, which the line must agree with."""


def things(handle: str) -> Mapping[str, str]:
    """The slots that a handle fills: always ``handle``, and ``thing`` where it is one."""
    return {"handle": handle, "thing": handle} if is_thing(handle) else {"handle": handle}


def _tie(slots: frozenset[str], wanted: Wanted) -> float:
    """Lines that name the matter tie a turn to the talk; where its handle is a clause they soon sound alike."""
    if "thing" in slots:
        return 2.0
    if "handle" in slots:
        return 0.7 if is_clause(wanted.slots["handle"]) else 2.0
    return 1.5 if slots & {"exhibit", "concession"} else 1.0


def written_small(card: JurorCard) -> frozenset[str]:
    """Words that a juror's lines write small inside a sentence."""
    told = " ".join(line.text for lines in card.idiolect.lines.values() for line in lines)
    return frozenset(re.findall(r"\b[a-z][a-z'’]+", told))
