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
    "spoken_of": 6.107,
    "unsaid": -3.023,
    "swapped_word": -2.977,
    "opposite_word": -5.362,
    "denial": -3.332,
    "undone": -4.182,
    "quantifier": -2.87,
    "somebody_elses": -4.54,
    "way": -4.574,
    "roles": -4.101,
    "hole": -2.475,
    "loose": -0.327,
    "added": -2.487,
    "figure_off": -4.083,
    "figure_missing": -1.282,
    "figure_right": 0.99,
    "figure_elsewhere": -3.422,
    "unsure": -4.058,
    "heard": -5.116,
    "unknown": -5.004,
    "confirmed": 2.89,
    "meaning": -0.065,
}
BIAS = -4.059


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
