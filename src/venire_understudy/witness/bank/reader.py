"""The reader of a bank: what a question goes to, how sure that is, and whether its premise holds.

Trained by ``scripts/train_reader.py`` on the shipped banks, each hand's lines read against the other's. Source:
spec/models.md, "Hearing people"; docs/design/banks.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from venire.kernel.frozen import Frozen
from venire.language.fitted.tables import shipped_values
from venire_understudy.witness.bank.goal import goal_features
from venire_understudy.witness.bank.premise import premise_features
from venire_understudy.witness.bank.shelf import BankShelf, Likenesses


class LinearWeights(Frozen):
    """A linear score of features that were centred and scaled as in training."""

    mean: tuple[float, ...]
    scale: tuple[float, ...]
    weight: tuple[float, ...]
    bias: float = 0.0

    def score(self, features: NDArray[np.float64]) -> NDArray[np.float64]:
        """Of each row, or of one."""
        return (features - np.array(self.mean)) / np.array(self.scale) @ np.array(self.weight) + self.bias


class ReaderWeights(Frozen):
    """Both models, and from which certainty on they are followed."""

    goal: LinearWeights
    premise: LinearWeights
    sure: float
    """The least probability of a goal that is acted on."""
    false: float
    """The least probability of a false premise that is corrected."""


@cache
def reader_weights() -> ReaderWeights:
    """As shipped."""
    return shipped_values("venire_understudy.witness.bank", "reader.json", ReaderWeights)


@dataclass(frozen=True, slots=True)
class Understood:
    """What a question goes to. ``sure``: the probability of that goal; ``false``: that of a premise which the fact
    contradicts, 0 where no fact is the goal."""

    goal: str
    sure: float
    false: float
    like: Likenesses


def understood(shelf: BankShelf, question: str, vector: NDArray[np.float32]) -> Understood:
    """The likeliest goal of a question. ``vector``: its row of length 1."""
    like, weights = shelf.likenesses(question, vector), reader_weights()
    chances = _shares(weights.goal.score(goal_features(shelf, question, like)))
    at = int(chances.argmax())
    goal = shelf.goals[at]
    false = 0.0
    if goal in shelf.affidavit:
        false = _chance(float(weights.premise.score(premise_features(shelf, goal, question, like))))
    return Understood(goal, float(chances[at]), false, like)


def _shares(scores: NDArray[np.float64]) -> NDArray[np.float64]:
    raised = np.exp(scores - scores.max())
    return raised / raised.sum()


def _chance(score: float) -> float:
    return float(1 / (1 + np.exp(-score)))
