"""Sessions, views and events as JSON for the page. Only what a viewer may see is ever handed to these functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from venire.exports.stand_ins import stand_in
from venire.exports.tellings.kinds import telling
from venire.host.session import AnySession
from venire.kernel.folds.views import SeenEntry
from venire.kernel.frozen import Frozen
from venire.kernel.minutes import Halted
from venire.kernel.record import Event, Viewer
from venire.kernel.within import Within
from venire.law.argument.citations import leading
from venire.law.evidence.responsiveness import tail
from venire.proceedings.deliberation.events import Spoke
from venire.proceedings.examination.events import AnswerStruck

INNER = frozenset({"made_from", "spent", "put"})
"""How the understudy keeps from saying a thing twice: of no use to a reader."""


def named(session: AnySession) -> dict[str, object]:
    """What tells a session from others."""
    name, title = session.id, session.head.title
    halted = {"halted": session.halted.why} if session.halted else {}
    return {"session": name, "url": f"/sessions/{name}", "title": title, "over": session.over, **halted}


def of_part(seen: Sequence[SeenEntry], part: str | None) -> Sequence[SeenEntry]:
    """What happened in one part of a trial, and what halted the whole of it; with no part, everything."""
    return [one for one in seen if part is None or isinstance(one.event, Halted) or _within(one, part)]


def _within(seen: SeenEntry, part: str) -> bool:
    return isinstance(seen.event, Within) and seen.event.path == part


def seen_json(session: AnySession, seen: SeenEntry) -> dict[str, Any]:
    """``{"no", "at", "kind", "event"}``, numbered as its viewer saw it; of what a speech cites, what matters first, and
    of an answer struck in part the words up to which it stands.

    What happened in a part of a trial is told as it would be by itself, with ``part``: ``examination``, ``jury``. Words
    that the understudy spoke in the place of a model bear ``stood_in``.
    """
    part = {"part": seen.event.path} if isinstance(seen.event, Within) else {}
    event = seen.event.event if isinstance(seen.event, Within) else seen.event
    told = {"kind": event.kind, "event": _event_json(session, event)}
    stood_in = {"stood_in": who} if (who := stand_in(session.entries, seen.event)) else {}
    return {"no": seen.no, "at": seen.at.isoformat(), **told, **part, **stood_in}


def _event_json(session: AnySession, event: Event) -> dict[str, Any]:
    body = event.model_dump(mode="json", exclude=set(INNER))
    case = telling(session).case if isinstance(event, Spoke) else None
    if isinstance(event, Spoke) and case:
        body["cites"] = leading(case, event.claims, event.cites)
    if isinstance(event, AnswerStruck) and event.kept:
        body["upto"] = tail(event.kept)
    return body


def view_json(session: AnySession, viewer: Viewer, part: str | None = None) -> dict[str, Any]:
    """The view of this viewer; of one part of it, where one is named, and empty before it has begun."""
    view = session.view(viewer)
    inner: object = getattr(view, part, None) if part else view
    return inner.model_dump(mode="json", exclude=set(INNER)) if isinstance(inner, Frozen) else {}
