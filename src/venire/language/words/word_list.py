"""Word lists as running text."""

from __future__ import annotations


def words(text: str) -> tuple[str, ...]:
    """The words of a list written as text, in order."""
    return tuple(text.split())


def groups(text: str) -> tuple[str, ...]:
    """The groups of a list in which line ends and bars part them, in order."""
    return tuple(text.strip().replace("\n", "|").split("|"))
