"""Fit the weights by which a question's signs tell the grounds of objection, and print how well they do unseen.

Use: python scripts/train_objections.py
Reads the training and development questions, learns one L2 logistic regression a ground (full-batch accelerated
gradient), judges it by ten folds in which no (witness, issues) is on both sides, chooses a threshold a ground on those
folds for micro-F1 with at most 6 % false alarms, and writes
``by_vectors.py`` beside the code. About a minute.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from venire.law.objection import Ground
from venire.law.objections.detecting import DETECTORS, opinions
from venire.law.objections.matter import Matter
from venire.law.objections.setting import Likeness
from venire.law.objections.weighing.choosing import chosen
from venire.law.objections.weighing.signs import signs
from venire.models.likeness import sentence_likeness
from venire.studies.benchmarks.counting import tally
from venire.studies.benchmarks.lines import json_rows
from venire.studies.benchmarks.objections import Item

ROOT = Path(__file__).parent.parent
SETS = ((ROOT / "tests/sets/training/objections-a.jsonl", 1.0), (ROOT / "tests/sets/objections_dev.jsonl", 0.5))
"""Files with the weight of an item: the detectors were written with the second in view, so it teaches less."""
TARGET = ROOT / "src/venire/law/objections/weighing"
A_LINE = 4
"""Signs on a line of the files."""
GROUNDS: Final[list[Ground]] = list(DETECTORS)
FOLDS, ROUNDS, STRENGTH, CAP = 10, 400, 0.3, 0.06
GROUPS_OF_A_WORD, GROUPS_OF_A_SIGN = 5, 3
"""A word counts if it is found with so many witnesses: otherwise it belongs to a story."""
Matrix = NDArray[np.float64]


@dataclass(frozen=True)
class Data:
    """Items with their signs. ``group``: who is on the stand in which case, as a number."""

    items: list[Item]
    signs: list[dict[str, float]]
    group: NDArray[np.int64]
    weight: Matrix

    @property
    def wanted(self) -> Matrix:
        return np.array([[ground in item.grounds for ground in GROUNDS] for item in self.items], float)


def gathered(likeness: Likeness) -> Data:
    """All items, in the order of the files."""
    rows = [(item, weight) for path, weight in SETS for item in json_rows(path, Item)]
    keys = {key: number for number, key in enumerate(dict.fromkeys(_group(item) for item, _ in rows))}
    matters = [Matter(item.setting(), likeness) for item, _ in rows]
    return Data(
        [item for item, _ in rows],
        [signs(matter, opinions(matter)) for matter in matters],
        np.array([keys[_group(item)] for item, _ in rows]),
        np.array([weight for _, weight in rows]),
    )


def _group(item: Item) -> tuple[str, ...]:
    return (item.witness, *item.issues)


def names_of(data: Data) -> list[str]:
    """The signs that enough witnesses share."""
    seen: dict[str, set[int]] = {}
    for row, group in zip(data.signs, data.group, strict=True):
        for name in row:
            seen.setdefault(name, set()).add(int(group))
    least = {name: GROUPS_OF_A_WORD if name.startswith("w ") else GROUPS_OF_A_SIGN for name in seen}
    return sorted(name for name, groups in seen.items() if len(groups) >= least[name])


def table(data: Data, names: list[str]) -> Matrix:
    return np.array([[row.get(name, 0.0) for name in names] for row in data.signs])


def fit(x: Matrix, wanted: Matrix, weight: Matrix) -> Matrix:
    """Weights (signs, grounds) that make the penalised loss least, by Nesterov's method."""
    span = float(np.linalg.norm(x * np.sqrt(weight)[:, None], 2)) ** 2
    step = 1.0 / (STRENGTH * 0.25 * span + 1.0)
    found = ahead = np.zeros((x.shape[1], wanted.shape[1]))
    for turn in range(ROUNDS):
        slope = STRENGTH * x.T @ ((_sigmoid(x @ ahead) - wanted) * weight[:, None]) + ahead
        after = ahead - step * slope
        ahead = after + turn / (turn + 3) * (after - found)
        found = after
    return found


def _sigmoid(z: Matrix) -> Matrix:
    return 1.0 / (1.0 + np.exp(-np.clip(z, -30, 30)))


