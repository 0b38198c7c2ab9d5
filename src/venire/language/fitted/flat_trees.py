"""Trees laid out in rows of numbers, for many questions put to all of them at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from venire.language.fitted.tree import Split, Tree


@dataclass(frozen=True, slots=True)
class FlatTrees:
    """The nodes of all trees in rows. A leaf leads to itself."""

    features: tuple[str, ...]
    roots: NDArray[np.intp]
    feature: NDArray[np.intp]
    threshold: NDArray[np.float64]
    less: NDArray[np.intp]
    more: NDArray[np.intp]
    leaf: NDArray[np.float64]
    depth: int

    def summed(self, rows: Sequence[Mapping[str, float]]) -> Iterator[float]:
        """What the leaves come to for each of these features, tree after tree."""
        given = np.array([[row.get(name, 0.0) for name in self.features] for row in rows], dtype=np.float64)
        at = np.tile(self.roots, (len(rows), 1))
        rank = np.arange(len(rows))[:, None]
        for _ in range(self.depth):
            less = given[rank, self.feature[at]] <= self.threshold[at]
            at = np.where(less, self.less[at], self.more[at])
        summed = np.cumsum(self.leaf[at], axis=1)[:, -1] if len(self.roots) else np.zeros(len(rows))
        return map(float, summed)


def laid_out(trees: Sequence[Tree]) -> FlatTrees:
    """The trees, node by node."""
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
    return FlatTrees(names, np.array(roots, dtype=np.intp), feature, table[:, 1], less, more, table[:, 4], depth)


def _depth(tree: Tree) -> int:
    return 1 + max(_depth(tree.less), _depth(tree.more)) if isinstance(tree, Split) else 0
