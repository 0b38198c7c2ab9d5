"""How probable each ground is: a logistic regression a ground over the signs of a question.

The weights are fitted by ``scripts/train_objections.py`` on labelled questions, for a likeness by sentence vectors, and
kept beside this file: of each sign a whole number of hundredths for every ground.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from math import exp

import numpy as np
from numpy.typing import NDArray

from venire.language.fitted.tables import shipped
from venire.law.evidence.detectors.weighing.signs import signs
from venire.law.evidence.grounds import CARDS, Ground
from venire.law.evidence.question.matter import Matter
from venire.law.evidence.question.setting import QuestionDefect


@dataclass(frozen=True)
class GroundWeights:
    """``least``: probability from which a ground is taken. ``weights``: sign -> log-odds in the order of ``least``."""

    least: Mapping[Ground, float]
    weights: Mapping[str, tuple[float, ...]]

    def sums(self, signs: Mapping[str, float]) -> list[float]:
        """The log-odds of each ground for these signs, added up in their order; a sign without weights counts for
        nothing."""
        weighed = [(place, value) for name, value in signs.items() if (place := self._places.get(name)) is not None]
        rows = self._rows[[place for place, _ in weighed]]
        values = np.array([value for _, value in weighed], dtype=np.float64)
        found: list[float] = (rows * values[:, None]).sum(axis=0).tolist()
        return found

    @cached_property
    def _places(self) -> Mapping[str, int]:
        return {name: place for place, name in enumerate(self.weights)}

    @cached_property
    def _rows(self) -> NDArray[np.float64]:
        return np.array(list(self.weights.values()), dtype=np.float64).reshape(len(self.weights), len(self.least))


def read_weights(text: str) -> GroundWeights:
    """From ``{"least": {ground: probability}, "hundredths": {sign: [a whole number for each ground]}}``.

    Raises :class:`ValueError` for a table with a ground that is none, or a row that is too long or too short.
    """
    told = json.loads(text)
    least: dict[Ground, float] = told["least"]
    rows: dict[str, list[int]] = told["hundredths"]
    strange = [ground for ground in least if ground not in CARDS]
    uneven = [sign for sign, row in rows.items() if len(row) != len(least)]
    if strange or uneven:
        raise ValueError(f"no table of {len(least)} grounds: look at {', '.join((*strange, *uneven)[:3])}")
    return GroundWeights(least, {sign: tuple(one / 100 for one in row) for sign, row in rows.items()})


@cache
def fitted() -> GroundWeights:
    """Read once, when the first question is weighed."""
    return read_weights(shipped("venire.law.evidence.detectors.weighing", "by_vectors.json"))


def probabilities(matter: Matter, found: Mapping[Ground, QuestionDefect]) -> dict[Ground, float]:
    """Ground -> 0 to 1. ``found``: what each detector made of the question."""
    model = fitted()
    sums = model.sums(signs(matter, found))
    return {ground: _sigmoid(total) for ground, total in zip(model.least, sums, strict=True)}


def _sigmoid(log_odds: float) -> float:
    return 1 / (1 + exp(-min(30.0, max(-30.0, log_odds))))
