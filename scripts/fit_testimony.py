"""Fit what an answer establishes, and whether a question was asked before, to labelled examples.

    python scripts/fit_testimony.py entailment
    python scripts/fit_testimony.py dedup

Leaves out one author after another and prints AUC, precision, recall and F1 on what that author wrote; then fits trees
and cue weights to everything and writes ``trees.txt`` and ``cues.txt`` in ``src/venire/law/entailment`` or
``src/venire/law/repetition``. The base is moved so that paraphrases by
authors left out are found as often as ``RECALL`` says. Reads ``tests/sets/training``, the development sets and the
pairs of ``tests/law/testimony``, never a test set. Boosted trees on logistic loss; some ten minutes.
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

from venire.law.entailment import graded
from venire.law.entailment.cues import cues
from venire.law.entailment.exchange.feature_vector import evidence
from venire.law.repetition import same_question
from venire.law.repetition.cues import asked_cues
from venire.law.repetition.likeness import asked_alike
from venire.library.values.yaml_values import read_yaml
from venire.studies.benchmarks.measures.ranking import auc
from venire.studies.runs.benchmarks import _pairwise as likeness  # pyright: ignore[reportPrivateUsage] - the benchmark's own

ROOT = Path(__file__).parent.parent
SETS, PAIRS = ROOT / "tests" / "sets", ROOT / "tests" / "law" / "testimony"
Floats = NDArray[np.float64]
Grown = list[Any] | float
BINS, RATE, PENALTY, LEAST, SHARE, COLUMNS = 16, 0.07, 3.0, 4.0, 0.7, 0.3
RECALL = {"entailment": (0.87, 0.5), "dedup": (0.86, same_question.THRESHOLD)}
"""The share of paraphrases, or repeats, by authors left out that is to be found, and the score from which they are."""
STEPS, PULL, CUE_RATE = 400, 5.0, 1.0
_AUTHORS = ("b", "c", "d")
_HEAD = "# Fitted by scripts/fit_testimony.py {task}, not edited by hand; read by venire.language.fitted.{reader}.\n"


@dataclass(frozen=True)
class Example:
    """Features and cues, the label, its target or first question, who wrote it, how much it counts."""

    features: Mapping[str, float]
    cues: frozenset[str]
    label: bool
    group: str
    author: str
    kind: str = ""
    """Of a labelled one its kind; "aside" for one that was made out of others."""
    weight: float = 1.0


def entailment_examples() -> list[Example]:
    """Exchanges with their targets; each again without vectors, and beside a target it does not speak of."""
    rows = [(name, one) for name, path in _files("entailment") for one in _lines(path)]
    rows += [("own", one) for one in _own_exchanges()]
    chance = np.random.default_rng(5)
    found: list[Example] = []
    for name, one in rows:
        question, answer, target, kind = one["question"], one["answer"], one["elicit"], one.get("kind", "")
        shown, label = cues(question, answer, target), bool(one["entailed"])
        weight = NEAR_WEIGHT if kind in NEAR and label else 1.0
        full = evidence(question, answer, target, None, likeness)
        found.append(Example(full, shown, label, target, name, kind, weight))
        found.append(
            Example(evidence(question, answer, target), frozenset(), label, target, name, "aside", 0.5 * weight)
        )
        other = rows[int(chance.integers(len(rows)))][1]["elicit"]
        if other != target and other.lower() not in answer.lower():
            apart = evidence(question, answer, other)
            found.append(Example(apart, frozenset(), False, target, name, "aside", 0.3))
    return [*found, *_restated({one["elicit"]: name for name, one in rows})]


NEAR, NEAR_WEIGHT = ("near_verbatim", "near verbatim", "near"), 2.0
"""Repetitions that all but say the target's own words; they are few and must stay entailed."""
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


def _restated(authors: Mapping[str, str]) -> list[Example]:
    chance = np.random.default_rng(9)
    found: list[Example] = []
    for target, author in sorted(authors.items()):
        found.append(_aside(None, target, target, True, author))
        for i in chance.choice(len(RESTATED), 6, replace=False):
            question, answer, label = RESTATED[int(i)]
            put = question.format(target.rstrip(".")) if question else None
            found.append(_aside(put, answer.format(target), target, label, author))
    return found


