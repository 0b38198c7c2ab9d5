"""How much may come in at once, of whatever shape: no act needs lists of thousands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

MOST = 200
"""Entries of one list or object."""
WHOLE = 2_000
"""Values in all."""
DEEPEST = 12
"""Levels of lists and objects in one another."""


def excess(value: object) -> str:
    """What there is too much of in a value made of lists, objects and texts; empty for one that may come in."""
    left = [(value, 0)]
    for _ in range(WHOLE):
        if not left:
            return ""
        one, depth = left.pop()
        parts = _parts(one)
        if len(parts) > MOST:
            return f"a list of {len(parts):,}, where {MOST} are the most"
        if depth > DEEPEST:
            return f"lists nested more than {DEEPEST} deep"
        left.extend((part, depth + 1) for part in parts)
    return f"more than {WHOLE:,} values" if left else ""


def _parts(value: object) -> Sequence[object]:
    if isinstance(value, Mapping):
        return list(cast("Mapping[object, object]", value).values())
    if isinstance(value, list | tuple):
        return cast("Sequence[object]", value)
    return ()
