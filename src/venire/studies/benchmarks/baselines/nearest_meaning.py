"""A plain baseline: whatever lies nearest in meaning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from venire.law.evidence.question.setting import Likeness

T = TypeVar("T")


def nearest(text: str, others: Sequence[T], told: Callable[[T], str], likeness: Likeness) -> T | None:
    """Of the others the one whose text is most like this one, the first of equals; None where there are none."""
    if not others:
        return None
    near = likeness(text, [told(one) for one in others])
    return others[max(range(len(others)), key=lambda place: near[place])]
