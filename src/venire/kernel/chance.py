"""Labelled dice: every throw depends on the seed and its label, never on the order of calls. Source: DESIGN."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
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
        text = "\x1f".join((self.seed, *map(str, label)))
        number = int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> (64 - _BITS)
        return (number + 0.5) / (1 << _BITS)

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
        keyed = [(self.unit(*label, place), item) for place, item in enumerate(options)]
        return [item for _, item in sorted(keyed, key=lambda pair: pair[0])]

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
