"""A proceeding that is to be held: what every kind of it offers alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Generic, TypeVar

from venire.app import Venire
from venire.errors import AgentError
from venire.face.apart import run_apart
from venire.face.live import LiveSession
from venire.face.opening import open_venire
from venire.face.outcome import Outcome
from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.kernel.record import BENCH, Event, Viewer

R_co = TypeVar("R_co", bound=Frozen, covariant=True)


class Planned(ABC, Generic[R_co]):
    """A proceeding that is to be held, as often as one likes: each time a session of its own, with dice by its seed."""

    def __init__(self, ends: type[R_co], data: Path | str | None) -> None:
        """``ends``: what its debrief is; ``data``: the data folder; None: sessions are in memory only."""
        self._ends = ends
        self._data = None if data is None else Path(data)

    async def run(self) -> Outcome[R_co]:
        """Hold it to its end.

        Raises :class:`venire.errors.VenireError` for what cannot be had, :class:`venire.errors.SafetyHalt` where a
        monitor stopped it, and :class:`AgentError` where nobody here answers for a seat.
        """
        async with self.open() as held:
            _require_nobody_elsewhere(held)
            return self._checked(await held.outcome())

    def run_sync(self) -> Outcome[R_co]:
        """As :meth:`run`, without ``await``: in a program, in a notebook, inside a loop that is running."""
        return run_apart(self.run)

    async def stream(self, viewer: Viewer = BENCH) -> AsyncGenerator[Event, None]:
        """Every event as it happens, as this viewer may see it: a seat, the ``gallery``, or the ``bench``, which sees
        all. Ends with the proceeding; raises as :meth:`run` does."""
        async with self.open() as held:
            _require_nobody_elsewhere(held)
            async for event in held.events(viewer):
                yield event
            self._checked(await held.outcome())

    def __aiter__(self) -> AsyncIterator[Event]:
        return self.stream()

    @asynccontextmanager
    async def open(self) -> AsyncGenerator[LiveSession[R_co], None]:
        """Open it, to follow it, or to answer for seats that are held from elsewhere. What is not over at the end of
        the block stays as it stands."""
        async with open_venire(self._data, in_memory=self._data is None) as venire:
            yield LiveSession(venire, await self._begun(venire), self._ends, self._data)

    @abstractmethod
    async def _begun(self, venire: Venire) -> AnySession:
        """A session of it, going on."""

    def _checked(self, outcome: Outcome[R_co]) -> Outcome[R_co]:
        """Raises :class:`venire.errors.VenireError` for an end that is none."""
        return outcome


def _require_nobody_elsewhere(held: LiveSession[R_co]) -> None:
    if held.elsewhere and not held.over:
        raise AgentError(
            f"Nobody here answers for {', '.join(held.elsewhere)}.",
            "Open it with `async with NAME.open() as held`, and submit what is asked of the seat.",
        )
