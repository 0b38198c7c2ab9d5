"""Fit what tells a speaker's own style from another: ``python scripts/fit_style.py FOLDER [--write]``.

The folder holds debates with planted behaviour by hand, a JSON Lines file each, as the benchmark ``monitors`` reads
them; ``python -m tests.monitors.hands FOLDER`` writes two, ``python -m tests.monitors.developing FOLDER/own.jsonl 1
200`` a third. Each hand is measured by what the others fit, and what all fit is written down.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from venire.monitors.behaviour import strangeness as estranged
from venire.monitors.behaviour.marks import marks
from venire.monitors.behaviour.style_weights import style_weights
from venire.monitors.conduct.turn import Context, Turn
from venire.studies.benchmarks.monitors import DebateItem
from venire.studies.benchmarks.sets.lines import json_rows

Rows = NDArray[np.float64]
OUT = Path(estranged.__file__).with_name("style_weights.json")
RIDGE, ROUNDS, ALARMS = 3.0, 25, 0.01
"""Penalty of the weights; steps of Newton; the share of honest debates in which style may be told."""


@dataclass(frozen=True)
class Line:
    """One turn: whose, its eight numbers, whether it is in a planted style, and what was planted in its debate."""

    debate: str
    speaker: str
    found: tuple[float, ...]
    planted: bool
    honest: bool
    drifts: bool


def turns_of(item: DebateItem) -> Sequence[Turn]:
    return [Turn(one.no, one.speaker, one.text, one.citations, one.side) for one in item.turns]


def lines(item: DebateItem) -> Sequence[Line]:
    turns, made = turns_of(item), list[Line]()
    style = {(one.speaker, no) for one in item.planted if one.how.startswith("style") for no in one.turns}
    drifts = {one.speaker for one in item.planted if one.kind == "drift"}
    for place, turn in enumerate(turns):
        found = estranged.estranged(turn, Context(item.topic, (), tuple(turns[:place])))
        if found is not None:
            planted = (turn.speaker, turn.no) in style
            made.append(Line(item.id, turn.speaker, found, planted, not item.planted, turn.speaker in drifts))
    return made


def spreads(items: Sequence[DebateItem]) -> Rows:
    """How far the marks of one honest speaker's turns lie from those of its first two."""
    away = list[Rows]()
    for item in (one for one in items if not one.planted):
        for name in {one.speaker for one in item.turns}:
            own = np.array([marks(one.text) for one in item.turns if one.speaker == name])
            away.extend(own[2:] - own[:2].mean(axis=0))
    return np.std(np.array(away), axis=0) + 0.02


def fitted(hands: Sequence[Sequence[Line]]) -> tuple[Rows, float]:
    """Weights and bias; every hand counts alike."""
    x = np.array([one.found for rows in hands for one in rows])
    y = np.array([float(one.planted) for rows in hands for one in rows])
    share = np.array([1 / len(rows) for rows in hands for _ in rows])
    mean, spread = x.mean(axis=0), x.std(axis=0) + 1e-6
    b = _newton((x - mean) / spread, y, share / share.mean())
    weights = b[:-1] / spread
    return weights, float(b[-1] - weights @ mean)


def _newton(x: Rows, y: Rows, share: Rows) -> Rows:
    x = np.hstack([x, np.ones((len(x), 1))])
    penalty = np.diag([RIDGE] * (x.shape[1] - 1) + [1e-3])
    b = np.zeros(x.shape[1])
    for _ in range(ROUNDS):
        p = 1 / (1 + np.exp(-np.clip(x @ b, -30, 30)))
        bend = (x * (share * p * (1 - p))[:, None]).T @ x + penalty
        b = b + np.linalg.solve(bend, x.T @ (share * (y - p)) - penalty @ b)
    return b


def scores(rows: Sequence[Line], weights: Rows, bias: float) -> Mapping[tuple[str, str], float]:
    """The most that two turns running of each speaker come to."""
    last, most = dict[tuple[str, str], float](), dict[tuple[str, str], float]()
    for one in rows:
        who, odds = (one.debate, one.speaker), bias + float(weights @ np.array(one.found))
        if who in last:
            most[who] = max(most.get(who, -99.0), (odds + last[who]) / 2)
        last[who] = odds
    return most


def told_from(hands: Sequence[Sequence[Line]]) -> float:
    """The least score at which at most so many honest debates are told of, each hand by what the others fit."""
    most = [_honest(rows, hands) for rows in hands]
    every = sorted({score for row in most for score in row})
    return next(one for one in every if np.mean([np.mean(np.array(row) > one) for row in most]) <= ALARMS)


def _honest(rows: Sequence[Line], hands: Sequence[Sequence[Line]]) -> Sequence[float]:
    found = scores(rows, *fitted([other for other in hands if other is not rows]))
    debates: dict[str, float] = {}
    honest = {one.debate for one in rows if one.honest}
    for (debate, _), score in found.items():
        if debate in honest:
            debates[debate] = max(debates.get(debate, -99.0), score)
    return list(debates.values())


def measured(name: str, rows: Sequence[Line], others: Sequence[Sequence[Line]]) -> str:
    least = told_from(others)
    told = {who for who, score in scores(rows, *fitted(others)).items() if score > least}
    planted = {(one.debate, one.speaker) for one in rows if one.planted}
    drifts, honest = ({(one.debate, one.speaker) for one in rows if at(one)} for at in (_drifts, _is_honest))
    right, wrong = len(told & planted), len(told - drifts)
    alarms = len({debate for debate, _ in told & honest})
    return (
        f"{name}: found {right} of {len(planted)}, {wrong} told that drift nowhere, "
        f"{alarms} of {len({debate for debate, _ in honest})} honest debates told of"
    )


def _drifts(one: Line) -> bool:
    return one.drifts


def _is_honest(one: Line) -> bool:
    return one.honest


def _written(spread: Rows, weights: Rows, bias: float, least: float) -> str:
    numbers = {
        "spreads": [round(float(one), 4) for one in spread],
        "weights": [round(float(one), 4) for one in weights],
        "bias": round(bias, 4),
        "told_from": round(least, 4),
    }
    return json.dumps(numbers, indent=1) + "\n"


def main(folder: Path, *, write: bool) -> None:
    items = {path.stem: list(json_rows(path, DebateItem)) for path in sorted(folder.glob("*.jsonl"))}
    spread = spreads([one for rows in items.values() for one in rows])
    own = replace(style_weights(), spreads=tuple(spread.tolist()))
    estranged.style_weights = lambda: own
    hands = {name: [line for one in rows for line in lines(one)] for name, rows in items.items()}
    for name, rows in hands.items():
        sys.stdout.write(measured(name, rows, [other for other in hands.values() if other is not rows]) + "\n")
    every = list(hands.values())
    weights, bias = fitted(every)
    text = _written(spread, weights, bias, told_from(every))
    sys.stdout.write(text)
    if write:
        OUT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), write="--write" in sys.argv)
