"""A model at an address that takes only so many calls at a time."""

from __future__ import annotations

from asyncio import Semaphore
from collections.abc import Callable, Sequence

from pydantic import BaseModel

from venire.models.calls.departures import Door
from venire.models.calls.forms import Forms
from venire.ports import Brief, Filled, LookUp, Model


class QueuedModel:
    """Waits for a place, then asks. The model's time runs from there; who waits longer than it may is cancelled.

    ``door``: through which the calls of all models leave.
    """

    def __init__(self, model: Model, places: Semaphore, door: Door) -> None:
        self._model = model
        self._places = places
        self._door = door

    @property
    def name(self) -> str:
        """The model's own."""
        return self._model.name

    async def fill(
        self,
        brief: Brief,
        forms: Forms,
        complaint: Callable[[BaseModel], str],
        *,
        tools: Sequence[LookUp] = (),
        heard: Callable[[str], None] | None = None,
    ) -> Filled:
        """See :class:`venire.ports.Model`."""
        async with self._places, self._door.through():
            return await self._model.fill(brief, forms, complaint, tools=tools, heard=heard)

    async def close(self) -> None:
        """Let go of its connections."""
        await self._model.close()
