"""Whether a sentence argues or only takes up room: log odds, by a penalised logistic regression.

Fitted by ``scripts/fit_evaluator.py``: sentences that debaters wrote (UKPConvArg1, Habernal and Gurevych 2016, CC BY
4.0; the shipped case) against sentences put among them that were written to say nothing, belong to other topics, or
are made of words that do not exist.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import mul

from venire.language.fitted.tables import shipped
from venire_understudy.panel.lines.line import ArgumentLine
from venire_understudy.panel.lines.line_signs import NAMES, LineCompany, line_signs

TURN = 1.5
"""By how much a sentence vector counts beside the signs."""


@dataclass(frozen=True, slots=True)
class Chaff:
    """``alone``: what stands by itself; ``signs``: a weight for each of the signs; ``turn``: for each axis."""

    alone: float
    signs: tuple[float, ...]
    turn: tuple[float, ...]

    def odds(self, line: ArgumentLine, among: LineCompany) -> float:
        """Log odds that a line is chaff; about -5 for a sentence of a good argument."""
        return self.alone + _dot(self.signs, line_signs(line, among)) + TURN * _dot(self.turn, line.row)


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(map(mul, one, other))


def read_chaff(text: str) -> Chaff:
    """From ``{"alone": number, "signs": {name: number}, "turn": [256 numbers]}``. Raises :class:`KeyError` where one is
    missing."""
    told = json.loads(text)
    return Chaff(told["alone"], tuple(told["signs"][name] for name in NAMES), tuple(told["turn"]))


@cache
def fitted_chaff() -> Chaff:
    """Read once, when the first argument is judged."""
    return read_chaff(shipped("venire_understudy.panel.lines", "chaff.json"))


@cache
def chaff_without() -> Mapping[str, Chaff]:
    """Topic of UKPConvArg1 → the same, learned without it: for measuring on that topic."""
    told: dict[str, object] = json.loads(shipped("venire_understudy.panel.lines", "without_topic.json"))
    return {topic: read_chaff(json.dumps(own)) for topic, own in told.items()}
