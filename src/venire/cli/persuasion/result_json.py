"""What ``--json`` prints of a settled persuasion."""

from __future__ import annotations

from typing import Any

from venire.app import Venire
from venire.errors import VenireError
from venire.host.session import AnySession
from venire.proceedings.persuasion.debrief import PersuasionResult


def outcome(venire: Venire, session: AnySession) -> dict[str, Any]:
    """One object; the same seed gives the same, but for the id. Raises :class:`VenireError` until it is over."""
    told = venire.ending(session)
    if not isinstance(told, PersuasionResult):
        raise VenireError("This session is not a persuasion.", "Choose another from `venire sessions`.")
    shown = told.model_dump(mode="json", exclude={"settled", "accounts", "words", "hurt"})
    return {"session": session.id, **shown, **told.settled.model_dump(mode="json")}
