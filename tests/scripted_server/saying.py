"""What a scripted model says, in no provider's shape yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Call:
    """A tool called: a form handed in, or a look-up asked for. ``arguments`` is JSON, or the beginning of some."""

    name: str
    arguments: str


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens as a provider bills them; the cached ones are among those in, the thought ones among those out."""

    tokens_in: int = 1000
    tokens_out: int = 40
    cached: int = 600
    written: int = 0
    """Of those in, the ones that the provider newly keeps."""
    thought: int = 0


@dataclass(frozen=True, slots=True)
class Saying:
    """One answer."""

    text: str = ""
    calls: tuple[Call, ...] = ()
    thinking: str = ""
    end: Literal["stop", "length", "refusal"] = "stop"
    usage: Usage = Usage()
    piece: int = 12
    """Characters to an event where it is streamed."""


def pieces(text: str, size: int) -> list[str]:
    """The text in its order, so many characters at a time."""
    return [text[start : start + size] for start in range(0, len(text), size)]
