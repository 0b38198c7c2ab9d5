"""Whether words say what a thing on the table shows, or only that it lies there."""

from __future__ import annotations

from typing import Final

from venire.language.wording.everyday_words import RHETORIC, folded
from venire.law.api import Evidence

SAYS: Final = 3
"""Words beside the thing's own name that say something of it."""
OF_IT: Final = 2
"""How many of them must be of what it records, where no claim that rests on it is put."""
_POINTING: Final = folded(
    "look at this here see please take read lies table exhibit evidence piece paper now show shows"
)


def bears_on(text: str, item: Evidence, *, tied: bool) -> bool:
    """Whether a saying tells what the thing shows. ``tied``: it puts a claim that rests on it."""
    said = folded(text) - RHETORIC - _POINTING - folded(f"{item.handle} {item.name} {item.id}")
    if len(said) < SAYS:
        return False
    return tied or len(said & folded(item.description)) >= OF_IT
