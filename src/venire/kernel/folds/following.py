"""What follows by itself: from the events of one answer to the next question that somebody must answer. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from venire.kernel.record import Event

S = TypeVar("S")


def and_what_follows(
    evolve: Callable[[S, Event], S], follows: Callable[[S], Sequence[Event]], state: S, first: Sequence[Event]
) -> Sequence[Event]:
    """The events, and all that ``follows`` from the state after them, until nothing more does."""
    events, fresh = list(first), list(first)
    while fresh:
        for event in fresh:
            state = evolve(state, event)
        fresh = list(follows(state))
        events += fresh
    return events
