"""The stream of a session: the visitor's own events as they happen, resumable after any number."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Header, Query
from sse_starlette import EventSourceResponse, ServerSentEvent

from venire.web.asked import asked_of
from venire.web.visit import Visit, Visiting
from venire.web.wire import seen_json

router = APIRouter(prefix="/api/sessions", tags=["sessions"])
_NUMBER = re.compile(r"[0-9]{1,15}")
PING = 15
"""Seconds between signs of life."""


@router.get("/{session}/stream")
async def stream(
    visit: Visiting,
    after: Annotated[int, Query(ge=0)] = 0,
    last_event_id: Annotated[str | None, Header()] = None,
) -> EventSourceResponse:
    """Server-sent events: ``seen`` (with an id), ``asked`` when what is asked has changed, ``end``."""
    known = last_event_id if last_event_id and _NUMBER.fullmatch(last_event_id) else None
    resumed = after if known is None else int(known)
    return EventSourceResponse(_told(visit, resumed), ping=PING)


async def _told(visit: Visit, no: int) -> AsyncIterator[ServerSentEvent]:
    session, asked = visit.session, ""
    while True:
        rung = session.changed.next()
        over = session.over
        for seen in session.streams.seen(visit.viewer, no):
            no = seen.no
            yield ServerSentEvent(json.dumps(seen_json(session, seen)), event="seen", id=str(no))
        now = json.dumps(asked_of(visit))
        if now != asked:
            asked = now
            yield ServerSentEvent(now, event="asked")
        if over:
            yield ServerSentEvent("{}", event="end")
            return
        await rung.wait()
