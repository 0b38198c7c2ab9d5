"""A drawer of papers of one shape, in the store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from venire.kernel.frozen import Frozen
from venire.ports import Store

F = TypeVar("F", bound=Frozen)


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
            return self._shape.model_validate_json(await self._store.paper(self._name, name))
        except KeyError:
            return None

    async def all(self) -> Sequence[F]:
        """In the order of their names."""
        return [self._shape.model_validate_json(body) for body in await self._store.papers(self._name)]

    async def take_out(self, name: str) -> bool:
        """Whether it was there, and no other has taken it out."""
        try:
            await self._store.drop_paper(self._name, name)
        except KeyError:
            return False
        return True
