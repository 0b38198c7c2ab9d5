"""How probable each ground is: a logistic regression a ground over the signs of a question.

The weights are fitted by ``scripts/train_objections.py`` on labelled questions and kept beside this file as text, for a
likeness by sentence vectors.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import exp

from venire.law.objection import Ground
from venire.law.objections.matter import Matter
from venire.law.objections.setting import Finding
from venire.law.objections.weighing import by_vectors
from venire.law.objections.weighing.signs import signs


@dataclass(frozen=True, slots=True)
class Weights:
    """``least``: probability from which a ground is taken. ``weights``: sign -> log-odds in the order of ``least``."""

    least: Mapping[Ground, float]
    weights: Mapping[str, tuple[float, ...]]


def _read(text: str) -> Mapping[str, tuple[float, ...]]:
    """From "sign:12 -3 …|sign:…", in hundredths."""
    entries = (entry.strip().split(":") for entry in text.replace("\n", "|").split("|") if entry.strip())
    return {name: tuple(int(one) / 100 for one in row.split()) for name, row in entries}


@cache
def fitted() -> Weights:
    """Read once."""
    return Weights(by_vectors.LEAST, _read(by_vectors.WEIGHTS))


def probabilities(matter: Matter, found: Mapping[Ground, Finding]) -> dict[Ground, float]:
    """Ground -> 0 to 1. ``found``: what each detector made of the question."""
    model = fitted()
    sums = [0.0] * len(model.least)
    for name, value in signs(matter, found).items():
        row = model.weights.get(name)
        if row:
            sums = [total + value * weight for total, weight in zip(sums, row, strict=True)]
    return {ground: _sigmoid(total) for ground, total in zip(model.least, sums, strict=True)}


def _sigmoid(log_odds: float) -> float:
    return 1 / (1 + exp(-min(30.0, max(-30.0, log_odds))))
