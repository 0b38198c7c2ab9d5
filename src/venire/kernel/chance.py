"""Labelled dice: every throw depends on the seed and its label, never on the order of calls. Source: spec/design.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from statistics import NormalDist
from typing import TypeVar

T = TypeVar("T")
_BITS = 53
_STANDARD = NormalDist()


@dataclass(frozen=True, slots=True)
class Chance:
    """The dice of one session."""

    seed: str

    def unit(self, *label: object) -> float:
        """A number strictly between 0 and 1, uniform over labels."""
        return _thrown("\x1f".join((self.seed, *map(str, label))))

    def below(self, probability: float, *label: object) -> bool:
        """True with this probability."""
        return self.unit(*label) < probability

    def normal(self, sigma: float, *label: object) -> float:
        """A draw from N(0, sigma²)."""
        return _STANDARD.inv_cdf(self.unit(*label)) * sigma

    def pick(self, options: Sequence[T], *label: object) -> T:
        """One of the options, each as likely. Raises :class:`IndexError` when there is none."""
        return options[int(self.unit(*label) * len(options))]

    def shuffled(self, options: Sequence[T], *label: object) -> list[T]:
        """The options in an order drawn by lot, whatever order they came in relative to their own place."""
        order = _order("\x1f".join((self.seed, *map(str, label))), len(options))
        return [options[place] for place in order]

    def weighted(self, options: Sequence[T], weights: Sequence[float], *label: object) -> T:
        """One of the options, by weight. Weights are not negative and not all zero."""
        mark = self.unit(*label) * sum(weights)
        for option, weight in zip(options, weights, strict=True):
            mark -= weight
            if mark < 0:
                return option
        return options[-1]

    def within(self, *label: object) -> Chance:
        """Dice of their own for a part: a child proceeding, a participant."""
        return Chance("\x1f".join((self.seed, *map(str, label))))


def _thrown(text: str) -> float:
    """The one throw that belongs to a seed with its label."""
    number = int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> (64 - _BITS)
    return (number + 0.5) / (1 << _BITS)


@lru_cache(maxsize=2048)
def _order(text: str, size: int) -> tuple[int, ...]:
    """The places of so many things in the order of the throws for each; kept, since the same hand is dealt again at
    every question of a trial."""
    return tuple(sorted(range(size), key=lambda place: _thrown(f"{text}\x1f{place}")))
