"""What each sign of an argument is worth: a line fitted to which of two arguments people found more convincing.

Fitted by ``scripts/fit_argument_strength.py`` on UKPConvArg1 (Habernal and Gurevych 2016, CC BY 4.0).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from operator import mul

from venire.language.fitted.tables import shipped
from venire.law.argument.strength.argument_text import FINE_WORDS, ArgumentText
from venire.law.argument.strength.chaff import Padding, Rows, Winnowed, winnowed
from venire.law.argument.strength.signs import Signs, ordered, signs
from venire.law.argument.strength.word_order import fitted_order

CHAFF, CHAFF_AT_ALL = 0.5, 0.2
"""What chaff costs: for its share of the words, and for each kind that is there."""
DISORDER, ORDERED = 0.7, 0.3
"""What it costs for the order of words to fall below what is usual."""
FINERY, USUAL = 9.0, 0.08
"""What fine words cost beyond a usual share of all words."""
TURN = 9.0
"""By how much a sentence vector counts beside the signs."""


@dataclass(frozen=True, slots=True)
class StrengthWeights:
    """``signs``: name -> (usual value, worth of one more). ``directions``: worth of each axis of a sentence vector."""

    signs: Mapping[str, tuple[float, float]]
    directions: tuple[float, ...]
    alone: float
    padding: Padding


@dataclass(frozen=True, slots=True)
class WeighedArgument:
    """An argument as the weights see it: ``parts`` by sign, what it ``says`` (by its vector), and what is taken off."""

    winnowed: Winnowed
    parts: Mapping[str, float]
    says: float
    off: Mapping[str, float]

    @property
    def score(self) -> float:
        """In log odds against an argument of the usual strength."""
        return sum(self.parts.values()) + self.says - sum(self.off.values())


def seen(text: ArgumentText, rows: Rows, padding: Padding) -> tuple[Winnowed, Signs, list[float]]:
    """An argument without its chaff, the signs of what is left, and the direction of its meaning."""
    left = winnowed(text, rows, padding, fitted_order())
    direction = [TURN * one for one in rows([left.grain.plain or "nothing"])[0]]
    return left, signs(left.grain), direction


def taken_off(text: ArgumentText, left: Winnowed) -> dict[str, float]:
    """What its chaff, its disorder and its finery cost an argument; each 0 or more."""
    chaff = left.again + left.heaped + left.padded + 2 * left.empty + CHAFF_AT_ALL * left.kinds
    whole = ordered(text)["order"]
    order = min(whole, ordered(left.grain)["order"]) if left.grain.plain else whole
    fine = sum(word.lower() in FINE_WORDS for word in text.words) / max(8, len(text.words))
    return {
        "chaff": CHAFF * chaff,
        "disorder": DISORDER * max(0.0, ORDERED - order),
        "finery": FINERY * max(0.0, fine - USUAL),
    }


def weighed(text: ArgumentText, rows: Rows, weights: StrengthWeights) -> WeighedArgument:
    """What there is in an argument, and what it is worth."""
    left, found, direction = seen(text, rows, weights.padding)
    parts = {name: (found[name] - usual) * worth for name, (usual, worth) in weights.signs.items()}
    says = weights.alone + sum(map(mul, weights.directions, direction))
    return WeighedArgument(left, parts, says, taken_off(text, left))


def read_weights(text: str) -> StrengthWeights:
    """From the JSON that the script writes. Raises :class:`ValueError` for what is none."""
    told = json.loads(text)
    try:
        padding = Padding(told["padding"]["alone"], tuple(told["padding"]["weights"]))
        pairs = {name: (usual, worth) for name, (usual, worth) in told["signs"].items()}
        return StrengthWeights(pairs, tuple(told["directions"]), told["alone"], padding)
    except (KeyError, TypeError) as error:
        raise ValueError(f"no weights of arguments: {error}") from error


@cache
def fitted() -> StrengthWeights:
    """Read once, when the first argument is judged."""
    return read_weights(shipped("venire.law.argument.strength", "strength.json"))


@cache
def fitted_without() -> Mapping[str, StrengthWeights]:
    """Topic -> weights for which nothing said on it was read: for measuring on that topic."""
    told: dict[str, object] = json.loads(shipped("venire.law.argument.strength", "without_topic.json"))
    return {topic: read_weights(json.dumps(own)) for topic, own in told.items()}