def unseen(data: Data, x: Matrix) -> Matrix:
    """Probabilities of each item by weights that never saw its witness."""
    fold = np.random.default_rng(5).permutation(int(data.group.max()) + 1)[data.group] % FOLDS
    given = np.zeros((len(x), len(GROUNDS)))
    for one in range(FOLDS):
        inside = fold != one
        given[~inside] = _sigmoid(x[~inside] @ fit(x[inside], data.wanted[inside], data.weight[inside]))
    return given


def judged(given: Matrix, least: dict[Ground, float]) -> list[frozenset[str]]:
    return [frozenset(chosen(dict(zip(GROUNDS, map(float, row), strict=True)), least)) for row in given]


def score(items: list[Item], found: list[frozenset[str]]) -> tuple[float, float]:
    """Micro-F1, and the share of proper questions to which something is objected."""
    pairs = [(frozenset[str](item.grounds), one) for item, one in zip(items, found, strict=True)]
    alarms = [bool(one) for wanted, one in pairs if not wanted]
    return tally(pairs).f1, sum(alarms) / len(alarms)


def thresholds(items: list[Item], given: Matrix) -> dict[Ground, float]:
    """From the best common threshold, each ground's own is moved while that helps."""

    def worth(least: dict[Ground, float]) -> float:
        f1, alarms = score(items, judged(given, least))
        return f1 - 3 * max(0.0, alarms - CAP)

    steps = [round(0.14 + 0.04 * step, 2) for step in range(13)]
    best = max((dict.fromkeys(GROUNDS, step) for step in steps), key=worth)
    for ground in GROUNDS:
        near = [best | {ground: step} for step in steps if abs(step - best[ground]) <= 0.13]
        best = max([best, *near], key=worth)
    return best


def told(name: str, data: Data, found: list[frozenset[str]]) -> None:
    """Print micro-F1 and false alarms of the training file, and F1 by ground."""
    own = [place for place, weight in enumerate(data.weight) if weight == 1.0]
    items, mine = [data.items[place] for place in own], [found[place] for place in own]
    f1, alarms = score(items, mine)
    sys.stdout.write(f"{name}: training file, micro-F1 {f1:.3f}, false alarms {alarms:.3f}\n")
    pairs = [(frozenset[str](item.grounds), one) for item, one in zip(items, mine, strict=True)]
    sys.stdout.write("  " + ", ".join(f"{ground} {tally(pairs, ground).f1:.2f}" for ground in GROUNDS) + "\n")


def trained(name: str, likeness: Likeness) -> None:
    """One model, judged, fitted on everything and written."""
    data = gathered(likeness)
    names = names_of(data)
    x = table(data, names)
    given = unseen(data, x)
    least = thresholds(data.items, given)
    told(name, data, judged(given, least))
    weights = fit(x, data.wanted, data.weight)
    rows = [f"{one}:{' '.join(str(round(100 * w)) for w in row)}" for one, row in zip(names, weights, strict=True)]
    (TARGET / f"by_{name}.py").write_text(module(name, least, rows), encoding="utf-8")


def module(name: str, least: dict[Ground, float], rows: list[str]) -> str:
    """The text of a file of weights."""
    lines = ["|".join(rows[start : start + A_LINE]) for start in range(0, len(rows), A_LINE)]
    thresholds_told = "".join(f'    "{ground}": {value},\n' for ground, value in least.items())
    return (
        "# ruff: noqa: E501 - weights are not read by eye\n"
        f'"""Weights for a likeness by {name}, in hundredths; written by ``scripts/train_objections.py``."""\n\n'
        "from __future__ import annotations\n\nfrom collections.abc import Mapping\n\n"
        "from venire.law.objection import Ground\n\n"
        f"LEAST: Mapping[Ground, float] = {{\n{thresholds_told}}}\n"
        '"""Ground -> the probability from which it is taken, in the order of the weights."""\n'
        'WEIGHTS = """\n' + "\n".join(lines) + '\n"""\n'
    )


def main() -> None:
    """Fit the weights for likeness by sentence vectors."""
    trained("vectors", sentence_likeness())


if __name__ == "__main__":
    main()
