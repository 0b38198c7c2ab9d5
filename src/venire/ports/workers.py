"""Whoever does beside the loop what takes the processor long, so that one visitor's words hold up nobody else.

Source: spec/platform.md, "Security"; design/engine.md, "Beside the loop".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ParamSpec, Protocol, TypeVar, cast

from pydantic import BaseModel

P = ParamSpec("P")
T = TypeVar("T")
LONG = 1_000
"""Characters from which words count as long: more than a player says in a turn, and less than somebody may type."""


class Workers(Protocol):
    """Processes that work beside the loop. What they are given and what they bring must be able to travel."""

    async def run(self, work: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> T:
        """What the work brings. Raises whatever it raises, and :class:`VenireError` where it cannot be done."""
        ...

    def close(self) -> None:
        """Let them go; what is under way is given up."""
        ...


def has_long_words(value: object) -> bool:
    """Whether there is a long text anywhere in a value: in an act, in a view."""
    if isinstance(value, str):
        return len(value) >= LONG
    if isinstance(value, BaseModel):
        return any(map(has_long_words, value.__dict__.values()))
    if isinstance(value, Mapping):
        return any(map(has_long_words, cast("Mapping[object, object]", value).values()))
    return isinstance(value, tuple | list) and any(map(has_long_words, cast("Iterable[object]", value)))
