"""Views and events as JSON for the page. Only what a viewer may see is ever handed to these functions."""

from __future__ import annotations

from typing import Any

from venire.app import rules_of
from venire.host.session import AnySession
from venire.kernel.record import Viewer
from venire.kernel.views import Seen
from venire.law.citing import leading
from venire.proceedings.deliberation.events import Spoke

INNER = frozenset({"made_from", "spent", "put"})
"""How the understudy keeps from saying a thing twice: of no use to a reader."""


def seen_json(session: AnySession, seen: Seen) -> dict[str, Any]:
    """``{"no", "at", "kind", "event"}``, numbered as its viewer saw it; of what a speech cites, what matters first."""
    event = seen.event.model_dump(mode="json", exclude=set(INNER))
    if isinstance(seen.event, Spoke):
        event["cites"] = leading(rules_of(session).case, seen.event.claims, seen.event.cites)
    return {"no": seen.no, "at": seen.at.isoformat(), "kind": seen.event.kind, "event": event}


def view_json(session: AnySession, viewer: Viewer) -> dict[str, Any]:
    """The view of this viewer."""
    return session.view(viewer).model_dump(mode="json", exclude=set(INNER))
