"""What every tool works with: venire, and in whose name this server opens what it is asked to hold."""

from __future__ import annotations

from dataclasses import dataclass

from venire.app import Venire
from venire.kernel.request import LOCAL


@dataclass(frozen=True, slots=True)
class Desk:
    """The clerk's desk, at which agents from outside are heard."""

    venire: Venire
    owner: str = LOCAL
    """Whose are the sessions that it opens by itself: of the command on one's own machine, or of the server."""
