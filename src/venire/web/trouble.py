"""Errors of the page: a status, a sentence and a remedy."""

from __future__ import annotations

from venire.errors import VenireError
from venire.web.strings import say


class Trouble(VenireError):
    """An error that is answered with an HTTP status of its own."""

    def __init__(self, status: int, sentence: str, remedy: str, wait: int | None = None) -> None:
        super().__init__(sentence, remedy)
        self.status = status
        self.wait = wait
        """Seconds after which it may be tried again; None where time heals nothing."""


def trouble(status: int, name: str, wait: int | None = None) -> Trouble:
    """The trouble of this name in the catalogue: ``errors.NAME`` and ``errors.NAME_remedy``."""
    return Trouble(status, say(f"errors.{name}"), say(f"errors.{name}_remedy"), wait)
