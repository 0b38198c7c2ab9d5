"""Who tells a session: the telling that its kind names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from venire.errors import VenireError
from venire.exports.tellings.protocol import Telling
from venire.host.session import AnySession
from venire.kernel.part import loaded

Tells: TypeAlias = Callable[[AnySession, Any], Telling]
"""From a session and the rules it goes by."""


def telling(session: AnySession) -> Telling:
    """Whoever tells this session. Raises :class:`VenireError` for a kind that has nobody."""
    if session.kind.telling is None:
        raise VenireError(
            f"Sessions of the kind {session.kind.name!r} are not told here.",
            "Export it as jsonl and read it elsewhere.",
        )
    tells: Tells = loaded(session.kind.telling)
    return tells(session, session.sitting.proceeding)
