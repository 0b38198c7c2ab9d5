"""What a judge weighs: considerations, each a pattern in what was said, the way it points and the rule it rests on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from venire.kernel.frozen import Frozen
from venire.language.fitted.tables import pattern_text, shipped_values
from venire.law.evidence.grounds import Ground, Ruling


@dataclass(frozen=True, slots=True)
class Consideration:
    """If ``pattern`` occurs in ``where``, it points to ``ruling`` under ``rule`` with ``weight`` (0 to 3).

    ``because``: the reason as a judge says it, a clause that can follow a ruling. ``unless``: a pattern that takes it
    away. ``where``: "person" (who the witness is), "context" (that, and what was testified on the matter), "question",
    "plea" (context, argument and response) or "all".
    """

    ruling: Ruling
    rule: str
    weight: float
    where: str
    pattern: re.Pattern[str]
    because: str
    unless: re.Pattern[str] | None = None


class _Written(Frozen):
    """A consideration as it stands in a file of ``by_ground``."""

    ruling: Ruling
    rule: str
    weight: float
    where: Literal["person", "context", "question", "plea", "all"]
    pattern: str
    because: str
    unless: str = ""

    def read(self) -> Consideration:
        but = _pattern(self.unless) if self.unless else None
        return Consideration(self.ruling, self.rule, self.weight, self.where, _pattern(self.pattern), self.because, but)


def _pattern(written: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{pattern_text(written)})")


@cache
def considerations(ground: Ground) -> tuple[Consideration, ...]:
    """All that may weigh on an objection of this ground, from its file in ``by_ground``."""
    written = shipped_values("venire.law.evidence.rulings", f"by_ground/{ground}.yaml", tuple[_Written, ...])
    return tuple(one.read() for one in written)


@dataclass(frozen=True, slots=True)
class ObjectionHeard:
    """What the judge has before him, in lower case: the question, the setting, what each side said."""

    question: str
    context: str
    argument: str
    response: str
    person: str = ""

    def part(self, where: str) -> str:
        """The text that a consideration looks at."""
        plea = f"{self.context} {self.argument} {self.response}"
        parts = {
            "context": self.context,
            "person": self.person,
            "question": self.question,
            "argument": self.argument,
            "response": self.response,
            "plea": plea,
        }
        return parts.get(where, f"{plea} {self.question}")


def applying(considerations: Sequence[Consideration], heard: ObjectionHeard) -> list[Consideration]:
    """Those that what was heard calls up."""
    return [one for one in considerations if _applies(one, heard)]


def _applies(one: Consideration, heard: ObjectionHeard) -> bool:
    text = heard.part(one.where)
    return bool(one.pattern.search(text)) and not (one.unless and one.unless.search(heard.part("all")))
