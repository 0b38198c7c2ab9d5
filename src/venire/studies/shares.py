"""A share of a count, with its interval."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z = 1.959964


@dataclass(frozen=True, slots=True)
class Share:
    """``count`` of ``of``, the share, and its 95 % interval (Wilson 1927)."""

    count: int
    of: int
    value: float
    low: float
    high: float


def share(count: int, of: int) -> Share:
    """The share with its Wilson interval; 0 to 1 where there is nothing to count."""
    if of == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    p = count / of
    middle = (p + Z * Z / (2 * of)) / (1 + Z * Z / of)
    half = Z * sqrt(p * (1 - p) / of + Z * Z / (4 * of * of)) / (1 + Z * Z / of)
    return Share(count, of, p, max(0.0, middle - half), min(1.0, middle + half))
