"""A participant that thinks in a worker process wherever long words are before it, and otherwise here.

To send a view there and an act back takes a millisecond or two, as long as a player without a model thinks about an
ordinary speech; what somebody types on purpose may take a thousand times as long.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Literal

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.ports import AnswersAtOnce, Participant
from venire.ports.workers import Workers, has_long_words

_log = logging.getLogger(__name__)
KEPT = 16
"""Participants that a worker keeps, with all that they have read."""


@dataclass(frozen=True)
class ThinksApart:
    """Answers as ``inner``, which ``make`` makes here and, where it can travel, in a worker."""

    inner: Participant
    make: Callable[[], Participant]
    workers: Workers
    always: bool = False
    """Whether it has long words before it whatever the view."""

    @property
    def name(self) -> str:
        return self.inner.name

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """The same act, wherever it is thought of."""
        recipe = self._recipe if self.always or has_long_words(view) else b""
        if not recipe:
            return await self.inner.answer(ask, view)
        return await self.workers.run(answered, recipe, ask, view)

    @cached_property
    def _recipe(self) -> bytes:
        """Empty for a player of another package that cannot travel."""
        try:
            return pickle.dumps(self.make)
        except (pickle.PicklingError, TypeError, AttributeError) as error:
            _log.warning("%s thinks in the server itself, for it cannot travel: %s", self.name, error)
            return b""


@dataclass(frozen=True)
class AtOnceThinksApart(ThinksApart):
    """One whose answers need no preparing."""

    at_once: Literal[True] = True


def thinks_apart(make: Callable[[], Participant], workers: Workers | None, always: bool = False) -> Participant:
    """Whoever ``make`` makes; where there are workers, thinking apart what is long. ``always``: all of it."""
    inner = make()
    if workers is None:
        return inner
    kind = AtOnceThinksApart if isinstance(inner, AnswersAtOnce) else ThinksApart
    return kind(inner, make, workers, always)


def answered(recipe: bytes, ask: Ask, view: Frozen) -> Act:
    """In a worker: the answer of whoever is made so."""
    return asyncio.run(_made(recipe).answer(ask, view))


@lru_cache(maxsize=KEPT)
def _made(recipe: bytes) -> Participant:
    make: Callable[[], Participant] = pickle.loads(recipe)
    return make()
