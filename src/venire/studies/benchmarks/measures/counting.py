"""Counting: precision, recall and F1 from tallies, and bootstrap intervals over clusters of items."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar

from venire.studies.benchmarks.measures.report import LabelScore
from venire.studies.shares import share

T = TypeVar("T")
RESAMPLED = 1000
"""Bootstrap samples behind an interval."""


@dataclass(frozen=True, slots=True)
class LabelCounts:
    """Of one label: rightly found, wrongly found, missed."""

    right: int
    wrong: int
    missed: int

    @property
    def precision(self) -> float:
        return self.right / (self.right + self.wrong) if self.right + self.wrong else 0.0

    @property
    def recall(self) -> float:
        return self.right / (self.right + self.missed) if self.right + self.missed else 0.0

    @property
    def f1(self) -> float:
        """2·right / (2·right + wrong + missed); 0 where there is nothing to find or nothing found rightly."""
        whole = 2 * self.right + self.wrong + self.missed
        return 2 * self.right / whole if whole else 0.0

    def told(self) -> LabelScore:
        score = LabelScore(n=self.right + self.missed, precision=self.precision, recall=self.recall, f1=self.f1)
        return score


def tally(pairs: Sequence[tuple[frozenset[str], frozenset[str]]], label: str | None = None) -> LabelCounts:
    """Over (wanted, found) sets: of one label, or of all together."""

    def of(labels: frozenset[str]) -> int:
        return len(labels) if label is None else label in labels

    return LabelCounts(
        right=sum(of(wanted & found) for wanted, found in pairs),
        wrong=sum(of(found - wanted) for wanted, found in pairs),
        missed=sum(of(wanted - found) for wanted, found in pairs),
    )


def tally_of_one(pairs: Iterable[tuple[bool, bool]]) -> LabelCounts:
    """Of the one label that an item has or has not: (wanted, found)."""
    return tally([(_LABEL if wanted else _NONE, _LABEL if found else _NONE) for wanted, found in pairs])


_LABEL, _NONE = frozenset(["label"]), frozenset[str]()


class Right(Protocol):
    """An item that was answered rightly or not."""

    @property
    def right(self) -> bool: ...


def accuracy(judged: Sequence[Right]) -> float:
    """The share answered rightly. ``judged`` is not empty."""
    return sum(one.right for one in judged) / len(judged)


def wilson(count: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    counted = share(count, of)
    return counted.low, counted.high


def bootstrap(
    items: Sequence[T], cluster: Callable[[T], Hashable], score: Callable[[Sequence[T]], float]
) -> tuple[float, float]:
    """The 95 % interval of a score when whole clusters are drawn again, seeded: items of one cluster are not
    independent."""
    clusters: dict[Hashable, list[T]] = {}
    for item in items:
        clusters.setdefault(cluster(item), []).append(item)
    groups, dice = list(clusters.values()), Random(1)
    scores = sorted(
        score([one for group in dice.choices(groups, k=len(groups)) for one in group]) for _ in range(RESAMPLED)
    )
    return scores[int(0.025 * RESAMPLED)], scores[int(0.975 * RESAMPLED) - 1]
