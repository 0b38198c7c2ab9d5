"""What is told of a quota that is used up."""

from __future__ import annotations

from math import ceil

from venire.errors import VenireError


class QuotaSpent(VenireError):
    """A visitor has had its share. ``wait``: seconds until there is more of it; None where time alone heals nothing."""

    def __init__(self, sentence: str, remedy: str, wait: float | None = None) -> None:
        super().__init__(sentence, remedy)
        self.wait = None if wait is None else max(1, ceil(wait))


def in_words(seconds: float) -> str:
    """ "40 seconds", "12 minutes", "3 hours"."""
    for length, name in ((3600, "hour"), (60, "minute")):
        if seconds > length:
            return f"{ceil(seconds / length)} {name}s"
    count = max(1, ceil(seconds))
    return f"{count} second{'s' if count > 1 else ''}"
