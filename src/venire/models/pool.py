"""The models of one process: seats that use the same model in the same way share its connections."""

from __future__ import annotations

from collections.abc import Mapping

from venire.models.embedding import EmbeddedVectors
from venire.models.providers import connect
from venire.models.use import ModelUse
from venire.ports import Embedder, Model


class Pool:
    """Connects to each model when it is first wanted."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._environ = environ
        self._models: dict[ModelUse, Model] = {}
        self.embedder: Embedder = EmbeddedVectors()
        """Sentence vectors for everybody; loaded when the first text is embedded."""

    def model(self, use: ModelUse) -> Model:
        """Raises :class:`venire.errors.VenireError` for an unknown provider or a missing key."""
        if use not in self._models:
            self._models[use] = connect(use, self._environ)
        return self._models[use]

    async def close(self) -> None:
        """Let go of every connection."""
        models, self._models = list(self._models.values()), {}
        for model in models:
            await model.close()