def _aside(question: str | None, answer: str, target: str, label: bool, author: str) -> Example:
    shown = cues(question, answer, target)
    return Example(evidence(question, answer, target), shown, label, target, author, "aside", 0.3)


def dedup_examples() -> list[Example]:
    """Pairs of questions; own pairs as well, and questions of different matters put side by side."""
    rows = [(name, one) for name, path in _files("dedup") for one in _lines(path)]
    rows += [("own", one) for one in _own_questions()]
    found = [
        Example(asked_alike(one["a"], one["b"]), asked_cues(one["a"], one["b"]), one["duplicate"], one["a"], name)
        for name, one in rows
    ]
    return [*found, *_unrelated_questions([(one["a"], one["b"], name) for name, one in rows])]


def _unrelated_questions(pairs: Sequence[tuple[str, str, str]]) -> list[Example]:
    """Questions of pairs with different first ones, and of exchanges with different targets: three of each."""
    rows = [(name, one) for name, path in _files("entailment") for one in _lines(path)]
    rows += [("own", one) for one in _own_exchanges()]
    asked = [*pairs, *((one["elicit"], one["question"], name) for name, one in rows if one["question"])]
    chance = np.random.default_rng(7)
    found: list[Example] = []
    for about, question, name in asked:
        for other, again, _ in (asked[int(i)] for i in chance.choice(len(asked), 3)):
            if about != other and question != again:
                found.append(Example(asked_alike(question, again), frozenset(), False, about, name, "aside", 0.03))
    return found


def _files(task: str) -> list[tuple[str, Path]]:
    written = [(author, SETS / "training" / f"{task}-{author}.jsonl") for author in _AUTHORS]
    return [*written, ("dev", SETS / f"{task}_dev.jsonl")]


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
    """A tree in the form that ``venire.language.fitted.trees`` reads."""
    if not isinstance(tree, list):
        return f"{tree:g}"
    return f"{names[tree[0]]} {tree[1]:g} {written(tree[2], names)} {written(tree[3], names)}"


class Cues:
    """A logistic function over cues that answers to several targets share, with a pull of the weights towards 0."""

    def __init__(self, examples: Sequence[Example], least: int) -> None:
        groups: dict[str, set[str]] = {}
        for one in examples:
            for cue in one.cues:
                groups.setdefault(cue, set()).add(one.group)
        self.names = sorted(cue for cue, where in groups.items() if len(where) >= least)
        self.place = {cue: i for i, cue in enumerate(self.names)}
        told = [one for one in examples if one.cues]
        x, y = self._matrix(told), np.array([float(one.label) for one in told])
        self.weights, self.base = _logistic(x, y, np.array([one.weight for one in told]))

    def _matrix(self, examples: Sequence[Example]) -> Floats:
        x = np.zeros((len(examples), len(self.names)), dtype=np.float32)
        for i, one in enumerate(examples):
            x[i, [self.place[cue] for cue in one.cues if cue in self.place]] = 1
        return cast("Floats", x)

    def odds(self, examples: Sequence[Example]) -> Floats:
        """The log odds of each."""
        return self._matrix(examples) @ self.weights + self.base

    def written(self) -> str:
        """The form that ``venire.language.fitted.cue_weights`` reads, without weights too small to tell."""
        kept = [f"{cue}={value:.2f}" for cue, value in zip(self.names, self.weights, strict=True) if abs(value) >= 0.02]
        rows = [" ".join(kept[i : i + _A_LINE]) for i in range(0, len(kept), _A_LINE)]
        return "\n".join([f"{self.base:.4f}", *rows])


_A_LINE = 12


def _logistic(x: Floats, y: Floats, w: Floats) -> tuple[Floats, float]:
    """Weights and base by accelerated descent on logistic loss with half ``PULL`` times the squared weights."""
    weights = ahead = np.zeros(x.shape[1] + 1)
    mass = np.append(w @ x, w.sum())
    rate = CUE_RATE / (0.25 * mass.max() * 4 + PULL)
    for step in range(STEPS):
        p = 1 / (1 + np.exp(-(x @ ahead[:-1] + ahead[-1])))
        off = w * (p - y)
        slope = np.append(off @ x + PULL * ahead[:-1], off.sum())
        after = ahead - rate * slope
        ahead, weights = after + step / (step + 3) * (after - weights), after
    return weights[:-1], float(weights[-1])


