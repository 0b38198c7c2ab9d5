"""Sentence vectors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Embedder(Protocol):
    """Sentence vectors."""

    @property
    def dimension(self) -> int: ...
    async def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """An array (n, d) whose rows have length 1."""
        ...
