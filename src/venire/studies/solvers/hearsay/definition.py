"""Whether a piece of evidence is hearsay by definition, exceptions apart. Federal Rule of Evidence 801(a)-(c).

Three questions to a fact pattern, each a logistic function of its signs: is there a statement, was it made elsewhere,
is it offered for its truth? The weights were fitted to fact patterns of our own by ``scripts/fit_hearsay.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import exp

from venire.language.fitted.tables import shipped_values
from venire.law.evidence.question.setting import Likeness
from venire.studies.solvers.hearsay.reading import read
from venire.studies.solvers.hearsay.signs import Signs, court_signs, statement_signs, truth_signs

QUESTIONS = ("statement", "out of court", "for its truth")
LEAST = 0.45
"""Probability from which evidence is hearsay: the middle of the plateau that folds show from .40 to .50."""
_FAILING = ("nothing was stated", "it was said in court", "it is not offered for its truth")


@dataclass(frozen=True, slots=True)
class Defined:
    """The answer, which of the three questions decided it, and the probability that it is hearsay, 0 to 1."""

    hearsay: bool
    because: str
    sure: float


def is_hearsay(facts: str, likeness: Likeness) -> Defined:
    """Read one fact pattern: "On the issue of whether …, the fact that …", with its capitals."""
    weights = _weights()
    chances = [
        chance(weights[question], signs) for question, signs in zip(QUESTIONS, signs_of(facts, likeness), strict=True)
    ]
    sure = chances[0] * chances[1] * chances[2]
    weakest = min(range(len(chances)), key=lambda place: chances[place])
    hearsay = sure > LEAST
    return Defined(hearsay, "it is offered for its truth" if hearsay else _FAILING[weakest], sure)


def signs_of(facts: str, likeness: Likeness) -> tuple[Signs, Signs, Signs]:
    """The signs for each of the three questions, in their order."""
    reading = read(facts)
    return statement_signs(reading), court_signs(reading), truth_signs(reading, likeness)


@cache
def _weights() -> dict[str, dict[str, float]]:
    """Question -> sign -> log odds; the one named "" stands alone."""
    return shipped_values("venire.studies.solvers.hearsay", "weights.json", dict[str, dict[str, float]])


def chance(weights: Mapping[str, float], signs: Mapping[str, float]) -> float:
    """A logistic function; the weight named "" stands alone, a sign without a weight counts nothing."""
    total = weights[""] + sum(weights.get(name, 0.0) * value for name, value in signs.items())
    return 1 / (1 + exp(-min(30.0, max(-30.0, total))))
