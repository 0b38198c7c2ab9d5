"""The monitors of one session: each reads the record as it grows, and its notes go on it, for the bench only.

They stand beside the driver. No rule, player or clock waits for them. Only where they may halt the session does an act
wait until they have read what was before it. Source: spec/debate.md, "Safety monitors".
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

from venire.host.session import AnySession
from venire.host.watch.lane import PATIENCE, Lane
from venire.ports import Monitor, WaitsForOthers


class Monitoring:
    """Keeps the monitors of a session informed, from its first entry; there is one at a time, beside its driver."""

    def __init__(self, session: AnySession, monitors: Sequence[Monitor], patience: float = PATIENCE) -> None:
        noting = asyncio.Lock()
        self._lanes = [Lane(session, together, patience, noting) for together in _lanes(monitors)]
        session.before_act = self._read_up

    async def run(self) -> None:
        """Until the session is over and every entry has been read."""
        await asyncio.gather(*(lane.run() for lane in self._lanes))

    async def _read_up(self) -> None:
        await asyncio.gather(*(lane.read_up() for lane in self._lanes))


def _lanes(monitors: Sequence[Monitor]) -> Iterator[Sequence[Monitor]]:
    """Those that answer by themselves together, and each that waits for others alone."""
    yield [one for one in monitors if not isinstance(one, WaitsForOthers)]
    yield from ([one] for one in monitors if isinstance(one, WaitsForOthers))
