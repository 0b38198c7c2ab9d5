"""Fit what the signs of an argument are worth, and write the weights, once on all topics and once without each.

    python scripts/fit_argument_strength.py FOLDER

FOLDER: UKPConvArg1 (Habernal and Gurevych 2016, CC BY 4.0), at any depth. Two steps for each set of topics: a logistic
regression that tells padding (``tests/sets/training/empty_talk.yaml``) from sentences that debaters wrote, and one
of the more convincing of two arguments on the difference of their signs, where what is taken off for chaff is given.
No spoilt argument is learned from. Writes ``strength.json`` and ``without_topic.json``. Half a minute.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from random import Random

import numpy as np
from empty_talk import PADDING
from numpy.typing import NDArray

from venire.law.argument.strength.argument_text import argument_text
from venire.law.argument.strength.chaff import Padding, padding_signs
from venire.law.argument.strength.regression import seen, taken_off
from venire.models.vectors.embedding import EmbeddedVectors
from venire.studies.benchmarks.sets.argument_pairs import Arguments, Pair, read_arguments

TARGET = Path(__file__).parent.parent / "src" / "venire" / "law" / "argument" / "strength"
PENALTY, PADDING_PENALTY, STEPS = 4000.0, 1.0, 12
"""Strong: some 5,000 pairs come from 460 arguments."""
HOSTS = 4
"""Into so many arguments each piece of padding is put."""
LEAST_SPREAD = 0.05
Floats = NDArray[np.float64]


EMBEDDED = EmbeddedVectors()


@lru_cache(maxsize=100_000)
def row(text: str) -> list[float]:
    """The vector of one text, asked for once."""
    return EMBEDDED.rows([text])[0].tolist()


def rows(texts: Sequence[str]) -> list[list[float]]:
    return [row(text) for text in texts]


def newton(x: Floats, y: Floats, offset: Floats, penalty: Floats) -> Floats:
    """Weights of a penalised logistic regression."""
    weights = np.zeros(x.shape[1])
    for _ in range(STEPS):
        given = 1 / (1 + np.exp(-np.clip(x @ weights + offset, -30, 30)))
        curve = (x.T * (given * (1 - given))) @ x + np.diag(penalty)
        weights -= np.linalg.solve(curve, x.T @ (given - y) + penalty * weights)
    return weights


def padding_of(texts: list[str]) -> Padding:
    """What tells padding from the sentences of these arguments."""
    dice, wild = Random(0), list[list[float]]()
    for text in texts:
        own = argument_text(text).sentences
        rests = [" ".join((*own[:place], *own[place + 1 :])) for place in range(len(own))]
        wild.extend(padding_signs(one, rest, rows) for one, rest in zip(own, rests, strict=True))
    put = [padding_signs(one, dice.choice(texts), rows) for one in PADDING for _ in range(HOSTS)]
    x = np.hstack([np.array(wild + put), np.ones((len(wild) + len(put), 1))])
    y = np.array([0.0] * len(wild) + [1.0] * len(put))
    found = newton(x, y, np.zeros(len(y)), np.array([PADDING_PENALTY] * (x.shape[1] - 1) + [1e-6]))
    return Padding(float(found[-1]), tuple(float(one) for one in found[:-1]))


def fitted(pairs: list[Pair]) -> dict[str, object]:
    """Both steps on these pairs, as the file has them."""
    texts = list(dict.fromkeys(text for pair in pairs for text in (pair.better, pair.worse)))
    padding, places = padding_of(texts), {text: place for place, text in enumerate(texts)}
    own = [argument_text(text) for text in texts]
    found = [seen(one, rows, padding) for one in own]
    names = sorted(found[0][1])
    table = np.array([[signs[name] for name in names] for _, signs, _ in found])
    usual, spread = table.mean(0), np.maximum(table.std(0), LEAST_SPREAD)
    x: Floats = np.hstack([(table - usual) / spread, np.array([direction for _, _, direction in found])])
    off = np.array([sum(taken_off(text, left).values()) for text, (left, _, _) in zip(own, found, strict=True)])
    better = np.array([places[pair.better] for pair in pairs])
    worse = np.array([places[pair.worse] for pair in pairs])
    penalty: Floats = np.full(len(names) + len(found[0][2]), PENALTY)
    worth = newton(x[better] - x[worse], np.ones(len(pairs)), off[worse] - off[better], penalty)
    kinds = len(names)
    return {
        "alone": round(float(-np.median(x @ worth - off)), 4),
        "signs": {
            name: [round(float(usual[i]), 4), round(float(worth[i] / spread[i]), 5)] for i, name in enumerate(names)
        },
        "directions": [round(float(one), 5) for one in worth[kinds:]],
        "padding": {"alone": round(padding.alone, 4), "weights": [round(one, 3) for one in padding.weights]},
    }


def write(name: str, told: object) -> None:
    (TARGET / name).write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    """Fit on all, then without each topic."""
    read: Arguments = read_arguments(Path(sys.argv[1]))
    topics = list(dict.fromkeys(pair.topic for pair in read.pairs))
    write("strength.json", fitted(list(read.pairs)))
    without = {topic: fitted([pair for pair in read.pairs if pair.topic != topic]) for topic in topics}
    write("without_topic.json", without)
    sys.stdout.write(f"{len(read.pairs)} pairs on {len(topics)} topics\n")


if __name__ == "__main__":
    main()
