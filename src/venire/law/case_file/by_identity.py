"""A value as a key by itself and not by what it holds: to compare two whole cases would take longer than what is kept
of them saves."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class ByIdentity(Generic[T]):
    """Equal to another only where both hold the same object, which stays alive as long as the key."""

    __slots__ = ("held",)

    def __init__(self, held: T) -> None:
        self.held = held

    def __hash__(self) -> int:
        return id(self.held)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ByIdentity) and self.held is other.held  # pyright: ignore[reportUnknownMemberType]
