"""Fit the weights by which a question's signs tell the grounds of objection, and print how well they do unseen.

Use: python scripts/train_objections.py
Reads the training and development questions of four authors, and real questions of counsel, and learns one L2 logistic
regression a ground (full-batch accelerated gradient). Judged by leaving out each author in turn, thresholds included:
those of a left-out author are chosen on the others, each of them in its turn judged by weights that saw neither. Writes
``by_vectors.json`` beside the code, with thresholds for micro-F1 with at most 8 % false alarms on every author left
out. Some five minutes.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from venire.law.evidence.detectors.detection import DETECTORS, opinions, plainly
from venire.law.evidence.detectors.weighing.choice import MOST, SECOND
from venire.law.evidence.detectors.weighing.signs import signs
from venire.law.evidence.grounds import Ground
from venire.law.evidence.question.matter import Matter
from venire.law.evidence.question.setting import Likeness
from venire.models.vectors.likeness import sentence_likeness
from venire.studies.benchmarks.objections import ObjectionItem
from venire.studies.benchmarks.sets.lines import json_rows

ROOT = Path(__file__).parent.parent
TRAINING = ROOT / "tests/sets/training"
SETS = (
    ("a", TRAINING / "objections-a.jsonl", 1.0),
    ("c", TRAINING / "objections-c.jsonl", 1.0),
    ("d", TRAINING / "objections-d.jsonl", 1.0),
    ("dev", ROOT / "tests/sets/objections_dev.jsonl", 0.5),
    ("w", TRAINING / "objections-w.jsonl", 0.15),
)
"""Author, file and the weight of an item: the detectors were written with ``dev`` in view, so it teaches less. ``w`` is
counsel of 1875 to 1890 in Wellman's book, nearly all of whose questions are proper: they teach what real ones are like.
The more they weigh, the fewer real questions are objected to, proper or not; the other authors hardly change."""
AUTHORS: Final = tuple(author for author, _, _ in SETS if author != "w")
"""Whose questions are left out in turn, and judged."""
UNSEEN: Final = ("a", "c", "d")
"""Authors whose false alarms are held to the cap."""
TARGET = ROOT / "src/venire/law/evidence/detectors/weighing"
GROUNDS: Final[list[Ground]] = list(DETECTORS)
ROUNDS, STRENGTH, CAP, SHYNESS = 300, 0.7, 0.08, 0.0005
"""Turns of the gradient; strength of the examples against the penalty; false alarms allowed; what it costs to move the
threshold of a ground away from the common one, for each unit of log-odds."""
GROUPS_OF_A_WORD, GROUPS_OF_A_SIGN, AUTHORS_OF_A_WORD = 4, 3, 2
"""A word counts if it is found with so many witnesses, and by so many authors: otherwise it belongs to a story."""
STEPS = (-1.2, -0.9, -0.6, -0.3, 0.0, 0.3, 0.6, 0.9, 1.2, 1.5)
"""By how much the threshold of a ground may differ from the common one, in log-odds."""
Matrix = NDArray[np.floating]
Marks = NDArray[np.bool_]


@dataclass(frozen=True)
class Data:
    """Items with their signs. ``group``: who is on the stand in which case, as a number. ``plain``: the grounds that
    are taken whatever the weights say."""

    items: list[ObjectionItem]
    signs: list[dict[str, float]]
    group: NDArray[np.int64]
    author: NDArray[np.str_]
    weight: Matrix
    plain: Marks

    @property
    def wanted(self) -> Marks:
        return np.array([[ground in item.grounds for ground in GROUNDS] for item in self.items])


def gathered(likeness: Likeness) -> Data:
    """All items, in the order of the files."""
    rows = [(item, author, weight) for author, path, weight in SETS for item in json_rows(path, ObjectionItem)]
    keys = {key: number for number, key in enumerate(dict.fromkeys(_group(item) for item, _, _ in rows))}
    matters = [Matter(item.setting(), likeness) for item, _, _ in rows]
    found = [opinions(matter) for matter in matters]
    return Data(
        [item for item, _, _ in rows],
        [signs(matter, own) for matter, own in zip(matters, found, strict=True)],
        np.array([keys[_group(item)] for item, _, _ in rows]),
        np.array([author for _, author, _ in rows]),
        np.array([weight for _, _, weight in rows]),
        np.array([[ground in plainly(own) for ground in GROUNDS] for own in found]),
    )


def _group(item: ObjectionItem) -> tuple[str, ...]:
    return (item.witness, *item.issues)


def names_of(data: Data) -> list[str]:
    """The signs that enough witnesses and authors share."""
    groups: dict[str, set[int]] = {}
    authors: dict[str, set[str]] = {}
    for row, group, author in zip(data.signs, data.group, data.author, strict=True):
        for name in row:
            groups.setdefault(name, set()).add(int(group))
            authors.setdefault(name, set()).add(str(author))
    return sorted(name for name in groups if _shared(name, groups[name], authors[name]))


def _shared(name: str, groups: set[int], authors: set[str]) -> bool:
    if name.startswith("w "):
        return len(groups) >= GROUPS_OF_A_WORD and len(authors) >= AUTHORS_OF_A_WORD
    return len(groups) >= GROUPS_OF_A_SIGN


def table(data: Data, names: list[str]) -> Matrix:
    return np.array([[row.get(name, 0.0) for name in names] for row in data.signs], np.float32)


def fit(x: Matrix, wanted: Marks, weight: Matrix) -> Matrix:
    """Weights (signs, grounds) that make the penalised loss least, by Nesterov's method."""
    step = 1.0 / (STRENGTH * 0.25 * _span(x, weight) + 1.0)
    found = ahead = np.zeros((x.shape[1], wanted.shape[1]), x.dtype)
    for turn in range(ROUNDS):
        slope = STRENGTH * x.T @ ((_sigmoid(x @ ahead) - wanted) * weight[:, None]).astype(x.dtype) + ahead
        after = ahead - x.dtype.type(step) * slope
        ahead = after + x.dtype.type(turn / (turn + 3)) * (after - found)
        found = after
    return found


