"""The errors a user meets: one clear sentence, and a remedy."""

from __future__ import annotations


class VenireError(Exception):
    """The base of every error that is told to a user.

    ``str(error)`` is one sentence that says what is wrong; ``remedy`` one that says what to do about it.
    """

    def __init__(self, sentence: str, remedy: str = "") -> None:
        super().__init__(sentence)
        self.remedy = remedy
