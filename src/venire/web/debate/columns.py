"""Which debater stands in which of the two columns of the page."""

from __future__ import annotations

from collections.abc import Sequence

from venire.proceedings.debate.params import Debater


def columns_of(debaters: Sequence[Debater]) -> tuple[Sequence[int], Sequence[int]]:
    """The numbers, from 1, of those on the left and on the right: for, and against; whoever has a view of its own
    stands where fewer do."""
    left, right = list[int](), list[int]()
    for number, debater in enumerate(debaters, start=1):
        if debater.stance == "for":
            left.append(number)
        elif debater.stance == "against":
            right.append(number)
    for number, debater in enumerate(debaters, start=1):
        if debater.stance == "own":
            (left if len(left) <= len(right) else right).append(number)
    return left, right
