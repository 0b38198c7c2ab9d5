"""Weights of cues that a logistic function was fitted with: the shape in which they are written down.

The base on the first line, then entries "cue=weight" parted by blanks; weights are log odds and are summed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from venire.language.fitted.tables import shipped_lines


@dataclass(frozen=True, slots=True)
class CueWeights:
    """The base and a weight for each cue."""

    base: float
    weights: Mapping[str, float]

    def odds(self, cues: Iterable[str]) -> float:
        """The log odds of these cues together; one that is not known counts as 0."""
        return self.base + sum(self.weights.get(cue, 0.0) for cue in cues)


def cue_weights(text: str) -> CueWeights:
    """Weights as they were written down. ValueError if they are garbled."""
    return _weights(text.strip().splitlines())


def shipped_cue_weights(package: str, name: str) -> CueWeights:
    """The weights in a file of this package of venire."""
    return _weights(shipped_lines(package, name))


def _weights(rows: Sequence[str]) -> CueWeights:
    first, *lines = rows
    pairs = (entry.rsplit("=", 1) for line in lines for entry in line.split())
    return CueWeights(float(first), {cue: float(weight) for cue, weight in pairs})
