"""Fit what an answer establishes, and whether a question was asked before, to labelled examples.

    python scripts/fit_testimony.py entailment
    python scripts/fit_testimony.py dedup

Prints AUC, precision, recall and F1 out of fold (folds leave out whole targets, or whole first questions), then writes
``src/venire/law/entailment/fitted.py`` or ``src/venire/law/asked_fitted.py``. Reads ``tests/sets/training``, the
development sets and the pairs of ``tests/law``, never a test set. Boosted trees on logistic loss; a minute or two.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from venire.benchmarks import _pairwise as likeness  # pyright: ignore[reportPrivateUsage] - the benchmark's own
from venire.law.asked_alike import asked_alike
from venire.law.entailment.evidence import evidence
from venire.library.yaml_values import read_yaml
from venire.studies.benchmarks.ranking import auc

ROOT = Path(__file__).parent.parent
SETS, PAIRS = ROOT / "tests" / "sets", ROOT / "tests" / "law"
Floats = NDArray[np.float64]
Grown = list[Any] | float
FOLDS, BINS, RATE, PENALTY, LEAST, SHARE, COLUMNS = 8, 16, 0.07, 3.0, 4.0, 0.7, 0.3
_HEAD = '''"""Fitted by ``scripts/fit_testimony.py {task}``, not edited by hand; read by ``venire.law.forest``."""

# ruff: noqa: E501

from __future__ import annotations

TREES = """
{body}
"""
'''


@dataclass(frozen=True)
class Example:
    """Features, the label, what may not be torn apart between folds, where it is from, how much it counts."""

    features: Mapping[str, float]
    label: bool
    group: str
    source: str
    weight: float = 1.0


def entailment_examples() -> list[Example]:
    """Exchanges with their targets; each again without vectors, and beside a target it does not speak of."""
    rows = [(name, one) for name, path in _files("entailment") for one in _lines(path)]
    rows += [("own", one) for one in _own_exchanges()]
    chance = np.random.default_rng(5)
    found: list[Example] = []
    for name, one in rows:
        question, answer, target = one["question"], one["answer"], one["elicit"]
        found.append(Example(evidence(question, answer, target, None, likeness), one["entailed"], target, name))
        found.append(Example(evidence(question, answer, target), one["entailed"], target, "bare", 0.5))
        other = rows[int(chance.integers(len(rows)))][1]["elicit"]
        if other != target and other.lower() not in answer.lower():
            found.append(Example(evidence(question, answer, other), False, target, "unrelated", 0.3))
    return [*found, *_restated(sorted({one["elicit"] for _, one in rows}))]


RESTATED: tuple[tuple[str | None, str, bool], ...] = (
    (None, "I saw it myself. {}", True), (None, "{} I am certain of it.", True), (None, "Yes. {}", True),
    (None, "I was told that {}", False), (None, "I think {}", False), (None, "Perhaps {}", False),
    (None, "I do not know whether {}", False), (None, "It is not true that {}", False),
    (None, "They say that {}", False), (None, "I heard from a neighbour that {}", False),
    ("Is it right that {}?", "Yes.", True), ("Is it right that {}?", "It is.", True),
    ("Is it right that {}?", "No.", False), ("Is it right that {}?", "I don't recall.", False),
    ("{}, correct?", "Yes.", True), ("{}, correct?", "That's right.", True), ("{}, correct?", "No, sir.", False),
    ("{}, is that so?", "Yes, it is.", True), ("{}, is that so?", "I couldn't tell you.", False),
)  # fmt: skip
"""A target in its own words establishes itself, said or put and confirmed; denied or with a reserve, it does not."""


def _restated(targets: Sequence[str]) -> list[Example]:
    chance = np.random.default_rng(9)
    found: list[Example] = []
    for target in targets:
        found.append(Example(evidence(None, target, target), True, target, "restated", 0.3))
        for i in chance.choice(len(RESTATED), 6, replace=False):
            question, answer, label = RESTATED[int(i)]
            put = question.format(target.rstrip(".")) if question else None
            features = evidence(put, answer.format(target), target)
            found.append(Example(features, label, target, "restated", 0.3))
    return found


def dedup_examples() -> list[Example]:
    """Pairs of questions; own pairs as well, and questions of different matters put side by side."""
    rows = [(name, one) for name, path in _files("dedup") for one in _lines(path)]
    rows += [("own", one) for one in _own_questions()]
    found = [Example(asked_alike(one["a"], one["b"]), one["duplicate"], one["a"], name) for name, one in rows]
    return [*found, *_unrelated_questions([(one["a"], one["b"]) for _, one in rows])]


def _unrelated_questions(pairs: Sequence[tuple[str, str]]) -> list[Example]:
    """Questions of pairs with different first ones, and of exchanges with different targets: three of each."""
    exchanges = [one for _, path in _files("entailment") for one in _lines(path) if one["question"]]
    asked = [*pairs, *((one["elicit"], one["question"]) for one in exchanges)]
    chance = np.random.default_rng(7)
    found: list[Example] = []
    for about, question in asked:
        for other, again in (asked[int(i)] for i in chance.choice(len(asked), 3)):
            if about != other and question != again:
                found.append(Example(asked_alike(question, again), False, about, "unrelated", 0.1))
    return found


def _files(task: str) -> list[tuple[str, Path]]:
    return [("training", SETS / "training" / f"{task}-b.jsonl"), ("development", SETS / f"{task}_dev.jsonl")]


def _lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def _yaml(name: str) -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", read_yaml((PAIRS / name).read_text(encoding="utf-8")))


def _own_exchanges() -> list[dict[str, Any]]:
    return [
        {"question": pair[0], "answer": pair[1], "elicit": one["target"], "entailed": side == "follows"}
        for one in _yaml("testimony_pairs.yaml")
        for side in ("follows", "does_not")
        for pair in one[side]
    ]


def _own_questions() -> list[dict[str, Any]]:
    return [
        {"a": one["first"], "b": other, "duplicate": side == "again"}
        for one in _yaml("question_pairs.yaml")
        for side in ("again", "other")
        for other in one[side]
    ]


class Grower:
    """Grows trees on binned features."""

    def __init__(self, x: Floats, y: Floats, w: Floats, depth: int, seed: int) -> None:
        self.y, self.w, self.depth, self.chance = y, w, depth, np.random.default_rng(seed)
        self.edges = [_edges(x[:, j]) for j in range(x.shape[1])]
        self.width = max(len(edge) for edge in self.edges) + 1
        binned = [np.searchsorted(edge, x[:, j], side="left") for j, edge in enumerate(self.edges)]
        self.bins: NDArray[np.intp] = np.stack(binned, axis=1)
        self.flat: NDArray[np.intp] = self.bins + np.arange(x.shape[1]) * self.width

    def forest(self, x: Floats, rounds: int) -> tuple[float, list[Grown]]:
        """The base and so many trees."""
        share = float((self.w * self.y).sum() / self.w.sum())
        base = float(np.log(share / (1 - share)))
        odds, trees = np.full(len(self.y), base), list[Grown]()
        for _ in range(rounds):
            p = 1 / (1 + np.exp(-odds))
            self.slope, self.bend = self.w * (p - self.y), self.w * p * (1 - p)
            rows = np.flatnonzero(self.chance.random(len(self.y)) < SHARE)
            columns = np.sort(self.chance.choice(x.shape[1], max(1, int(x.shape[1] * COLUMNS)), replace=False))
            trees.append(self._grown(rows, columns, self.depth))
            odds = odds + run(trees[-1], x)
        return base, trees

    def _grown(self, rows: NDArray[np.intp], columns: NDArray[np.intp], depth: int) -> Grown:
        found = self._split(rows, columns) if depth and len(rows) >= 10 else None
        if found is None:
            slope, bend = self.slope[rows].sum(), self.bend[rows].sum()
            return round(float(-slope / (bend + PENALTY) * RATE), 3)
        column, edge = found
        less = self.bins[rows, column] <= edge
        threshold = float(f"{self.edges[column][edge]:.3g}")
        sides = [self._grown(rows[side], columns, depth - 1) for side in (less, ~less)]
        return [column, threshold, *sides]

    def _split(self, rows: NDArray[np.intp], columns: NDArray[np.intp]) -> tuple[int, int] | None:
        flat = self.flat[np.ix_(rows, columns)].ravel()
        slope, bend = (
            np.bincount(flat, np.repeat(one[rows], len(columns)), len(self.edges) * self.width)
            .reshape(-1, self.width)
            .cumsum(axis=1)[columns]
            for one in (self.slope, self.bend)
        )
        whole, weight = self.slope[rows].sum(), self.bend[rows].sum()
        gain = slope**2 / (bend + PENALTY) + (whole - slope) ** 2 / (weight - bend + PENALTY)
        gain = gain - whole**2 / (weight + PENALTY)
        gain[(bend < LEAST) | (weight - bend < LEAST)] = -1
        i, edge = np.unravel_index(int(gain.argmax()), gain.shape)
        column = int(columns[i])
        return (column, int(edge)) if gain[i, edge] > 1e-3 and edge < len(self.edges[column]) else None


def _edges(values: Floats) -> Floats:
    found = np.unique(values)
    if len(found) <= BINS:
        return (found[1:] + found[:-1]) / 2
    return np.unique(np.quantile(values, np.linspace(0, 1, BINS + 1)[1:-1]))


def run(tree: Grown, x: Floats) -> Floats:
    """What a tree adds to the log odds of each row."""
    if not isinstance(tree, list):
        return np.full(len(x), float(tree))
    return np.where(x[:, tree[0]] <= tree[1], run(tree[2], x), run(tree[3], x))


def written(tree: Grown, names: Sequence[str]) -> str:
    """A tree in the form that ``venire.law.forest`` reads."""
    if not isinstance(tree, list):
        return f"{tree:g}"
    return f"{names[tree[0]]} {tree[1]:g} {written(tree[2], names)} {written(tree[3], names)}"


def main(task: str, rounds: int = 300, depth: int = 3) -> None:
    """Cross-validate, then fit on everything and write it down."""
    makers: Mapping[str, tuple[Callable[[], list[Example]], str]] = {
        "entailment": (entailment_examples, "src/venire/law/entailment/fitted.py"),
        "dedup": (dedup_examples, "src/venire/law/asked_fitted.py"),
    }
    make, target = makers[task]
    examples = make()
    names = sorted({name for one in examples for name in one.features})
    x = np.array([[one.features.get(name, 0.0) for name in names] for one in examples])
    y, w = np.array([float(one.label) for one in examples]), np.array([one.weight for one in examples])
    _validated(examples, x, y, w, rounds, depth)
    base, trees = Grower(x, y, w, depth, 0).forest(x, rounds)
    lines = [f"{base:.4f}", *(written(tree, names) for tree in trees)]
    (ROOT / target).write_text(_HEAD.format(task=task, body="\n".join(lines)), encoding="utf-8")


def _validated(examples: Sequence[Example], x: Floats, y: Floats, w: Floats, rounds: int, depth: int) -> None:
    groups = sorted({one.group for one in examples})
    fold = dict(zip(groups, np.random.default_rng(0).permutation(len(groups)) % FOLDS, strict=True))
    folds, odds = np.array([fold[one.group] for one in examples]), np.zeros(len(y))
    for k in range(FOLDS):
        kept = folds != k
        base, trees = Grower(x[kept], y[kept], w[kept], depth, k).forest(x[kept], rounds)
        odds[~kept] = base + sum(run(tree, x[~kept]) for tree in trees)
    for source in sorted({one.source for one in examples}):
        _told(source, [(odds[i], bool(y[i])) for i, one in enumerate(examples) if one.source == source])


def _told(source: str, scored: Sequence[tuple[float, bool]]) -> None:
    right = sum(score > 0 and label for score, label in scored)
    said, true = sum(score > 0 for score, _ in scored), sum(label for _, label in scored)
    figures = (
        f"precision {right / max(said, 1):.3f}, recall {right / max(true, 1):.3f}, F1 {2 * right / (said + true):.3f}"
    )
    sys.stdout.write(f"{source}: n {len(scored)}, AUC {auc(list(scored)) or 0:.3f}, {figures}\n")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:4]))
