"""Sentences that say the contrary of what they rest on: of the evidence given, its sources, or the claim itself."""

from __future__ import annotations

from collections.abc import Sequence

from venire.law.api import Argument
from venire_understudy.panel.lines.line import ArgumentLine
from venire_understudy.panel.lines.turned_sentences import Twins, denials, matter, twins
from venire_understudy.panel.merits.debate_heard import DebateHeard, stood_by

SURE = 0.75
"""The share of the content of either that the two must have in common to be held against each other."""


def belied(argument: Argument, room: DebateHeard) -> Sequence[Twins]:
    """Each line that denies what the argument stands by, or affirms what it denies, with that."""
    sources = (room.record.get(piece.source.casefold(), "") for piece in argument.evidence)
    ground = [line for text in dict.fromkeys((*stood_by(argument), *sources)) if text for line in room.lined(text)]
    return [pair for pair in twins(room.lines(argument), ground) if _contrary(pair)]


def _contrary(pair: Twins) -> bool:
    """Whether the one denies what the other affirms, and they speak of one thing."""
    mine, theirs = _content(pair.mine), _content(pair.theirs)
    common = len(mine & theirs)
    alike = common >= SURE * max(len(mine), len(theirs), 3)
    return alike and denials(pair.mine.text) % 2 != denials(pair.theirs.text) % 2


def _content(line: ArgumentLine) -> frozenset[str]:
    return matter(frozenset(line.words))
