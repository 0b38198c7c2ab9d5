"""The stream of a session: the visitor's own events as they happen, resumable after any number."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncGenerator
from contextlib import aclosing, nullcontext
from typing import Annotated, Any, cast

import anyio
from fastapi import APIRouter, Header, Query, Request
from sse_starlette import EventSourceResponse, ServerSentEvent

from venire.web.api.sessions import Part
from venire.web.asked import asked_of
from venire.web.openapi.shape import streams
from venire.web.security.callers import Caller
from venire.web.visit import Visiting, Visitor
from venire.web.wire import of_part, seen_json

router = APIRouter(prefix="/api/sessions", tags=["sessions"])
_NUMBER = re.compile(r"[0-9]{1,15}")
EVENTS = ("seen", "words", "asked", "end", "seat_gone")
PING = 15
"""Seconds between signs of life."""
FAREWELL = 1.0
"""Seconds that a stream has to end by itself when the server closes."""


@router.get(
    "/{session}/stream", response_class=EventSourceResponse, **streams("seen", "words", "asked", "end", "seat_gone")
)
async def stream(
    request: Request,
    visit: Visiting,
    after: Annotated[int, Query(ge=0)] = 0,
    last_event_id: Annotated[str | None, Header()] = None,
    part: Annotated[Part | None, Query()] = None,
) -> EventSourceResponse:
    """Server-sent events: ``seen`` (with an id), ``words`` on their way, ``asked`` when what is asked has changed,
    ``end``."""
    known = last_event_id if last_event_id and _NUMBER.fullmatch(last_event_id) else None
    resumed = after if known is None else int(known)
    closing = anyio.Event()
    events = while_let_in(request, told(visit, resumed, part, closing))
    return EventSourceResponse(events, ping=PING, shutdown_event=closing, shutdown_grace_period=FAREWELL)


async def while_let_in(
    request: Request, events: AsyncGenerator[ServerSentEvent, None]
) -> AsyncGenerator[ServerSentEvent, None]:
    """The same, until whoever hears them has signed out: nothing more is told then."""
    caller = cast("Caller", request.state.caller)
    async with aclosing(events):
        async for event in events:
            if not await caller.still_in():
                return
            yield event


async def told(
    visit: Visitor, no: int, part: str | None, closing: anyio.Event
) -> AsyncGenerator[ServerSentEvent, None]:
    """Until the session is over, the server closes, or the visitor's seat has gone to somebody else; the session stays
    awake as long."""
    with visit.session.streams.attend(), visit.place.here() if visit.place else nullcontext():
        async for event in _told(visit, no, part, closing):
            yield event


async def _told(
    visit: Visitor, no: int, part: str | None, closing: anyio.Event
) -> AsyncGenerator[ServerSentEvent, None]:
    session, place, asked, drafted = visit.session, visit.place, dict[str, Any](), 0
    passing = session.streams.bell(visit.viewer)
    while not closing.is_set():
        rung, heard = session.changed.next(), passing.next()
        waits = [rung, heard, *([place.rooms.presence.bell(place.room.code).next()] if place else ())]
        if place is not None and not place.good:
            yield ServerSentEvent("{}", event="seat_gone")
            return
        over = session.over
        for seen in of_part(session.streams.seen(visit.viewer, no), part):
            no = seen.no
            yield ServerSentEvent(json.dumps(seen_json(session, seen)), event="seen", id=str(no))
            await asyncio.sleep(0)  # a whole record at once would have everybody else wait
        for number, draft in session.streams.drafts(visit.viewer, drafted):
            drafted = number
            yield ServerSentEvent(json.dumps({"seat": draft.seat, "ask": draft.ask, "text": draft.text}), event="words")
        now = {**asked_of(visit, part), "elsewhere": visit.elsewhere}
        if now != asked:
            asked = now
            at = session.clock.now().isoformat()
            yield ServerSentEvent(json.dumps({**now, "now": at}), event="asked")
        if over:
            yield ServerSentEvent("{}", event="end")
            return
        await first_of(*waits, closing)


async def first_of(*events: asyncio.Event | anyio.Event) -> None:
    """Wait for whichever comes first."""
    async with anyio.create_task_group() as group:
        for event in events:
            group.start_soon(_first, event, group.cancel_scope)


async def _first(event: asyncio.Event | anyio.Event, rest: anyio.CancelScope) -> None:
    await event.wait()
    rest.cancel()
