"""How alike texts are in meaning, by sentence vectors: a :data:`venire.law.evidence.question.setting.Likeness`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from venire.models.vectors.embedding import EmbeddedVectors

KEPT = 64
"""Lists of texts whose rows are kept together: one question after another is held beside the same facts."""

PAIRED = 1024
"""Texts beside such a list whose cosines are kept: counsel, the court and the witness hold one question beside the same
lines."""


class SentenceLikeness:
    """Cosine of sentence vectors, negative ones as 0. Loads the model at the first text; 0.2 ms a new text."""

    def __init__(self, vectors: EmbeddedVectors | None = None) -> None:
        self._vectors = vectors or EmbeddedVectors()
        self._rows = lru_cache(maxsize=KEPT)(self._vectors.rows)
        self._cosines = lru_cache(maxsize=PAIRED)(self._beside)

    def __reduce__(self) -> tuple[Callable[[], SentenceLikeness], tuple[()]]:
        """In another process, the one that it shares."""
        return sentence_likeness, ()

    def __call__(self, text: str, others: Sequence[str]) -> Sequence[float]:
        return self._cosines(text, tuple(others)) if others else ()

    def _beside(self, text: str, others: tuple[str, ...]) -> tuple[float, ...]:
        cosines = self._rows(others) @ self._vectors.rows((text,))[0]
        return tuple(cosines.clip(min=0.0).tolist())

    def rows(self, texts: Sequence[str]) -> Sequence[Sequence[float]]:
        """The vectors themselves, of length 1, 256 numbers each."""
        return self._vectors.rows(texts).tolist()


@lru_cache(maxsize=1)
def sentence_likeness() -> SentenceLikeness:
    """The one that a process shares."""
    return SentenceLikeness()


def sentence_rows(texts: Sequence[str]) -> Sequence[Sequence[float]]:
    """The vectors of texts, by the model that a process shares."""
    return sentence_likeness().rows(texts)


def near(one: str, other: str) -> float:
    """Likeness in meaning of two texts, by the model that a process shares."""
    return sentence_likeness()(one, [other])[0]