def _span(x: Matrix, weight: Matrix) -> float:
    """The greatest eigenvalue of the weighted x'x, a little above, by powers of it."""
    along = np.ones(x.shape[1]) / np.sqrt(x.shape[1])
    length = 1.0
    for _ in range(50):
        along = x.T @ (weight * (x @ along))
        length = float(np.linalg.norm(along))
        along = along / length
    return 1.02 * length


def _sigmoid(z: Matrix) -> Matrix:
    return 1.0 / (1.0 + np.exp(-np.clip(z, -30, 30)))


def without(data: Data, x: Matrix, left: frozenset[str]) -> Matrix:
    """Log-odds of every item by weights that saw no item of the authors left out."""
    inside = ~np.isin(data.author, sorted(left))
    return x @ fit(x[inside], data.wanted[inside], data.weight[inside])


def judged(data: Data, odds: Matrix, least: Matrix) -> Marks:
    """What is taken, as :func:`venire.law.evidence.detectors.weighing.choice.chosen` takes it. ``least``: in
    log-odds."""
    over = np.where(data.plain, np.maximum(odds - least, 0.0), odds - least)
    taken = np.zeros(over.shape, bool)
    for place, row in enumerate(over):
        if (row >= 0).any():
            taken[place, choose(row, odds[place])] = True
    return taken


def choose(over: Matrix, odds: Matrix) -> list[int]:
    """The places of the grounds that are taken of one item of which something is."""
    ranked = sorted(np.flatnonzero(over >= 0), key=lambda place: -over[place])
    return [int(place) for place in ranked[:1] + [one for one in ranked[1:MOST] if odds[one] >= log_odds(SECOND)]]


def score(data: Data, taken: Marks, author: str) -> tuple[float, float]:
    """Micro-F1, and the share of proper questions to which something is objected, of one author."""
    own = data.author == author
    wanted, found = data.wanted[own], taken[own]
    proper = ~wanted.any(1)
    f1 = 2 * (wanted & found).sum() / max(1, wanted.sum() + found.sum())
    return float(f1), float(found[proper].any(1).mean())


