"""Shallow decision trees that are added up: the shape in which what was fitted to labelled examples is written down.

One tree a line, in prefix order: a feature with its threshold, then what follows where the feature is at most the
threshold, then what follows where it is more; a bare number is a leaf. Leaves are log odds and are summed.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from venire.language.fitted.tables import shipped_lines


@dataclass(frozen=True, slots=True)
class Split:
    """One question put to a feature."""

    feature: str
    threshold: float
    less: Split | float
    more: Split | float


Tree = Split | float


@dataclass(frozen=True)
class Forest:
    """Trees and the log odds they start from."""

    base: float
    trees: tuple[Tree, ...]

    def odds(self, features: Mapping[str, float]) -> float:
        """The log odds for these features; one that is not given counts as 0."""
        value, odds = features.get, 0.0
        for tree in self.trees:
            # hundreds of trees are asked for every fact: no call for each of them
            while isinstance(tree, Split):
                tree = tree.less if value(tree.feature, 0.0) <= tree.threshold else tree.more
            odds += tree
        return self.base + odds

    def odds_of_all(self, rows: Sequence[Mapping[str, float]]) -> list[float]:
        """The log odds of many at once, each to the last digit what :meth:`odds` says: row by row a tree of three
        questions costs more in steps than in sums."""
        if not rows:
            return []
        flat = self._flat
        given = np.array([[row.get(name, 0.0) for name in flat.features] for row in rows], dtype=np.float64)
        at = np.tile(flat.roots, (len(rows), 1))
        rank = np.arange(len(rows))[:, None]
        for _ in range(flat.depth):
            less = given[rank, flat.feature[at]] <= flat.threshold[at]
            at = np.where(less, flat.less[at], flat.more[at])
        summed = np.cumsum(flat.leaf[at], axis=1)[:, -1] if len(self.trees) else np.zeros(len(rows))
        return [self.base + float(odds) for odds in summed]

    @cached_property
    def _flat(self) -> _Flat:
        return _laid_out(self.trees)

    def chance(self, features: Mapping[str, float]) -> float:
        """The same as a probability, 0 to 1."""
        return 1 / (1 + math.exp(-self.odds(features)))


@dataclass(frozen=True, slots=True)
class _Flat:
    """The nodes of all trees in rows. A leaf leads to itself."""

    features: tuple[str, ...]
    roots: NDArray[np.intp]
    feature: NDArray[np.intp]
    threshold: NDArray[np.float64]
    less: NDArray[np.intp]
    more: NDArray[np.intp]
    leaf: NDArray[np.float64]
    depth: int


def _laid_out(trees: Sequence[Tree]) -> _Flat:
    features: dict[str, int] = {}
    nodes: list[list[float]] = []

    def lay(tree: Tree) -> int:
        place = len(nodes)
        if not isinstance(tree, Split):
            nodes.append([0, 0.0, place, place, tree])
            return place
        nodes.append([features.setdefault(tree.feature, len(features)), tree.threshold, 0, 0, 0.0])
        nodes[place][2], nodes[place][3] = lay(tree.less), lay(tree.more)
        return place

    roots = [lay(tree) for tree in trees]
    table = np.array(nodes).reshape(-1, 5)
    feature, less, more = (table[:, column].astype(np.intp) for column in (0, 2, 3))
    depth = max((_depth(tree) for tree in trees), default=0)
    names = tuple(features) or ("",)
    return _Flat(names, np.array(roots, dtype=np.intp), feature, table[:, 1], less, more, table[:, 4], depth)


def _depth(tree: Tree) -> int:
    return 1 + max(_depth(tree.less), _depth(tree.more)) if isinstance(tree, Split) else 0


def forest(text: str) -> Forest:
    """A forest as it was written down: the base on the first line, then a tree a line. ValueError if it is garbled."""
    return _forest(text.strip().splitlines())


def shipped_forest(package: str, name: str) -> Forest:
    """The forest in a file of this package of venire."""
    return _forest(shipped_lines(package, name))


def _forest(lines: Sequence[str]) -> Forest:
    return Forest(float(lines[0]), tuple(_tree(iter(line.split())) for line in lines[1:]))


def _tree(words: Iterator[str]) -> Tree:
    word = next(words, "")
    if word[:1].isalpha():
        return Split(word, float(next(words, "")), _tree(words), _tree(words))
    return float(word)
