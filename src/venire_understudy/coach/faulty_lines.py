"""The faulty questions of a drill: hands of lines with slots, and what the rule says of each. Data: ``lines.yaml``."""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from venire.kernel.frozen import Frozen
from venire.language.fitted.tables import shipped_values
from venire.law.api import Ground, Phase, Side
from venire_understudy.coach.forum import Forum, Standing


class FaultyLines(Frozen):
    """Lines of one kind. ``at``: "direct", "cross", or empty for either; ``by``: a side, or empty for either; ``to``:
    whom they can be put to, empty for anybody; ``forum``: "criminal", "civil", or empty for either."""

    at: str = ""
    by: str = ""
    to: tuple[Standing, ...] = ()
    forum: Forum | Literal[""] = ""
    lines: tuple[str, ...]
    why: str
    also: tuple[Ground, ...] = ()
    """Grounds that a court would take as well."""

    def fits(self, put: QuestionPlace) -> bool:
        at, by, forum = self.at in ("", _kind(put.phase)), self.by in ("", put.side), self.forum in ("", put.forum)
        return at and by and forum and (not self.to or put.to in self.to)


@dataclass(frozen=True, slots=True)
class QuestionPlace:
    """Where a question stands: on which examination, by which side, to whom, in what kind of case."""

    phase: Phase
    side: Side
    to: Standing
    forum: Forum


@dataclass(frozen=True, slots=True)
class Faulty:
    """A question, why it is objectionable, and on which other grounds it would fall too."""

    text: str
    why: str
    also: tuple[Ground, ...]


@cache
def hands() -> Mapping[Ground, Sequence[FaultyLines]]:
    """Ground -> its hands."""
    return shipped_values("venire_understudy.coach", "faulty_lines.yaml", Mapping[Ground, Sequence[FaultyLines]])


def faulty(ground: Ground, put: QuestionPlace, slots: Mapping[str, str]) -> Iterator[Faulty]:
    """All questions of this ground that can be put here, without their marks."""
    for hand in hands().get(ground, ()):
        for line in hand.lines if hand.fits(put) and _filled(hand.why, slots) else ():
            if _filled(line, slots):
                yield Faulty(line.format(**slots), hand.why.format(**slots), hand.also)


def _filled(line: str, slots: Mapping[str, str]) -> bool:
    """Whether there is something for every slot of a line."""
    return all(slots.get(name) for _, name, _, _ in string.Formatter().parse(line) if name)


def _kind(phase: Phase) -> str:
    return "cross" if phase in ("cross", "recross") else "direct"