def thresholds(data: Data, odds: Matrix, authors: tuple[str, ...]) -> Matrix:
    """From the best common threshold, each ground's own is moved while that helps the authors named."""

    def worth(common: float, moved: Matrix) -> float:
        taken = judged(data, odds, common + moved)
        scores = {author: score(data, taken, author) for author in authors}
        f1 = sum(one for one, _ in scores.values()) / len(scores)
        beyond = sum(max(0.0, scores[author][1] - CAP) for author in authors if author in UNSEEN)
        return f1 - 3 * beyond - SHYNESS * float(np.abs(moved).sum())

    moved = np.zeros(len(GROUNDS))
    common = max((round(-2.0 + 0.1 * step, 1) for step in range(40)), key=lambda one: worth(one, moved))
    for place in range(len(GROUNDS)):
        moved = max((_with(moved, place, step) for step in STEPS), key=lambda one: worth(common, one))
    return common + moved


def _with(moved: Matrix, place: int, step: float) -> Matrix:
    changed = moved.copy()
    changed[place] = step
    return changed


def unseen(data: Data, x: Matrix) -> Matrix:
    """Log-odds of each author's items by weights that never saw the author; told with thresholds from the others."""
    pairs = {frozenset((one, other)) for one in AUTHORS for other in AUTHORS}
    given = {left: without(data, x, left) for left in sorted(pairs, key=sorted)}
    for author in AUTHORS:
        others = tuple(one for one in AUTHORS if one != author)
        inner = _put_together(data, {other: given[frozenset((author, other))] for other in others})
        least = thresholds(data, inner, others)
        told(f"{author} left out", data, judged(data, given[frozenset((author,))], least), author)
    return _put_together(data, {author: given[frozenset((author,))] for author in AUTHORS})


def _put_together(data: Data, odds: dict[str, Matrix]) -> Matrix:
    """Of each author's items the log-odds given for that author; other items can never be taken."""
    whole = np.full((len(data.items), len(GROUNDS)), -30.0)
    for author, own in odds.items():
        whole[data.author == author] = own[data.author == author]
    return whole


def told(name: str, data: Data, taken: Marks, author: str) -> None:
    """Print micro-F1 and false alarms of one author, and F1 by ground."""
    f1, alarms = score(data, taken, author)
    sys.stdout.write(f"{name}: micro-F1 {f1:.3f}, false alarms {alarms:.3f}\n")
    own = data.author == author
    right, all_of = (data.wanted & taken)[own].sum(0), (data.wanted[own].sum(0) + taken[own].sum(0))
    rows = zip(GROUNDS, 2 * right / np.maximum(1, all_of), strict=True)
    sys.stdout.write("  " + ", ".join(f"{ground} {one:.2f}" for ground, one in rows) + "\n")
    sys.stdout.flush()


def log_odds(probability: float) -> float:
    return float(np.log(probability / (1 - probability)))


def trained(name: str, likeness: Likeness) -> None:
    """One model, judged, fitted on everything and written."""
    data = gathered(likeness)
    names = names_of(data)
    x = table(data, names)
    given = unseen(data, x)
    least = thresholds(data, given, AUTHORS)
    for author in AUTHORS:
        told(f"{author}, the thresholds that are written", data, judged(data, given, least), author)
    weights = fit(x, data.wanted, data.weight)
    rows = {one: [round(100 * w) for w in row] for one, row in zip(names, weights, strict=True)}
    written: dict[Ground, float] = {
        ground: round(float(one), 3) for ground, one in zip(GROUNDS, _sigmoid(least), strict=True)
    }
    (TARGET / f"by_{name}.json").write_text(as_table(written, rows), encoding="utf-8")


def as_table(least: dict[Ground, float], rows: dict[str, list[int]]) -> str:
    """The text of a file of weights, a line for each sign."""
    lines = (f"{json.dumps(sign)}: {json.dumps(row, separators=(',', ':'))}" for sign, row in rows.items())
    return f'{{"least": {json.dumps(least)},\n"hundredths": {{\n' + ",\n".join(lines) + "\n}}\n"


def main() -> None:
    """Fit the weights for likeness by sentence vectors."""
    trained("vectors", sentence_likeness())


if __name__ == "__main__":
    main()
