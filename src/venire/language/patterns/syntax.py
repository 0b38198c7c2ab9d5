"""Patterns, read as the standard library reads them, and letters as they are compared where case does not count."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import cast

Tree = Iterable[tuple[object, object]]
"""Operators and what they hold, in a row."""
read = cast(
    "Callable[[str, int], Tree]",
    re._parser.parse,  # pyright: ignore - the standard library's own reader of patterns has no stub
)
"""A pattern with its flags, read."""
_FOLDED = str.maketrans({"ſ": "s", "ı": "i", "İ": "i"})
"""Letters that a pattern takes for others where case does not count, and that are no capitals."""


def flat(tree: Tree) -> Iterator[tuple[str, object]]:
    """What stands in a row, groups opened."""
    for operator, held in tree:
        if str(operator) == "SUBPATTERN":
            yield from flat(cast("Sequence[Tree]", held)[-1])
        else:
            yield str(operator), held


def lower(text: str) -> str:
    """The text in lower case, letter for letter."""
    return (text if text.isascii() else text.translate(_FOLDED)).lower()
