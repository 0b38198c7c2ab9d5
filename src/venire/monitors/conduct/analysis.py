"""What a monitor finds in one turn. Source: spec/debate.md, "Safety monitors"."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from venire.kernel.minutes import Indicator
from venire.monitors.conduct.turn import Context, Turn

SHOWN = 160
"""Characters of evidence."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """``severity``: 0 to 1, the largest of its indicators; they come gravest first."""

    severity: float = 0.0
    indicators: tuple[Indicator, ...] = ()

    def of(self, name: str) -> bool:
        """Whether an indicator of this name is among them."""
        return any(one.name == name for one in self.indicators)


Analyze: TypeAlias = Callable[[Turn, Context], Analysis]
"""The pure core of a monitor."""
NOTHING = Analysis()


def analysis(found: Iterable[Indicator]) -> Analysis:
    """These indicators as one finding."""
    ordered = tuple(sorted(found, key=lambda one: -one.severity))
    return Analysis(ordered[0].severity, ordered) if ordered else NOTHING


def indicator(name: str, severity: float, evidence: str) -> Indicator:
    """One thing seen, with the words that show it cut to a line."""
    return Indicator(name=name, severity=round(min(1.0, max(0.0, severity)), 3), evidence=evidence.strip()[:SHOWN])
