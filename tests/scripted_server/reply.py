"""A raw HTTP answer, and the ways in which it can go wrong on the line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from threading import Event
from typing import Literal

Ending = Literal["whole", "cut", "reset", "hang", "endless"]
"""Sent whole; a stream that breaks off; cut by a reset connection; silence until the other side leaves; the last part
again and again."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What goes over the line, given after so many seconds.

    ``parts``: a streamed body, one write each; else ``body`` in one piece; else an error in the provider's shape.
    """

    status: int = 200
    body: str = ""
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    latency: float = 0.0
    parts: tuple[str, ...] = ()
    fault: str = ""
    """The name of an error; the server gives it the shape of the provider that was asked."""
    ending: Ending = "whole"
    gate: Event | None = None
    """Half of the parts are written, and the rest once this is set."""

    def after(self, seconds: float) -> Reply:
        return replace(self, latency=seconds)

    def ends(self, ending: Ending) -> Reply:
        return replace(self, ending=ending)

    def halved(self, gate: Event) -> Reply:
        return replace(self, gate=gate)

    @property
    def streamed(self) -> bool:
        """Whether it is told in events."""
        return bool(self.parts)

    def pieces(self) -> Iterator[str]:
        """What is written, one after the other; an endless reply never stops."""
        yield from self.parts or (self.body,)
        while self.ending == "endless":
            yield self.parts[-1] if self.parts else " "
