"""How surely each fact answers a question, by a small network over the vectors of their words.

Every word of the question looks for its like in a fact, and weighs what its neighbours make of it. Beside what is
covered it reads what kind of answer is asked for, and whether the fact has a word of that kind which the question has
not. Fitted by ``scripts/fit_alignment.py`` to labelled questions; the facts of one affidavit and its silence were
weighed against each other. It knows none of the figures of ``bearing``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources

import numpy as np

from venire_understudy.witness.words.word_vectors import Floats, rows

COVERED, MISSED = 0.3, 0.5
"""The likeness from which a word counts for a fact, and below which it counts against it."""
CARRIED = 0.8
"""What a word is worth that only the fact before has."""
_FILE = "alignment.npz"


@dataclass(frozen=True, slots=True)
class _Facts:
    """The words of all facts in a row: where each fact ``starts``, their directions, and what kinds of answer they
    are."""

    starts: list[int]
    lengths: Floats
    directions: Floats
    kinds: Floats


def aligned(question: str, facts: Sequence[str]) -> list[float]:
    """For each fact the log odds that it answers, against the affidavit being silent. ``facts``: at least one."""
    net, told = _net(), _facts(tuple(facts))
    vectors, signs = rows(question)
    near = _directions(vectors, net["A"]) @ told.directions.T
    heard = _heard(vectors, signs, "conv")
    weights = np.logaddexp(0, heard @ net["imp_w"] + net["imp_b"])
    best = np.maximum.reduceat(near, told.starts, axis=1).T
    carried = np.maximum(best, CARRIED * np.vstack([np.zeros_like(best[:1]), best[:-1]]))
    familiar = np.clip(near.max(axis=0), 0, 1)
    asked = (heard @ net["typ_w"] + net["typ_b"]).max(axis=0)
    covered = carried @ weights / weights.sum()
    signs_of_it = (
        4 * (best @ weights) / weights.sum(),
        4 * covered,
        np.maximum(MISSED - carried, 0) @ weights,
        (best - COVERED) @ weights,
        np.maximum.reduceat(told.kinds @ asked * (1 - familiar), told.starts),
        np.add.reduceat(familiar, told.starts) / told.lengths,
        np.full_like(covered, 4 * covered.max()),
    )
    return [float(odds) for odds in _weighed(np.stack(signs_of_it, axis=1).astype(np.float32))]


def _weighed(found: Floats) -> Floats:
    net = _net()
    hidden = np.maximum(found @ net["out1_w"] + net["out1_b"], 0)
    weighed = hidden @ net["out2_w"] + net["out2_b"] + found @ net["skip_w"] + net["skip_b"]
    return weighed.astype(np.float32)


@lru_cache(maxsize=256)
def _facts(facts: tuple[str, ...]) -> _Facts:
    net, read = _net(), [rows(fact) for fact in facts]
    lengths = [len(vectors) for vectors, _ in read]
    kinds = [_heard(vectors, signs, "ftype") @ net["fout_w"] + net["fout_b"] for vectors, signs in read]
    directions = [_directions(vectors, net["B"]) for vectors, _ in read]
    starts = [sum(lengths[:place]) for place in range(len(lengths))]
    return _Facts(starts, np.array(lengths, dtype=np.float32), np.concatenate(directions), np.concatenate(kinds))


def _directions(vectors: Floats, turn: Floats) -> Floats:
    turned = vectors @ turn + 1e-6
    return (turned / np.linalg.norm(turned, axis=1, keepdims=True)).astype(np.float32)


def _heard(vectors: Floats, signs: Floats, layer: str) -> Floats:
    """Each word with the one before and the one after."""
    words = np.pad(np.concatenate([vectors, signs], axis=1), ((1, 1), (0, 0)))
    windows = np.concatenate([words[:-2], words[1:-1], words[2:]], axis=1)
    return np.maximum(windows @ _net()[f"{layer}_w"] + _net()[f"{layer}_b"], 0)


@cache
def _net() -> Mapping[str, Floats]:
    with (resources.files("venire_understudy.witness.recall") / _FILE).open("rb") as file, np.load(file) as data:
        return {name: data[name].astype(np.float32) for name in data.files}
