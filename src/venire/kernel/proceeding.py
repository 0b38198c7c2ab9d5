"""A proceeding: a pure book of rules. Events in, state out, and an agenda of asks.

Source: spec/design.md, "The idea".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar, runtime_checkable

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.kernel.record import BENCH, GALLERY, Act, Event, Seat, Viewer

S = TypeVar("S")
S_in = TypeVar("S_in", contravariant=True)


@dataclass(frozen=True, slots=True)
class Ask:
    """A question put to a seat.

    ``key`` is stable while the question stands, so that an unrelated event does not cancel an answer under way.
    Asks of one ``group`` are answered on one frozen view and applied together in agenda order.
    ``limit`` is in seconds from the recorded opening (None: no limit); when it has passed, ``default`` counts.
    A ``standing`` ask is a door left open: it may be answered at any time and nobody waits for it.
    """

    key: str
    seat: Seat
    wants: tuple[type[Act], ...]
    directive: str = ""
    group: str | None = None
    limit: float | None = None
    default: Act | None = None
    standing: bool = False

    def __post_init__(self) -> None:
        if self.seat in (GALLERY, BENCH):
            raise ValueError(f"the {self.seat} holds no seat, so nothing can be asked of it")


class Refused(VenireError):
    """An act out of order. The record is unchanged. It names only what is asked of the very seat that acted."""

    def __init__(self, sentence: str, remedy: str = "", asked: Sequence[Ask] = ()) -> None:
        super().__init__(sentence, remedy)
        self.asked = tuple(asked)


class Proceeding(Protocol[S]):
    """The rules of one kind of proceeding. Every method is pure.

    ``decide`` takes the whole ask where the first sketch had the seat: two nested children may ask the same seat
    at once, and only the key tells which of them is answered.
    """

    @property
    def name(self) -> str: ...
    @property
    def events(self) -> tuple[type[Event], ...]: ...
    @property
    def acts(self) -> tuple[type[Act], ...]: ...

    def evolve(self, state: S | None, event: Event, /) -> S:
        """The state after this event. Total over its own events; ``None`` before the first."""
        ...

    def agenda(self, state: S, /) -> Sequence[Ask]:
        """What is asked now, in the order in which a group is applied. Empty when the proceeding is over."""
        ...

    def decide(self, state: S, ask: Ask, act: Act, /) -> Sequence[Event]:
        """What follows from this answer. Raises :class:`Refused` where the rules do not allow it."""
        ...

    def view(self, state: S, viewer: Viewer, /) -> Frozen:
        """All that this viewer may know, windowed: its size does not grow with the length of the record."""
        ...


@runtime_checkable
class Foresees(Protocol[S_in]):
    """Rules that can name asks likely to come next, so that an answer may be prepared before it is asked for."""

    def foresee(self, state: S_in, /) -> Sequence[Ask]:
        """Asks that may come; an answer counts only if one comes to be asked on an equal view."""
        ...


@runtime_checkable
class NamesSeats(Protocol[S_in]):
    """Rules that can say whom they will ask."""

    def seats(self, state: S_in, /) -> Sequence[Seat]:
        """Every seat that is asked something before it is over, as far as that can be told."""
        ...
