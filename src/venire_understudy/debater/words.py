"""What a debater says around the substance, from ``words.yaml``, and each thing once."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from pydantic import TypeAdapter

from venire.kernel.chance import Chance
from venire.language.fitted.tables import shipped_values
from venire.language.wording.phrase_grammar import plural

_VERB_BEFORE = re.compile(r"\b(?P<verb>is) \{(?P<slot>handle|name)\}")


@cache
def _book() -> Mapping[str, object]:
    return shipped_values("venire_understudy.debater", "words.yaml", Mapping[str, object])


def lines(kind: str, side: str) -> tuple[str, ...]:
    """The lines of this kind, of one side where the sides speak otherwise."""
    found = _book()[kind]
    if isinstance(found, Mapping):
        found = TypeAdapter(Mapping[str, object]).validate_python(found)[side]
    return (found,) if isinstance(found, str) else TypeAdapter(tuple[str, ...]).validate_python(found)


@dataclass(frozen=True, slots=True)
class DebaterVoice:
    """Picks lines that have not been heard in this debate. ``dice``: those of the debate, alike for all its debaters.

    Debaters who speak at once cannot hear one another, so each has its own share of the lines: ``place`` of ``of``.
    """

    side: str
    heard: str
    """All that was said in the debate."""
    own: str
    """What this side said of it."""
    dice: Chance
    place: int = 0
    of: int = 1
    usual: Mapping[str, str] = field(default_factory=dict[str, str])
    """What fills the slots that are the same all through the debate."""
    civil: bool = False
    """Whether the case is a civil one, which has its own lines where guilt and doubt would be spoken of."""

    def say(self, kind: str, *, taken: Sequence[str] = (), of: str = "", **slots: str) -> str:
        """A line of this kind, filled in; one that somebody has said only where all have been said, and one of this
        side's own only where there is no other. ``taken``: said in this turn; ``of``: whose lines, where not this
        side's."""
        known = self.dice.shuffled(lines(_kind(kind, self.civil), of or self.side), "lines", kind)
        shares = sorted(enumerate(known), key=lambda pair: (pair[0] % self.of != self.place % self.of, pair[0]))
        order, so_far = [line for _, line in shares], " ".join((self.own, *taken))
        by_anybody = " ".join((self.heard, so_far))
        new = [line for line in order if not _heard(line, by_anybody)]
        fresh = [line for line in order if not _heard(line, so_far)]
        told = [self._filled(line, slots) for line in (*new, *fresh, *order)]
        return next((line for line in told if line not in so_far), told[0])

    def _filled(self, line: str, slots: Mapping[str, str]) -> str:
        told = {**self.usual, **slots}
        said = _agreeing(line, told).format(**told)
        return said[:1].upper() + said[1:]


def _agreeing(line: str, slots: Mapping[str, str]) -> str:
    """The line with the verb of what it names in the plural, where that is plural: "here are the words"."""
    found = _VERB_BEFORE.search(line)
    if found is None or not plural(slots.get(found["slot"], "")):
        return line
    return f"{line[: found.start('verb')]}are{line[found.end('verb') :]}"


def _kind(kind: str, civil: bool) -> str:
    return f"civil_{kind}" if civil and f"civil_{kind}" in _book() else kind


def _heard(line: str, said: str) -> bool:
    """Whether the words of this line around its slots have been said."""
    parts = [part for part in _around_slots(line) if len(part.strip(" .,:“”")) > 1]
    return all(part.strip() in said for part in parts)


def _around_slots(line: str) -> Sequence[str]:
    pieces, rest = list[str](), line
    while "{" in rest:
        before, _, after = rest.partition("{")
        pieces.append(before)
        rest = after.partition("}")[2]
    return [*pieces, rest]
