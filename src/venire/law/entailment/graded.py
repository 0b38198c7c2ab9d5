"""Whether an answer, read with its question, makes a target be taken as established; graded. Pure, and without a model.

What speaks for it (words that have their like, what was confirmed, figures that agree) and against it (the clashes) are
weighed by a logistic function. The weights were fitted on ``tests/sets/entailment_dev.jsonl`` together with exchanges
put beside targets they do not speak of, and checked by leaving out targets (docs/design/benchmarks-testimony.md).
Source: spec/trial.md, "Entailment guard".
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from venire.law.entailment.features import Likeness, features
from venire.law.entailment.premises import premises

__all__ = ["ENTAILED", "Entailment", "Likeness", "entailed"]

ENTAILED = 0.5
"""The score from which on a target counts as given."""
WEIGHTS: Mapping[str, float] = {
    "spoken_of": 6.646,
    "unsaid": -3.033,
    "swapped_word": -2.359,
    "opposite_word": -4.433,
    "denial": -3.89,
    "undone": -4.682,
    "quantifier": -2.525,
    "somebody_elses": -4.402,
    "way": -4.053,
    "roles": -4.867,
    "hole": -1.363,
    "replaced": -4.705,
    "loose": -0.521,
    "added": -2.647,
    "figure_off": -3.296,
    "figure_missing": -1.698,
    "figure_right": 0.802,
    "figure_elsewhere": -2.925,
    "unsure": -4.292,
    "heard": -5.285,
    "unknown": -5.006,
    "confirmed": 3.745,
    "meaning": 0.395,
}
BIAS = -4.221


@dataclass(frozen=True, slots=True)
class Entailment:
    """The outcome for one target: how surely it follows, 0 to 1, and what spoke for and against it."""

    score: float
    reasons: Mapping[str, float]

    @property
    def ok(self) -> bool:
        return self.score >= ENTAILED

    @property
    def against(self) -> tuple[str, ...]:
        """What spoke against it, the weightiest first."""
        found = {name: -WEIGHTS[name] * value for name, value in self.reasons.items() if value * WEIGHTS[name] < 0}
        return tuple(sorted(found, key=lambda name: -found[name]))


def entailed(
    question: str | None, answer: str, elicit: str, witness: str | None = None, likeness: Likeness | None = None
) -> Entailment:
    """Whether a target follows from an exchange.

    ``witness``: the name of whoever answers, if known. ``likeness``: nearness in meaning of two texts, -1 to 1; without
    it words decide alone.
    """
    found = features(premises(question, answer, witness), elicit, likeness)
    total = BIAS + sum(WEIGHTS[name] * value for name, value in found.items())
    return Entailment(1 / (1 + math.exp(-total)), found)
