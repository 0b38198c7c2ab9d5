"""Fit the weights by which a fact pattern is told to be hearsay by definition, and print how well they do out of fold.

    python scripts/fit_hearsay.py

Reads ``tests/sets/training/hearsay-e.jsonl`` and nothing else. Three penalised logistic regressions, each on the
items that reach its question: is there a statement; if so, was it out of court; if so, is it for its truth? Folds keep
all items about one person together. Writes ``src/venire/studies/solvers/hearsay/weights.json``. A few seconds.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from venire.kernel.frozen import Frozen
from venire.models.vectors.likeness import sentence_likeness
from venire.studies.benchmarks.measures.counting import wilson
from venire.studies.benchmarks.sets.lines import json_rows
from venire.studies.solvers.hearsay import definition
from venire.studies.solvers.hearsay.definition import LEAST, QUESTIONS, chance, signs_of
from venire.studies.solvers.hearsay.reading import read
from venire.studies.solvers.hearsay.signs import Signs

ROOT = Path(__file__).parent.parent
SET = ROOT / "tests" / "sets" / "training" / "hearsay-e.jsonl"
TARGET = Path(definition.__file__).with_name("weights.json")
PENALTY, FOLDS, STEPS = 1.0, 10, 40
Floats = NDArray[np.float64]
Weights = dict[str, float]


class Item(Frozen):
    """A fact pattern, the answer, and what kind of thing it is."""

    id: str
    text: str
    answer: Literal["Yes", "No"]
    kind: Literal["conduct", "in court", "not for its truth", "spoken", "written", "gesture"]


FAILS = ("conduct", "in court", "not for its truth")
"""The kind that fails each question, in the order of the questions."""


def fitted(signs: list[Signs], labels: list[bool]) -> Weights:
    """Weights by sign, by Newton's method; "" is what stands alone and is not penalised."""
    names = sorted({name for one in signs for name in one})
    x = np.array([[one.get(name, 0.0) for name in names] + [1.0] for one in signs])
    y = np.array(labels, float)
    penalty = np.diag([PENALTY] * len(names) + [1e-3])
    weights = np.zeros(len(names) + 1)
    for _ in range(STEPS):
        given = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (given - y) + penalty @ weights
        weights -= np.linalg.solve((x.T * (given * (1 - given))) @ x + penalty, slope)
    return dict(zip([*names, ""], map(float, weights), strict=True))


def model(items: list[Item], signs: list[tuple[Signs, Signs, Signs]], own: list[int]) -> list[Weights]:
    """One set of weights a question, from those of ``own`` that reach it."""
    found: list[Weights] = []
    for place, fails in enumerate(FAILS):
        reach = [i for i in own if items[i].kind not in FAILS[:place]]
        found.append(fitted([signs[i][place] for i in reach], [items[i].kind != fails for i in reach]))
    return found


def folds_of(items: list[Item]) -> NDArray[np.int64]:
    """The fold of each item; one person's items are in one fold."""
    groups = [(read(item.text).about or (item.id,))[0] for item in items]
    number = {group: place for place, group in enumerate(dict.fromkeys(groups))}
    drawn = np.random.default_rng(5).permutation(len(number)) % FOLDS
    return np.array([drawn[number[group]] for group in groups])


def out_of_fold(items: list[Item], signs: list[tuple[Signs, Signs, Signs]]) -> Floats:
    """The probability of "Yes" by weights that never saw the person."""
    fold, given = folds_of(items), np.zeros(len(items))
    for one in range(FOLDS):
        weights = model(items, signs, [int(i) for i in np.flatnonzero(fold != one)])
        for i in np.flatnonzero(fold == one):
            given[i] = np.prod([chance(w, s) for w, s in zip(weights, signs[int(i)], strict=True)])
    return given


def told(items: list[Item], given: Floats) -> None:
    """Print accuracy with its interval, and by kind."""
    right = [(p > LEAST) == (item.answer == "Yes") for p, item in zip(given, items, strict=True)]
    low, high = wilson(sum(right), len(right))
    sys.stdout.write(f"out of fold: {sum(right) / len(right):.3f} ({low:.3f}-{high:.3f}) of {len(right)}\n")
    for kind in dict.fromkeys(item.kind for item in items):
        own = [r for r, item in zip(right, items, strict=True) if item.kind == kind]
        sys.stdout.write(f"  {kind}: {sum(own)} of {len(own)}\n")


def written(weights: list[Weights]) -> str:
    """The text of the file of weights: question -> sign -> log odds."""
    told = {
        question: {name: round(weight, 2) for name, weight in own.items()}
        for question, own in zip(QUESTIONS, weights, strict=True)
    }
    return json.dumps(told, indent=2) + "\n"


def main() -> None:
    """Judge out of fold, then fit on everything and write."""
    items, likeness = json_rows(SET, Item), sentence_likeness()
    signs = [signs_of(item.text, likeness) for item in items]
    told(items, out_of_fold(items, signs))
    TARGET.write_text(written(model(items, signs, list(range(len(items))))), encoding="utf-8")


if __name__ == "__main__":
    main()
