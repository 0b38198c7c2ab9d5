"""A set cut in two by a hash of the ids: one half to develop on, the other never looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


def developed_on(key: str, byte: int = 0) -> bool:
    """Whether an item of this id belongs to the half that was developed on: an even ``byte`` of its hash."""
    return sha256(key.encode()).digest()[byte] % 2 == 0


def by_half(
    items: Sequence[T],
    key: Callable[[T], str],
    score: Callable[[Sequence[T]], float],
    name: str = "accuracy",
    byte: int = 0,
) -> dict[str, dict[str, float]]:
    """The score on either half, with its number of items; a half without items is left out."""
    halves = {"developed_on": [one for one in items if developed_on(key(one), byte)]}
    halves["unseen"] = [one for one in items if not developed_on(key(one), byte)]
    return {half: {"n": len(own), name: score(own)} for half, own in halves.items() if own}
