"""What to practise next: boxes after Leitner 1972. What was missed comes at once again, what is known ever more rarely.

A thing begins in box 0, rises by one with every right answer to the last box, and falls back to 0 with a wrong one. It
is drawn with a weight that halves from box to box, and not twice in a row where there is anything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

K = TypeVar("K", bound=str)
LAST = 5
"""The box of what is known well."""


def box_after(box: int, right: bool) -> int:
    """The box after one more answer."""
    return min(box + 1, LAST) if right else 0


def boxes(answers: Iterable[tuple[K, bool]], begun: Mapping[K, int]) -> Mapping[K, int]:
    """Where each thing stands after these answers, in order; ``begun``: where they stood before."""
    at = dict[K, int](begun)
    for thing, right in answers:
        at[thing] = box_after(at.get(thing, 0), right)
    return at


def weights(things: Sequence[K], at: Mapping[K, int], last: K | None = None) -> Sequence[float]:
    """The weight of each thing in the next draw. All positive, but the last one drawn's where others are left."""
    alone = len(things) == 1
    return [0.0 if thing == last and not alone else 2.0 ** -at.get(thing, 0) for thing in things]
