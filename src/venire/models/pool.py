"""The models of one process: seats that use the same model in the same way share its connections."""

from __future__ import annotations

import gc
import logging
from asyncio import Semaphore
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from venire.errors import VenireError
from venire.models.calls.departures import Door
from venire.models.calls.queue import QueuedModel
from venire.models.providers import connect, known_provider
from venire.models.recording.taped import Tapes
from venire.models.use import ModelUse
from venire.models.vectors.embedding import EmbeddedVectors, is_installed
from venire.ports import Embedder, Model
from venire.ports.workers import Workers

_log = logging.getLogger(__name__)


class Pool:
    """Connects to each model when it is first wanted, and keeps the calls of each address within their number."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._environ = environ
        self._tapes = Tapes(environ)
        self._models: dict[ModelUse, Model] = {}
        self._places: dict[tuple[str, str, int], Semaphore] = {}
        self._door = Door()
        self._told: set[str] = set()
        self.embedder: Embedder | None = EmbeddedVectors() if is_installed() else None
        """Sentence vectors for everybody; loaded when the first text is embedded. None where there is no model."""
        self.workers: Workers | None = None
        """Who thinks beside the loop about long words; None: everybody thinks here."""

    def model(self, use: ModelUse) -> Model:
        """Raises :class:`venire.errors.VenireError` for an unknown provider, a missing library or a missing key."""
        if use not in self._models:
            self._models[use] = self._tapes.threaded(use, lambda: self._connected(use))
        return self._models[use]

    def models(self, uses: Iterable[ModelUse]) -> Sequence[Model]:
        """Those of these that can be called, in order; what the others lack is logged once."""
        return [model for model in map(self._if_there, uses) if model is not None]

    async def close(self) -> None:
        """Let go of every connection, and of the workers."""
        if self.workers is not None:
            self.workers.close()
        models, self._models = list(self._models.values()), {}
        for model in models:
            await model.close()

    def _if_there(self, use: ModelUse) -> Model | None:
        try:
            return self.model(use)
        except VenireError as error:
            self._tell(f"{error} {error.remedy}")
            return None

    def _tell(self, lack: str) -> None:
        if lack not in self._told:
            self._told.add(lack)
            _log.warning("%s", lack)

    def _connected(self, use: ModelUse) -> Model:
        model = connect(use, self._environ)
        _settled()
        return QueuedModel(model, self._place(use), self._door)

    def _place(self, use: ModelUse) -> Semaphore:
        """The places at an address, shared by all models there."""
        many = use.concurrency or known_provider(use.provider).concurrency
        return self._places.setdefault((use.provider, use.base_url, many), Semaphore(many))


FRESH = 10_000
"""New objects from which on those are looked for that nobody needs: those of some thirty calls, a few megabytes.
Python's own 700 come together in every second call, and what the call still needs is looked through in vain."""


@cache
def _settled() -> None:
    """Once the first provider's library is there, what is loaded stays: to look through its several hundred thousand
    objects for what nobody needs takes a fifth of a second each time, and calls under way would wait for it."""
    gc.collect()
    gc.freeze()
    fresh, *older = gc.get_threshold()
    gc.set_threshold(max(FRESH, fresh), *older)
