"""The directions of targets, kept for good, and of answers, kept for a minute. Source: spec/trial.md, "Scoring"."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from venire.errors import VenireError
from venire.ports import Embedder

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_log = logging.getLogger(__name__)
KEPT = 60.0
"""Seconds that an answer's direction is kept."""


@dataclass
class Vectors:
    """Directions by text. When the embedder fails, texts have none, and words alone must do."""

    embedder: Embedder
    clock: Callable[[], float] = time.monotonic
    _targets: dict[str, NDArray[np.float32]] = field(default_factory=dict[str, "NDArray[np.float32]"])
    _answers: dict[str, tuple[float, NDArray[np.float32]]] = field(
        default_factory=dict[str, "tuple[float, NDArray[np.float32]]"]
    )

    async def hear(self, answers: Sequence[str], targets: Sequence[str]) -> None:
        """Make these texts comparable."""
        self._forget()
        fresh = [text for text in dict.fromkeys(targets) if text not in self._targets]
        said = [text for text in dict.fromkeys(answers) if text.strip() and text not in self._answers]
        if not fresh and not said:
            return
        try:
            rows = await self.embedder.embed([*fresh, *said])
        except VenireError as error:
            _log.warning("%s %s Answers are matched by their words alone.", error, error.remedy)
            return
        self._targets.update(zip(fresh, rows, strict=False))
        now = self.clock()
        self._answers.update({text: (now, row) for text, row in zip(said, rows[len(fresh) :], strict=True)})

    def likeness(self, answer: str, target: str) -> float:
        """The cosine of an answer and a target; 0 where one of them has not been heard."""
        said, wanted = self._answers.get(answer), self._targets.get(target)
        return float(said[1] @ wanted) if said is not None and wanted is not None else 0.0

    def _forget(self) -> None:
        old = [text for text, (at, _) in self._answers.items() if self.clock() - at > KEPT]
        for text in old:
            del self._answers[text]
