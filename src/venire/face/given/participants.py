"""Who sits where, as a caller gives it: an object, a function, or the word for somebody who answers from elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from inspect import isawaitable, iscoroutinefunction
from typing import Literal, Protocol, TypeAlias, TypeGuard

from venire.errors import ConfigurationError, VenireError
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.ports import Participant

Elsewhere: TypeAlias = Literal["person", "external"]
"""Nobody here: what is asked of the seat waits for :meth:`venire.face.live.LiveSession.submit`."""
Function: TypeAlias = Callable[[Ask, Frozen], Act | Awaitable[Act | None] | None]
"""A participant as a function; one that is not ``async`` runs in a thread of its own, so that it may take its time."""

HOW = 'Give an object with `async answer(ask, view)`, a function of both, "person" or "external".'


class Answers(Protocol):
    """The least that a participant needs. A ``name`` is how the record calls it; else its class's is."""

    async def answer(self, ask: Ask, view: Frozen) -> Act | None:
        """An act that ``ask.wants``, on what the seat may know; None: whoever would else sit there answers this one."""
        ...


Seats: TypeAlias = Mapping[str, Sequence[str] | None]
"""The kinds of seats that there are, each with the names of its seats; none: it is one seat; None: nobody knows yet."""
Seated: TypeAlias = Answers | Function | Elsewhere
"""Whoever can be given a seat."""


@dataclass(frozen=True)
class _Named:
    """Somebody under the name of its class."""

    name: str
    answers: Answers

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """As it answers."""
        return _given(await self.answers.answer(ask, view))


@dataclass(frozen=True)
class _Function:
    """A function under its name."""

    name: str
    function: Function

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """What the function gives back."""
        if iscoroutinefunction(self.function):
            return _given(await self.function(ask, view))
        given = await asyncio.to_thread(self.function, ask, view)
        return _given(await given if isawaitable(given) else given)


def _given(act: Act | None) -> Act:
    if act is None:
        raise VenireError("It left this to whoever else would sit there.")
    return act


def participants_of(
    given: Mapping[str, Seated], seats: Seats
) -> tuple[Mapping[str, Participant], Mapping[str, Elsewhere]]:
    """Those who answer here, and the seats of those who do not.

    Raises :class:`ConfigurationError` for a seat that there is not, or somebody who cannot answer.
    """
    for seat in given:
        _require_seat(seat, seats)
    away: dict[str, Elsewhere] = {}
    here = dict[str, Participant]()
    for seat, one in given.items():
        if isinstance(one, str):
            away[seat] = _elsewhere(seat, one, seats)
        else:
            here[seat] = _participant(seat, one)
    return here, away


def numbered(many: int) -> Sequence[str]:
    """The names of so many seats: 1, 2 …"""
    return [str(number) for number in range(1, many + 1)]


def _elsewhere(seat: str, one: str, seats: Seats) -> Elsewhere:
    if one not in ("person", "external"):
        raise ConfigurationError(f"{one[:40]!r} cannot sit at {seat}.", HOW)
    if "/" not in seat and seats[seat] != ():
        raise ConfigurationError(f"Not every {seat} can be {one}.", f"Name the seats one by one: {seat}/1.")
    return "person" if one == "person" else "external"


def _participant(seat: str, one: Answers | Function) -> Participant:
    if _answers(one):
        return _Named(str(getattr(one, "name", "")) or type(one).__name__, one)
    if not callable(one):
        raise ConfigurationError(f"A {type(one).__name__} cannot sit at {seat}.", HOW)
    return _Function(getattr(one, "__name__", "") or type(one).__name__, one)


def _answers(one: Answers | Function) -> TypeGuard[Answers]:
    return callable(getattr(one, "answer", None))


def _require_seat(seat: str, seats: Seats) -> None:
    kind, slash, name = seat.partition("/")
    names = seats.get(kind, ())
    if kind not in seats or (slash and (not name or (names is not None and name not in names))):
        told = ", ".join(_told(kind, names) for kind, names in seats.items())
        raise ConfigurationError(f"There is no seat {seat[:40]!r} here.", f"There are {told}.")


def _told(kind: str, names: Sequence[str] | None) -> str:
    if names is None:
        return f"{kind}/NAME"
    return " to ".join(dict.fromkeys(f"{kind}/{name}" for name in (names[0], names[-1]))) if names else kind
