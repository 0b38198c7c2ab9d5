"""Whether an argument answers what others said, and owns to what may be said against it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from venire.law.api import ATTACKS, Argument
from venire_understudy.panel.lines.line import ArgumentLine, likeness
from venire_understudy.panel.lines.reading import WeighedLine, alike
from venire_understudy.panel.merits.debate_heard import DebateHeard

TAKEN_UP, TO_THE_POINT = 0.45, 0.3
"""Likeness to a line of another's argument from which a line takes it up, and from which where it is named as
its aim."""
COPIED = 0.9
"""More than this is no answer but the same."""
ENOUGH = 8
"""A line of fewer words is no answer."""
BEARING = 0.18
"""Likeness from which an objection that is owned to has to do with the matter."""


@dataclass(frozen=True, slots=True)
class Engagement:
    """``of``: arguments of others that could be answered; ``real``: those that are, each with the line that does;
    ``empty``: those that it says it answers and does not; ``owned``: objections acknowledged that bear on the
    matter."""

    of: int
    real: tuple[tuple[Argument, ArgumentLine], ...]
    empty: tuple[str, ...]
    owned: int

    @property
    def share(self) -> float:
        """0 to 1; 0 where there was nothing to answer."""
        return len(self.real) / self.of if self.of else 0.0


def answered(argument: Argument, lines: Sequence[WeighedLine], room: DebateHeard) -> Engagement:
    """``lines``: the argument's, weighed; chaff answers nothing."""
    aims = {relation.to for relation in argument.relations if relation.kind in ATTACKS}
    able = [one.line for one in lines if one.chaff < 0 and one.new > 0.5 and one.line.size >= ENOUGH]
    others = room.against(argument)
    found = [(one, _answer(one, able, TO_THE_POINT if one.id in aims else TAKEN_UP, room)) for one in others]
    real = tuple((one, line) for one, line in found if line is not None)
    empty = tuple(one.id for one, line in found if line is None and one.id in aims)
    return Engagement(len(others), real, empty, _owned(argument, able, room))


def _answer(one: Argument, able: Sequence[ArgumentLine], least: float, room: DebateHeard) -> ArgumentLine | None:
    """The line that takes up something in another's argument best."""
    theirs = [*room.lines(one), *room.lined(one.thesis)]
    best = max(
        ((max(likeness(line.row, other.row) for other in theirs), line) for line in able), key=_near, default=None
    )
    return best[1] if best and least <= best[0] < COPIED else None


def _near(found: tuple[float, ArgumentLine]) -> float:
    return found[0]


def _owned(argument: Argument, able: Sequence[ArgumentLine], room: DebateHeard) -> int:
    counters = [line for text in argument.counters for line in room.lined(text)]
    return sum(any(alike(one, line) >= BEARING for line in able) for one in counters if not one.unknown)
