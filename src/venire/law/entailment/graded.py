"""Whether an answer, read with its question, makes a target be taken as established; graded. Pure, and without a model.

What speaks for it (words that have their like, what was confirmed, figures that agree) and against it (the clashes) are
weighed by shallow trees that are added up, and words by which answers withhold or turn what was asked by a logistic
function beside them. Both were fitted by ``scripts/fit_testimony.py`` to labelled exchanges, and
checked by leaving out whole authors (docs/design/benchmarks-testimony.md). Source: spec/trial.md, "Entailment guard".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import exp

from venire.language.clauses.stretches import stretch
from venire.language.fitted.trees import Forest, shipped_forest
from venire.law.entailment.cues import cue_odds
from venire.law.entailment.exchange.absence import undenied
from venire.law.entailment.exchange.feature_vector import evidence, spoken_of
from venire.law.entailment.exchange.features import Likeness
from venire.law.entailment.exchange.premises import premises
from venire.law.entailment.exchange.reported_speech import untold
from venire.law.entailment.exchange.verbatim import outright

__all__ = ["ENTAILED", "Entailment", "Likeness", "entailed"]

ENTAILED = 0.5
"""The score from which on a target counts as given."""
OUTRIGHT = 0.97
"""The score of what is said in so many words."""
TOUCHED = 0.15
"""A target of which less is spoken of, by weight of its words, is not weighed at all."""
CUES = 0.4
"""What the log odds of the cues count for beside those of the trees."""
UNDENIED = 3.0
"""What is taken off the log odds of a target that denies something where nothing that was said does."""
UNTOLD = 0.1
"""The score of a report of which the matter was not spoken of."""
UNTOUCHED = 0.01
"""The score of such a target."""


@dataclass(frozen=True, slots=True)
class Entailment:
    """The outcome for one target: how surely it follows, 0 to 1, and what was found for and against it."""

    score: float
    reasons: Mapping[str, float]

    @property
    def ok(self) -> bool:
        return self.score >= ENTAILED


def entailed(
    question: str | None, answer: str, elicit: str, witness: str | None = None, likeness: Likeness | None = None
) -> Entailment:
    """Whether a target follows from an exchange.

    ``witness``: the name of whoever answers, if known. ``likeness``: nearness in meaning of two texts, -1 to 1; without
    it words decide alone.
    """
    if outright(question, answer, elicit, witness):
        return Entailment(OUTRIGHT, {"outright": 1.0})
    touched = spoken_of(premises(question, answer, witness), stretch(elicit))
    if touched < TOUCHED:
        return Entailment(UNTOUCHED * touched / TOUCHED, {"spoken_of": touched})
    if untold(question, answer, elicit, witness):
        return Entailment(UNTOLD, {"untold": 1.0})
    found = evidence(question, answer, elicit, witness, likeness)
    told = cue_odds(question, answer, elicit)
    odds = _trees().odds(found) + CUES * (max(0.0, told) if _said_over(found) else told)
    odds -= UNDENIED * undenied(question, answer, elicit)
    return Entailment(1 / (1 + exp(-odds)), found)


def _said_over(found: Mapping[str, float]) -> bool:
    """Whether one sentence is the target word for word: what else the answer says cannot turn it by its words alone."""
    return found.get("own_repeated", 0.0) >= 1 and found.get("own_backward", 0.0) >= 1


@cache
def _trees() -> Forest:
    return shipped_forest("venire.law.entailment", "trees.txt")
