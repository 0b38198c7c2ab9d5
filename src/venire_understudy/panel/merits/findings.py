"""All that the panel sees in one argument."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.law.api import Argument, FallacyFound, argument_wordings, fallacies_in
from venire_understudy.panel.lines.line import ArgumentLine, likeness
from venire_understudy.panel.lines.line_signs import FEELING
from venire_understudy.panel.lines.reading import ReadLines, WeighedLine, sigmoid
from venire_understudy.panel.lines.turned_sentences import Twins
from venire_understudy.panel.merits.authorities import unheard_of
from venire_understudy.panel.merits.causal_links import validity
from venire_understudy.panel.merits.debate_heard import DebateHeard
from venire_understudy.panel.merits.engagement import Engagement, answered
from venire_understudy.panel.merits.evidence_cited import Cited, cited, misstated
from venire_understudy.panel.merits.faults import against_itself, unfounded
from venire_understudy.panel.merits.prose_merit import SideProse
from venire_understudy.panel.merits.self_contradiction import belied

LONG_ENOUGH = 8
"""A line of fewer words is not the heart of an argument."""
IDLE = 0.3
"""A line worth less is idle."""
_BEARING = 0.12
"""Likeness from which what is said of ethics has to do with the matter."""


def _heart(one: WeighedLine) -> tuple[bool, float]:
    return one.worth > 0.5 and one.line.size >= LONG_ENOUGH, -one.chaff


def _wails(line: ArgumentLine) -> bool:
    felt = len(FEELING.findall(line.text))
    return felt > 1 and felt * 8 >= line.size


@dataclass(frozen=True)
class ArgumentFindings:
    """One argument in its room."""

    argument: Argument
    room: DebateHeard

    @cached_property
    def read(self) -> ReadLines:
        return self.room.read([self.argument])

    @cached_property
    def prose(self) -> SideProse:
        strength, discourse = self.room.strength(self.argument).score, self.room.discourse(self.argument)
        return SideProse(
            self.read,
            strength,
            discourse,
            self.room.issue([self.argument]),
            len(against_itself([one.line for one in self.read.lines])),
            len(self.unfounded),
            len(self.away),
            len(self.unheard_of),
            len(self.belied),
            len(self.against),
            len(self.concluded),
            len(self.disowned),
        )

    @cached_property
    def away(self) -> Sequence[str]:
        """Lines that speak for another side."""
        return self.room.away(self.argument)

    @cached_property
    def against(self) -> Sequence[str]:
        """Those of them that speak against the speaker's own side."""
        return self.room.contrary(self.argument)

    @cached_property
    def concluded(self) -> Sequence[str]:
        """Lines that conclude for another side."""
        return self.room.concluded(self.argument)

    @cached_property
    def disowned(self) -> Sequence[str]:
        """Lines that whoever speaks them takes back."""
        return self.room.disowned(self.argument)

    @cached_property
    def unfounded(self) -> Sequence[ArgumentLine]:
        return unfounded(self.argument, self.room)

    @cached_property
    def unheard_of(self) -> Sequence[ArgumentLine]:
        """Lines that lean on an authority that nobody knows, or go round in a circle."""
        return unheard_of(self.argument, self.room)

    @cached_property
    def belied(self) -> Sequence[Twins]:
        """Lines that say the contrary of what the argument rests on."""
        return belied(self.argument, self.room)

    @cached_property
    def grain(self) -> float:
        """The share of its words that are worth hearing."""
        return 1 - self.read.waste

    @cached_property
    def form(self) -> float:
        """How well it is put, 0 to 1."""
        return sigmoid(2 * (self.prose.worded - 0.4))

    @cached_property
    def idle(self) -> Sequence[WeighedLine]:
        """Lines that say nothing, from the idlest."""
        return sorted((one for one in self.read.lines if one.worth < IDLE), key=lambda one: one.worth)

    @cached_property
    def best(self) -> WeighedLine | None:
        """The line that is worth most; of equals the first."""
        return max(self.read.lines, key=_heart, default=None)

    @cached_property
    def cited(self) -> tuple[Cited, ...]:
        return cited(self.argument, self.room)

    @cached_property
    def misstated(self) -> Sequence[tuple[ArgumentLine, str]]:
        return misstated(self.argument, self.room)

    @cached_property
    def validity(self) -> tuple[float, ...]:
        return validity(self.argument, self.room)

    @cached_property
    def answered(self) -> Engagement:
        return answered(self.argument, self.read.lines, self.room)

    @cached_property
    def fallacies(self) -> tuple[FallacyFound, ...]:
        return fallacies_in(self.argument.text)

    @cached_property
    def abuse(self) -> Sequence[str]:
        """Words of abuse in it."""
        return [
            found[0]
            for line in self.read.lines
            for found in argument_wordings()["insult"].finditer(line.line.text.lower())
        ]

    @cached_property
    def wailing(self) -> Sequence[ArgumentLine]:
        """Lines that do little but ask to be felt."""
        return [one.line for one in self.read.lines if _wails(one.line)]

    @cached_property
    def cares(self) -> bool:
        """Whether it says something of what its view means for people that has to do with the matter."""
        if not self.argument.ethics.strip() or not self.read.lines:
            return False
        row = self.room.row(self.argument.ethics)
        return max(likeness(row, one.line.row) for one in self.read.lines) >= _BEARING
