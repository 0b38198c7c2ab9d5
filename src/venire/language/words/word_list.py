"""Word lists as running text."""

from __future__ import annotations


def words(text: str) -> tuple[str, ...]:
    """The words of a list written as text, in order."""
    return tuple(text.split())
