"""One change of rooms after the other, within a server; and between servers, whoever comes second looks again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from venire.rooms.refusals import RoomChanged

P = ParamSpec("P")
T = TypeVar("T")
Self = TypeVar("Self", bound="InTurn")
TRIES = 3
"""How often a change is begun anew when another server wrote to its room first."""


class InTurn:
    """What is changed in turn."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def one_by_one(self, change: Callable[[], Awaitable[T]]) -> T:
        """What the change brings. Raises :class:`RoomChanged` after so many tries."""
        async with self._turn:
            for _ in range(TRIES - 1):
                try:
                    return await change()
                except RoomChanged:
                    continue  # on what the other has left: a seat that it took is taken
            return await change()


def in_turn(change: Callable[Concatenate[Self, P], Awaitable[T]]) -> Callable[Concatenate[Self, P], Awaitable[T]]:
    """The same, one after the other."""

    @wraps(change)
    async def turned(rooms: Self, *args: P.args, **kwargs: P.kwargs) -> T:
        return await rooms.one_by_one(lambda: change(rooms, *args, **kwargs))

    return turned
