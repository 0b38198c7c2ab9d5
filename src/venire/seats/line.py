"""Who answers for each seat of a session: as its kind says."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from venire.errors import VenireError
from venire.host.session import AnySession
from venire.kernel.part import loaded
from venire.models.cast import Cast
from venire.ports import Line, LineUp, Participant

LinesUp: TypeAlias = Callable[[AnySession, Cast], LineUp]
"""From a session, and the models that are cast for it, to the line of each seat."""


def line_up_of(session: AnySession, cast: Cast) -> LineUp:
    """Who answers for each seat. Raises :class:`VenireError` for a kind that names nobody."""
    if session.kind.line_up is None:
        raise VenireError(f"The kind {session.kind.name!r} names nobody who answers.", "Give its Kind a line_up.")
    lines_up: LinesUp = loaded(session.kind.line_up)
    return lines_up(session, cast)


def at_place(line: Line, place: int) -> Participant:
    """Whoever has this place of a line, or the last. Raises :class:`VenireError` for a line of nobody."""
    if not line:
        raise VenireError("Nobody answers here.", "Name a model for this seat, or seat a person.")
    return line[min(place, len(line) - 1)]
