"""Answers prepared before they are asked for, where the rules can say what comes next.

Source: DESIGN, "Acts and asks".
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass

from venire.host.kind import LineUp
from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.ports import Participant


@dataclass(frozen=True, slots=True)
class _Prepared:
    view: Frozen
    task: asyncio.Task[Act]


class Foresight:
    """What the first in line of each seat is already thinking about."""

    def __init__(self, session: AnySession, line_up: LineUp) -> None:
        self._session = session
        self._line_up = line_up
        self._prepared: dict[str, _Prepared] = {}

    def look(self, asked: Collection[str]) -> None:
        """Begin on what is foreseen now, and drop what is neither foreseen nor asked."""
        foreseen = [ask for ask in self._session.foreseen() if ask.key not in asked]
        wanted = {ask.key for ask in foreseen}
        for key in [key for key in self._prepared if key not in wanted]:
            self._prepared.pop(key).task.cancel()
        for ask in foreseen:
            self._begin(ask)

    def take(self, ask: Ask, view: Frozen) -> asyncio.Task[Act] | None:
        """The answer under way for this ask, if it was begun on an equal view."""
        prepared = self._prepared.pop(ask.key, None)
        if prepared is None or prepared.view == view:
            return prepared and prepared.task
        prepared.task.cancel()
        return None

    def close(self) -> None:
        """Stop thinking."""
        for prepared in self._prepared.values():
            prepared.task.cancel()

    def _begin(self, ask: Ask) -> None:
        line = self._line_up(ask.seat)
        if ask.key in self._prepared or self._session.people.get(ask.seat, False) or not line:
            return
        view = self._session.view(ask.seat)
        task = asyncio.create_task(_prepare(line[0], ask, view))
        task.add_done_callback(_heard)
        self._prepared[ask.key] = _Prepared(view, task)


async def _prepare(participant: Participant, ask: Ask, view: Frozen) -> Act:
    return await participant.answer(ask, view)


def _heard(task: asyncio.Task[Act]) -> None:
    """A prepared answer that nobody takes may fail unheard; one that is taken raises where it is awaited."""
    if not task.cancelled():
        task.exception()
