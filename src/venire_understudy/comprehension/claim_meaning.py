"""What words mean, as directions: how near a text is to each claim of a case. Source: spec/models.md, "Embeddings"."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

from venire.errors import VenireError
from venire.law.api import Case, Claim
from venire.ports import Embedder

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_log = logging.getLogger(__name__)


@dataclass
class Meaning:
    """A case's claims as directions, and the texts compared with them so far. The claims are embedded when the first
    text is heard; a session in which nobody types costs nothing."""

    case: Case
    embedder: Embedder
    _claims: NDArray[np.float32] | None = None
    """A row of length 1 for each claim, in the order of the case."""
    _heard: dict[str, Mapping[str, float]] = field(default_factory=dict[str, Mapping[str, float]])
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def of(self, text: str) -> Mapping[str, float] | None:
        """Claim → how much nearer it is (by cosine) than the claims are on average, since all speak of one night; None
        for a text that has not been heard."""
        return self._heard.get(text)

    async def hear(self, texts: Sequence[str]) -> None:
        """Compare these texts with the claims. When the embedder fails, words alone must do."""
        fresh = [text for text in dict.fromkeys(texts) if text not in self._heard]
        if not fresh or not self.case.claims:  # of a trial in which hardly anything was proved no claim is left
            return
        try:
            async with self._lock:
                claims = self._claims = self._claims if self._claims is not None else await self._directions()
            rows = await self.embedder.embed(fresh)
        except VenireError as error:
            _log.warning("%s %s Free text is matched by its words alone.", error, error.remedy)
            return
        names = [claim.id for claim in self.case.claims]
        for text, near in zip(fresh, rows @ claims.T, strict=True):
            self._heard[text] = dict(zip(names, map(float, near - near.mean()), strict=True))

    async def _directions(self) -> NDArray[np.float32]:
        """A claim points where all that is said for it points together."""
        told = [tuple(passages(claim)) for claim in self.case.claims]
        rows = await self.embedder.embed([text for texts in told for text in texts])
        ends = [0]
        for texts in told:
            ends.append(ends[-1] + len(texts))
        claims = rows[: len(told)].copy()
        for place, (first, last) in enumerate(pairwise(ends)):
            mean = rows[first:last].mean(axis=0)
            claims[place] = mean / float(mean @ mean) ** 0.5
        return claims


def passages(claim: Claim) -> Iterator[str]:
    """All the words in which a claim can be put."""
    yield from (claim.text, claim.handle, claim.question, claim.concession)
    yield from (kernel.text for kernel in claim.kernels)
