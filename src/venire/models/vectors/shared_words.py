"""Vectors of texts by their words alone, for where no sentence model is installed: what two texts share of their stems
is their cosine, so that like texts are near each other where they say it in the same words, and only there."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from venire.language.clauses.reading import content_of


class SharedWords:
    """Unit rows for texts, as :class:`venire.models.vectors.word_vectors.WordVectors` gives them."""

    def __init__(self, dimension: int) -> None:
        self._dimension = dimension

    def rows(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """An array (n, dimension). Each stem has an axis of its own, as far as there are axes."""
        found = [self._row(text) for text in texts]
        return np.array(found, dtype=np.float32).reshape(len(found), self._dimension)

    def _row(self, text: str) -> NDArray[np.float32]:
        row = np.zeros(self._dimension, dtype=np.float32)
        for stem in content_of(text):
            mark = crc32(stem.encode())
            row[mark % self._dimension] += 1.0 if mark & 0x10000 else -1.0
        length = float(np.linalg.norm(row))
        return row / length if length else np.full(self._dimension, self._dimension**-0.5, dtype=np.float32)
