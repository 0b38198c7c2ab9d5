"""Worked out once for each case: what follows from the case alone is the same in every call of every session.

A case is frozen and large. Which it is is told by the object itself, for to compare it by its contents would cost more
than is saved; it is held as long as what was worked out of it, so that no other can take its place.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from venire.law.case_file.case import Case

P = ParamSpec("P")
T = TypeVar("T")
KEPT = 64
"""Results of one function that are kept; at one more all are let go."""


def once_a_case(function: Callable[Concatenate[Case, P], T]) -> Callable[Concatenate[Case, P], T]:
    """The same function, run once for each case and all else that it is given, which must be hashable.

    What it returns is shared by all who ask: a value that nobody changes.
    """
    found: dict[Hashable, tuple[Case, T]] = {}

    @wraps(function)
    def known(case: Case, *args: P.args, **more: P.kwargs) -> T:
        key = (id(case), args, tuple(more.items()))
        if key not in found:
            if len(found) >= KEPT:
                found.clear()
            found[key] = (case, function(case, *args, **more))
        return found[key][1]

    return known
