"""Shallow decision trees that are added up: the shape in which what was fitted to labelled examples is written down.

One tree a line, in prefix order: a feature with its threshold, then what follows where the feature is at most the
threshold, then what follows where it is more; a bare number is a leaf. Leaves are log odds and are summed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from venire.kernel.part import loaded
from venire.language.fitted.tables import shipped_lines
from venire.language.fitted.tree import Split, Tree

if TYPE_CHECKING:
    from venire.language.fitted.flat_trees import FlatTrees


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
        return [self.base + odds for odds in self._flat.summed(rows)]

    @cached_property
    def _flat(self) -> FlatTrees:
        laid_out: Callable[[Sequence[Tree]], FlatTrees] = loaded("venire.language.fitted.flat_trees:laid_out")
        return laid_out(self.trees)

    def chance(self, features: Mapping[str, float]) -> float:
        """The same as a probability, 0 to 1."""
        return 1 / (1 + math.exp(-self.odds(features)))


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
