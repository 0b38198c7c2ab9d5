"""Telling fallacies apart after labelled examples: ridge regression on words, stems and forms of words.

Fitted where the examples lie and kept nowhere: the licence of the only set of this kind does not let its weights be
handed on.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, sqrt

import numpy as np
from numpy.typing import NDArray

from venire.language.words.stems import stem
from venire.law.argument.fallacies.detection import cues_in, straightened

Floats = NDArray[np.float32]
RIDGE, BALANCE = 1.0, 0.7
"""The penalty, and how far rare labels count more: 1 would make all labels equal."""
FAVOUR = 0.15
"""By how much a favoured label may fall short, labels being -1 and 1."""
_TOKEN = re.compile(r"[a-z']+|\d+|[?!\"]")


@dataclass(frozen=True, slots=True)
class LabelledText:
    """A text and its label."""

    text: str
    label: str


def judge_after(known: Sequence[LabelledText], texts: Sequence[str], favoured: str = "") -> list[str]:
    """The label of each text, after those that are known; the ``favoured`` one also where it is nearly the first."""
    labels = sorted({one.label for one in known})
    examples = [one.text for one in known]
    near, across = _kernels(examples, texts)
    wanted = np.array([[1.0 if one.label == label else -1.0 for label in labels] for one in known], np.float32)
    numbers = Counter(one.label for one in known)
    rare = [len(known) / len(labels) / numbers[one.label] for one in known]
    penalty = np.diag(np.array([RIDGE / one**BALANCE for one in rare], np.float32))
    scores = across @ np.linalg.solve(near + penalty, wanted)
    for place, label in enumerate(labels):
        scores[:, place] += FAVOUR if label == favoured else 0.0
    return [labels[place] for place in scores.argmax(1).tolist()]


def _kernels(examples: Sequence[str], texts: Sequence[str]) -> tuple[Floats, Floats]:
    """How alike the examples are to each other, and each text to each example: three measures added."""
    near = np.zeros((len(examples), len(examples)), np.float32)
    across = np.zeros((len(texts), len(examples)), np.float32)
    for told in (_words, _stems, _forms):
        own, other = _tables(told, examples, texts)
        near += own @ own.T
        across += other @ own.T
    return near, across


def _tables(told: Callable[[str], list[str]], examples: Sequence[str], texts: Sequence[str]) -> tuple[Floats, Floats]:
    """Rows of length 1 (tf-idf): of the examples, then of the texts, over what at least two examples have."""
    own = [Counter(told(one)) for one in examples]
    spread = Counter(name for one in own for name in one)
    places = {name: place for place, name in enumerate(sorted(name for name, n in spread.items() if n > 1))}
    rarity = {name: 1 + log((1 + len(own)) / (1 + spread[name])) for name in places}
    return _table(own, places, rarity), _table([Counter(told(one)) for one in texts], places, rarity)


def _table(rows: Sequence[Counter[str]], places: dict[str, int], rarity: dict[str, float]) -> Floats:
    table = np.zeros((len(rows), max(1, len(places))), np.float32)
    for number, row in enumerate(rows):
        found = {name: (1 + log(n)) * rarity[name] for name, n in row.items() if name in places}
        length = sqrt(sum(value * value for value in found.values())) or 1.0
        for name, value in found.items():
            table[number, places[name]] = value / length
    return table


def _words(text: str) -> list[str]:
    return _strings(_TOKEN.findall(straightened(text)), 3)


def _stems(text: str) -> list[str]:
    return _strings([stem(one) if one.isalpha() else one for one in _TOKEN.findall(straightened(text))], 2)


def _forms(text: str) -> list[str]:
    return [cue.name for cue in cues_in(text)]


def _strings(tokens: Sequence[str], longest: int) -> list[str]:
    """Every run of one token up to ``longest``."""
    return [
        " ".join(tokens[start : start + size])
        for size in range(1, longest + 1)
        for start in range(len(tokens) - size + 1)
    ]
