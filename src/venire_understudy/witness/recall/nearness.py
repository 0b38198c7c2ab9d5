"""Words that lie near each other by their vectors, where an embedder is at hand.

Source: spec/models.md, "Embeddings".
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from venire.errors import VenireError
from venire.language.words.stems import stem
from venire.ports import Embedder
from venire_understudy.witness.affidavit.knowledge import content

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_log = logging.getLogger(__name__)
KEPT = 256
"""Words whose nearness to all that a witness knows is kept."""
NEAR = 0.5
"""The cosine from which two words count as near. Brothers and sisters lie as near as likenesses: good for finding a
fact, never for saying yes."""


@dataclass
class Nearness:
    """Pairs of words and how near they lie; each word is embedded once."""

    embedder: Embedder
    _rows: dict[str, NDArray[np.float32]] = field(default_factory=dict[str, "NDArray[np.float32]"])
    _cosines: dict[tuple[str, frozenset[str]], Mapping[str, float]] = field(
        default_factory=dict[tuple[str, frozenset[str]], Mapping[str, float]]
    )

    async def of(self, question: str, facts: Iterable[str]) -> Mapping[tuple[str, str], float]:
        """(stem asked, stem told) → cosine, where it is at least ``NEAR``. Empty when the embedder fails: thesaurus and
        stems must do."""
        asked, told = _words([question]), _words(facts)
        try:
            await self._embed({*asked, *told})
        except VenireError as error:
            _log.warning("%s %s The witness understands by its thesaurus alone.", error, error.remedy)
            return {}
        pairs = {
            (key, other): near
            for one in asked
            for key in (stem(one),)
            for other, near in self._beside(one, told).items()
        }
        return {pair: near for pair, near in pairs.items() if near >= NEAR}

    def _beside(self, one: str, told: frozenset[str]) -> Mapping[str, float]:
        """Stem told → how near a word lies to it; kept for the words asked last, which come again with each witness."""
        found = self._cosines.get((one, told))
        if found is None:
            found = {stem(other): float(self._rows[one] @ self._rows[other]) for other in told}
            if len(self._cosines) >= KEPT:
                del self._cosines[next(iter(self._cosines))]
            self._cosines[one, told] = found
        return found

    async def _embed(self, words: set[str]) -> None:
        fresh = sorted(words - self._rows.keys())
        if fresh:
            rows = await self.embedder.embed(fresh)
            self._rows.update(zip(fresh, rows, strict=True))


def _words(texts: Iterable[str]) -> frozenset[str]:
    """The words of content as they are written."""
    found = {word for text in texts for word in re.findall(r"[a-z]{3,}", text.lower())}
    return frozenset(word for word in found if content(word))
