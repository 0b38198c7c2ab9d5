"""wordllama, the embedded sentence model. Importing this file loads numpy, using it the library: see ``embedding``.

Source: spec/design.md, "Dependencies": its weights lie in its own package folder, and it is told never to look
elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

Row = NDArray[np.float32]
REMEMBERED = 6000
"""Texts whose rows are kept, 1 KB each: those of a dozen cases."""


class _Sentences(Protocol):
    """What is used of the library, which has no types of its own."""

    def embed(self, texts: list[str]) -> NDArray[np.float32]: ...


def _load(dimension: int) -> _Sentences:
    library = import_module("wordllama")
    folder = Path(str(library.__file__)).parent
    return library.WordLlama.load(cache_dir=folder, dim=dimension, disable_download=True)


class WordVectors:
    """Unit rows for texts, each worked out once. Takes some 0.3 s and 85 MB to load."""

    def __init__(self, dimension: int) -> None:
        self._model = _load(dimension)
        self._dimension = dimension
        self._rows: dict[str, Row] = {}

    def rows(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """An array (n, dimension)."""
        found = [self._row(text) for text in texts]
        return np.array(found, dtype=np.float32).reshape(len(found), self._dimension)

    def _row(self, text: str) -> Row:
        """One text at a time: in a batch the sums run over padding too, and a row would depend on its company."""
        if text not in self._rows:
            if len(self._rows) >= REMEMBERED:
                del self._rows[next(iter(self._rows))]
            self._rows[text] = _unit(self._model.embed([text])[0])
        return self._rows[text]


def _unit(row: Row) -> Row:
    """A text without a word points nowhere: it gets the direction in which all axes are equal."""
    length = float(np.linalg.norm(row))
    return row / length if length else np.full(len(row), len(row) ** -0.5, dtype=np.float32)
