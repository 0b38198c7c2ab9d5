"""Fit the three weights by which an ending of an evidence question is chosen; print them with accuracy out of fold.

    python scripts/fit_multiple_choice.py FILE

FILE is the set of ``venire study benchmark evidence-mcq``; only the half of it that was developed on is used. A
conditional logit over the endings with an L2 penalty, by Newton's method. The propositions were written with this half
in view, so its figures flatter; ten folds leave out the weights only.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from venire.models.vectors.likeness import sentence_likeness
from venire.studies.benchmarks.evidence_mcq import LETTERS, McqItem
from venire.studies.benchmarks.sets.halves import developed_on
from venire.studies.benchmarks.sets.lines import json_rows
from venire.studies.solvers.multiple_choice.choice import WEIGHTS, signs_of

PENALTY, FOLDS, STEPS = 1.0, 10, 30
Floats = NDArray[np.float64]


def fitted(x: Floats, right: NDArray[np.int64]) -> Floats:
    """Weights (signs) for x (questions, endings, signs)."""
    weights = np.zeros(x.shape[2])
    for _ in range(STEPS):
        given = np.exp(x @ weights)
        given /= given.sum(axis=1, keepdims=True)
        middle: Floats = np.einsum("qe,qes->qs", given, x)
        slope = (middle - x[np.arange(len(x)), right]).sum(axis=0) + PENALTY * weights
        apart = x - middle[:, None]
        bend: Floats = np.einsum("qe,qes,qet->st", given, apart, apart) + PENALTY * np.eye(len(weights))
        weights = weights - np.asarray(np.linalg.solve(bend, slope), float)
    return weights


def main(path: Path) -> None:
    """Print accuracy out of fold and the weights."""
    likeness = sentence_likeness()
    items = [one for one in json_rows(path, McqItem) if developed_on(one.id, byte=1)]
    signs = [signs_of(one.question, one.choices, likeness) for one in items]
    x = np.array([[[ending[name] for name in WEIGHTS] for ending in own] for own in signs])
    right = np.array([LETTERS.index(one.answer) for one in items])
    fold = np.random.default_rng(5).permutation(len(items)) % FOLDS
    hits = 0
    for one in range(FOLDS):
        weights = fitted(x[fold != one], right[fold != one])
        hits += int((np.argmax(x[fold == one] @ weights, axis=1) == right[fold == one]).sum())
    sys.stdout.write(f"out of fold: {hits} of {len(items)}\n")
    for name, weight in zip(WEIGHTS, fitted(x, right), strict=True):
        sys.stdout.write(f"  {name}: {weight:.2f}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
