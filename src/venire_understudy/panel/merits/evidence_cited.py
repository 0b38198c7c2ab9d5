"""Whether the evidence of an argument is there, says what it is cited for, and bears on what is claimed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from venire.law.api import Argument, ArgumentEvidence, contents, entails
from venire_understudy.panel.lines.line import ArgumentLine, likeness
from venire_understudy.panel.lines.reading import alike
from venire_understudy.panel.merits.debate_heard import DebateHeard

ITSELF = 0.8
"""A line so like a piece of evidence only states it, and is no sign that it bears on anything."""
BEARS_NOT, BEARS = 0.12, 0.4
"""Nearness to claim and speech up to which evidence bears nothing, and from which it bears fully."""
COVERED = 0.4
"""The share of the content of a citation that its source must have."""
_FIGURE = re.compile(r"\d+(?:[.,:]\d+)*")
NEAREST = 40
"""So many texts of the record are looked through before a figure is called wrong."""
FIGURES = frozenset(("amounts", "times"))
"""Of the ways in which a sentence can go against its ground, those that hardly ever err."""


@dataclass(frozen=True, slots=True)
class Cited:
    """``found``: None where there is nothing to look it up in. ``says``: 1 faithful, .5 not to be found there in so
    many words, 0 the source says otherwise. ``bears``: 0 to 1."""

    evidence: ArgumentEvidence
    found: bool | None
    says: float
    bears: float

    @property
    def worth(self) -> float:
        """0 to 1. What cannot be looked up is taken at half its word."""
        if self.found is False:
            return 0.0
        return self.bears * (self.says if self.found else 0.5)


def cited(argument: Argument, room: DebateHeard) -> tuple[Cited, ...]:
    """Each piece of its evidence, in order; the same piece counts once."""
    once = {(piece.source.casefold(), piece.text): piece for piece in argument.evidence}
    return tuple(_cited(piece, argument, room) for piece in once.values())


def _cited(piece: ArgumentEvidence, argument: Argument, room: DebateHeard) -> Cited:
    source = room.record.get(piece.source.casefold())
    found = None if not room.record else source is not None
    return Cited(piece, found, _faithful(piece.text, source) if source else 1.0, _bears(piece.text, argument, room))


@lru_cache(maxsize=1024)
def _faithful(text: str, source: str) -> float:
    told = entails((source,), text, COVERED)
    if told.contradicted and any(reason.rule not in ("coverage", "names", "roles") for reason in told.reasons):
        return 0.0
    return 1.0 if told.coverage >= COVERED else 0.5


def _bears(text: str, argument: Argument, room: DebateHeard) -> float:
    """By the claim, the speech apart from where it only states this, and the words they share."""
    own = room.lined(text)
    if not own:
        return 0.0
    row = room.row(text)
    others = [line for line in room.lines(argument) if max(alike(line, one) for one in own) < ITSELF]
    near = max((likeness(row, line.row) for line in others), default=0.0)
    said = frozenset(contents(argument.thesis)).union(*(line.content for line in others))
    content = frozenset(contents(text))
    shared = len(content & said) / max(1, len(content))
    told = 0.5 * likeness(row, room.row(argument.thesis)) + 0.5 * near + 0.4 * shared
    return max(0.0, min(1.0, (told - BEARS_NOT) / (BEARS - BEARS_NOT)))


def misstated(argument: Argument, room: DebateHeard) -> Sequence[tuple[ArgumentLine, str]]:
    """Lines that give a figure or a time otherwise than the sources it cites and than anything on record that is like
    them, each with the reason. Nothing where it cites nothing that is there."""
    named = (room.record.get(piece.source.casefold()) for piece in argument.evidence)
    grounds = tuple(text for text in named if text)
    if not grounds:
        return ()
    told = ((line, _against(line.text, grounds)) for line in room.lines(argument) if _FIGURE.search(line.text))
    return [(line, why) for line, why in told if why and _wrong(line, room)]


def _wrong(line: ArgumentLine, room: DebateHeard) -> bool:
    """Whether nothing on record that is like a line gives its figures either, and one of them stands nowhere."""
    there = frozenset(_FIGURE.findall(" ".join(room.record.values())))
    if there.issuperset(_FIGURE.findall(line.text)):
        return False
    return bool(_against(line.text, room.like(line, NEAREST)))


@lru_cache(maxsize=1024)
def _against(text: str, grounds: tuple[str, ...]) -> str:
    reasons = entails(grounds, text, 0.0).reasons
    return next((one.text for one in reasons if one.rule in FIGURES), "")