@dataclass(frozen=True)
class Task:
    """What is fitted, beside which module ``trees.txt`` and ``cues.txt`` are written, and how."""

    make: Callable[[], list[Example]]
    reader: str
    share: float
    """What the cues count for beside the trees, as in the law's own module."""
    least: int
    """Targets or first questions that a cue must be common to."""


TASKS: Mapping[str, Task] = {
    "entailment": Task(entailment_examples, graded.__file__, graded.CUES, 5),
    "dedup": Task(dedup_examples, same_question.__file__, same_question.CUES, 3),
}


def main(name: str, rounds: int = 300, depth: int = 3) -> None:
    """Fit leaving out each author in turn, then fit on everything and write it down."""
    task = TASKS[name]
    examples = task.make()
    names = sorted({feature for one in examples for feature in one.features})
    x = np.array([[one.features.get(feature, 0.0) for feature in names] for one in examples])
    shift = _validated(name, examples, x, (rounds, depth))
    y, w = _labels(examples)
    base, trees = Grower(x, y, w, depth, 0).forest(x, rounds)
    lines = [f"{base + shift:.4f}", *(written(tree, names) for tree in trees)]
    _save(task, "trees.txt", _HEAD.format(task=name, reader="trees") + "\n".join(lines))
    _save(task, "cues.txt", _HEAD.format(task=name, reader="cue_weights") + Cues(examples, task.least).written())


def _save(task: Task, name: str, text: str) -> None:
    Path(task.reader).with_name(name).write_text(text + "\n", encoding="utf-8")


def _labels(examples: Sequence[Example]) -> tuple[Floats, Floats]:
    return np.array([float(one.label) for one in examples]), np.array([one.weight for one in examples])


def _validated(name: str, examples: Sequence[Example], x: Floats, shape: tuple[int, int]) -> float:
    """Tell how each author left out is judged; return what is to be added to the base."""
    task, odds = TASKS[name], np.zeros(len(examples))
    for author in (*_AUTHORS, "dev"):
        out = np.array([one.author == author for one in examples])
        kept = [one for one in examples if one.author != author]
        y, w = _labels(kept)
        base, trees = Grower(x[~out], y, w, shape[1], 0).forest(x[~out], shape[0])
        odds[out] = base + sum(run(tree, x[out]) for tree in trees)
        odds[out] += task.share * Cues(kept, task.least).odds([one for one in examples if one.author == author])
    shift = _shift(name, examples, odds)
    for author in (*_AUTHORS, "dev"):
        chosen = [i for i, one in enumerate(examples) if one.author == author and one.kind != "aside"]
        cut = shift - float(np.log(RECALL[name][1] / (1 - RECALL[name][1])))
        _told(author, [(odds[i] + cut, examples[i].label, examples[i].kind) for i in chosen])
    return shift


def _shift(name: str, examples: Sequence[Example], odds: Floats) -> float:
    """What moves the threshold to where the paraphrases of authors left out are found often enough."""
    some = [odds[i] for i, one in enumerate(examples) if one.author in _AUTHORS and one.label and _restates(one.kind)]
    recall, least = RECALL[name]
    return float(np.log(least / (1 - least)) - np.quantile(some, 1 - recall))


def _restates(kind: str) -> bool:
    return kind != "aside" and kind not in NEAR


def _told(author: str, scored: Sequence[tuple[float, bool, str]]) -> None:
    right = sum(score > 0 and label for score, label, _ in scored)
    said, true = sum(score > 0 for score, _, _ in scored), sum(label for _, label, _ in scored)
    some = [score > 0 for score, label, kind in scored if label and _restates(kind)]
    near = [score > 0 for score, label, kind in scored if label and kind in NEAR]
    least = [(s, label) for s, label, kind in scored if not (label and kind in NEAR) and (label or kind not in FAR)]
    figures = (
        f"precision {right / max(said, 1):.3f}, recall {right / max(true, 1):.3f}, F1 {2 * right / (said + true):.3f}, "
        f"paraphrases {sum(some) / max(len(some), 1):.3f}, repetitions {sum(near) / max(len(near), 1):.3f}"
    )
    whole = auc([(score, label) for score, label, _ in scored]) or 0
    sys.stdout.write(f"{author}: n {len(scored)}, AUC {whole:.3f}, minimal {auc(least) or 0:.3f}, {figures}\n")


FAR = ("far", "far_contradiction")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:4]))
