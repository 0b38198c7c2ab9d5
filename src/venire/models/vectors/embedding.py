"""Sentence vectors from the embedded model; nothing is loaded before the first text. Where it is not installed, texts
are compared by the words that they share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from venire.models.vectors.shared_words import SharedWords
    from venire.models.vectors.word_vectors import WordVectors

DIMENSION = 256
REMEDY = "pip install 'venire[embedder]'."
_LIBRARY = "wordllama"
_MODULE, _BY_WORDS = "venire.models.vectors.word_vectors", "venire.models.vectors.shared_words"
_log = logging.getLogger(__name__)


class EmbeddedVectors:
    """An :class:`venire.ports.Embedder` without key, network or download. One serves a whole process."""

    def __init__(self) -> None:
        self._vectors: WordVectors | SharedWords | None = None
        self._lock = Lock()

    @property
    def dimension(self) -> int:
        return DIMENSION

    async def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """An array (n, 256) whose rows have length 1; the same text has the same row in any company."""
        return await asyncio.to_thread(self.rows, tuple(texts))

    def rows(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """The same array, at once; a millisecond or less for a few sentences."""
        with self._lock:
            if self._vectors is None:
                self._vectors = _loaded()
            return self._vectors.rows(texts)

    def __reduce__(self) -> tuple[Callable[[], EmbeddedVectors], tuple[()]]:
        """In another process, the one that serves the whole of that."""
        return shared_vectors, ()


@cache
def shared_vectors() -> EmbeddedVectors:
    """The one of this process, for whoever came from another."""
    return EmbeddedVectors()


@dataclass(frozen=True, slots=True)
class EmbeddedRows:
    """Sentence vectors row by row, at once."""

    vectors: EmbeddedVectors

    def __call__(self, texts: Sequence[str]) -> Sequence[Sequence[float]]:
        return list(self.vectors.rows(texts))


def is_installed() -> bool:
    """Whether the sentence model is: it comes with the extra ``embedder``."""
    try:
        return find_spec(_LIBRARY) is not None
    except (ImportError, ValueError):
        return False


def _loaded() -> WordVectors | SharedWords:
    if not is_installed():
        _log.warning("Texts are compared by their words alone, since no sentence model is installed: %s", REMEDY)
        return import_module(_BY_WORDS).SharedWords(DIMENSION)
    with _root_logger_kept():
        return import_module(_MODULE).WordVectors(DIMENSION)


@contextmanager
def _root_logger_kept() -> Generator[None]:
    """The library sets the whole process to log at INFO when it is imported; that is undone."""
    root = logging.getLogger()
    level, handlers = root.level, list(root.handlers)
    try:
        yield
    finally:
        root.setLevel(level)
        root.handlers[:] = handlers
