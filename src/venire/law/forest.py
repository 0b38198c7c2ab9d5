"""Shallow decision trees that are added up: the shape in which what was fitted to labelled examples is written down.

One tree a line, in prefix order: a feature with its threshold, then what follows where the feature is at most the
threshold, then what follows where it is more; a bare number is a leaf. Leaves are log odds and are summed.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Split:
    """One question put to a feature."""

    feature: str
    threshold: float
    less: Split | float
    more: Split | float


Tree = Split | float


@dataclass(frozen=True, slots=True)
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

    def chance(self, features: Mapping[str, float]) -> float:
        """The same as a probability, 0 to 1."""
        return 1 / (1 + math.exp(-self.odds(features)))


def forest(text: str) -> Forest:
    """A forest as it was written down: the base on the first line, then a tree a line. ValueError if it is garbled."""
    lines = text.strip().splitlines()
    return Forest(float(lines[0]), tuple(_tree(iter(line.split())) for line in lines[1:]))


def _tree(words: Iterator[str]) -> Tree:
    word = next(words, "")
    if word[:1].isalpha():
        return Split(word, float(next(words, "")), _tree(words), _tree(words))
    return float(word)
