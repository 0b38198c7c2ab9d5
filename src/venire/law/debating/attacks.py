"""Which argument defeats which. Source: spec/debate.md, "Beyond"; Amgoud and Cayrol, preference-based argumentation.

An undercut breaks a step and always tells. A rebuttal is a clash of conclusions, so it holds both ways; between two
that were scored, the weaker does not defeat the stronger.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from venire.law.debating.argument import Argument


@dataclass(frozen=True, slots=True)
class Attacks:
    """Arguments by id in the order of speaking, and pairs (who attacks, who is attacked)."""

    arguments: tuple[str, ...]
    pairs: frozenset[tuple[str, str]]

    def on(self, one: str) -> tuple[str, ...]:
        """Who attacks this one, in the order of speaking."""
        return tuple(other for other in self.arguments if (other, one) in self.pairs)


def attacks(arguments: Iterable[Argument], totals: Mapping[str, float]) -> Attacks:
    """The attacks that tell among these arguments. ``totals``: the scores there are, by id."""
    made = list(arguments)
    pairs = {pair for one in made for to in one.relations for pair in _pairs(one.id, to.kind, to.to, totals)}
    return Attacks(tuple(one.id for one in made), frozenset(pairs))


def _pairs(one: str, kind: str, other: str, totals: Mapping[str, float]) -> Iterable[tuple[str, str]]:
    if kind == "undercuts":
        return ((one, other),)
    if kind != "rebuts":
        return ()
    if one not in totals or other not in totals or totals[one] == totals[other]:
        return ((one, other), (other, one))
    return ((one, other) if totals[one] > totals[other] else (other, one),)
