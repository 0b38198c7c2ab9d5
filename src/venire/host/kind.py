"""What a kind of proceeding must say of itself so that the host, which knows no rules, can hold sessions of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from venire.kernel.codec import Codec
from venire.kernel.proceeding import Ask, Proceeding
from venire.kernel.record import Audience, Entry, Event, Seat
from venire.ports import Participant

S = TypeVar("S")
Contents: TypeAlias = Mapping[str, bytes]
"""Pinned contents by their hash."""
Line: TypeAlias = Sequence[Participant]
"""Who answers for a seat, the first first; each next one steps in for the one before."""
LineUp: TypeAlias = Callable[[Seat], Line]


def _no_pins(_opening: Event) -> Sequence[str]:
    return ()


def _some_moment(_proceeding: object, _entries: Sequence[Entry]) -> str:
    return "an earlier moment"


def _no_result(_state: object) -> str:
    return ""


def _everybody(_ask: Ask) -> Audience:
    return "open"


def _same_dice(opening: Event, _seed: str) -> Event:
    return opening


@dataclass(frozen=True, slots=True)
class Kind(Generic[S]):
    """A kind of proceeding, as the catalogue names it.

    ``build`` makes the rules from the opening event and the contents that it pins; ``pins`` names their hashes;
    ``result`` says in a word how a finished session ended; ``moment`` names the point at which a record that ends with
    these entries stands, in a reader's words ("round 2"), for the title of a fork; ``line_up`` says who answers for
    each seat where no person does (None: the application knows, as it does for the built-in kinds).

    Two keep a fork from telling what is sealed in a session that still goes on: ``pending`` names the matter that
    stands before a seat and whose truth is on the record already ("question 7"; empty: none), and ``with_dice`` is the
    opening with what makes its seed another. ``hears``: who may hear the words of an answer while they come.
    """

    name: str
    codec: Codec
    build: Callable[[Event, Contents], Proceeding[S]]
    pins: Callable[[Event], Sequence[str]] = _no_pins
    result: Callable[[S], str] = _no_result
    line_up: Callable[[Proceeding[S]], LineUp] | None = None
    moment: Callable[[Proceeding[S], Sequence[Entry]], str] = _some_moment
    pending: Callable[[S], str] = _no_result
    with_dice: Callable[[Event, str], Event] = _same_dice
    hears: Callable[[Ask], Audience] = _everybody
    instead: str = "Fork from before it was put, or when it is done with."
    """What one can do where a fork is refused because of what is pending."""


AnyKind: TypeAlias = Kind[Any]
