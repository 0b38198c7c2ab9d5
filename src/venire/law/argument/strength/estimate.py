"""How strong an argument is in the eyes of readers, without a model, a network or a key. Source: spec/models.md.

What was learned is which of two arguments for the same side people called the more convincing; nothing here knows
whether an argument is true. Padding, repetition, heaps of fine words and words thrown about lower it.
"""

from __future__ import annotations

from math import exp

from pydantic import Field

from venire.kernel.frozen import Frozen
from venire.law.argument.strength.argument_text import argument_text
from venire.law.argument.strength.chaff import Rows
from venire.law.argument.strength.regression import StrengthWeights, WeighedArgument, fitted, weighed

TOLD = 3
"""So many signs are named for and against."""


class ArgumentStrength(Frozen):
    """``value``: 0 to 1, .5 the usual web debater's. ``score``: the same in log odds. ``again``, ``heaped``,
    ``padded``: the share of words that only repeat, only stand in a heap, only fill. ``gains``, ``losses``: the signs
    that speak most for and against it, by name, with their worth in log odds."""

    value: float = Field(ge=0.0, le=1.0)
    score: float
    words: int
    again: float
    heaped: float
    padded: float
    gains: tuple[tuple[str, float], ...]
    losses: tuple[tuple[str, float], ...]


def strength_of(text: str, rows: Rows, weights: StrengthWeights | None = None) -> ArgumentStrength:
    """The strength of one argument of a few sentences, in English; an empty text has none (value 0).

    ``rows``: sentence vectors of the embedded model, 256 numbers each. About 3 ms.
    """
    own = argument_text(text)
    found = weighed(own, rows, weights or fitted())
    return ArgumentStrength(
        value=1 / (1 + exp(-max(-30.0, min(30.0, found.score)))) if own.words else 0.0,
        score=found.score,
        words=len(own.words),
        again=found.winnowed.again,
        heaped=found.winnowed.heaped,
        padded=found.winnowed.padded,
        gains=tuple(one for one in _ranked(found, -1.0) if one[1] > 0),
        losses=tuple(one for one in _ranked(found, 1.0) if one[1] < 0),
    )


def _ranked(found: WeighedArgument, sign: float) -> list[tuple[str, float]]:
    """The greatest parts (-1) or the least (1)."""
    parts = {**found.parts, **{name: -cost for name, cost in found.off.items()}}
    return sorted(parts.items(), key=lambda part: sign * part[1])[:TOLD]
