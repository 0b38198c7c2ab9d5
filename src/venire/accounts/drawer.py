"""A drawer of papers of one shape, in the store."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Generic, TypeVar

from pydantic import ValidationError

from venire.kernel.frozen import Frozen
from venire.ports import Store

F = TypeVar("F", bound=Frozen)
_log = logging.getLogger(__name__)


class Drawer(Generic[F]):
    """Papers by name."""

    def __init__(self, store: Store, name: str, shape: type[F]) -> None:
        self._store, self._name, self._shape = store, name, shape

    async def keep(self, name: str, paper: F) -> F:
        """In the place of what was kept under this name."""
        await self._store.keep_paper(self._name, name, paper.model_dump_json().encode())
        return paper

    async def find(self, name: str) -> F | None:
        """None where nothing has this name."""
        try:
            return self._read(await self._store.paper(self._name, name))
        except KeyError:
            return None

    async def all(self) -> Sequence[F]:
        """In the order of their names."""
        return [paper for paper in await self.every() if paper is not None]

    async def every(self) -> Sequence[F | None]:
        """The same, with None for each that something has damaged."""
        return [self._read(body) for body in await self._store.papers(self._name)]

    def _read(self, body: bytes) -> F | None:
        """None for one that something has damaged: it must not keep anybody from the others."""
        try:
            return self._shape.model_validate_json(body)
        except ValidationError:
            _log.warning("a paper of the drawer %s cannot be read", self._name)
            return None

    async def take_out(self, name: str) -> bool:
        """Whether it was there, and no other has taken it out."""
        try:
            await self._store.drop_paper(self._name, name)
        except KeyError:
            return False
        return True
