"""Where a seat stands, told when it has something to answer: for programs that ask again and again."""

from __future__ import annotations

import asyncio
from typing import Any

import anyio

from venire.kernel.proceeding import Ask
from venire.web.asked import asked_of
from venire.web.openapi.acts import forms_of
from venire.web.visit import Visitor
from venire.web.wire import seen_json

LISTEN = 0.5
"""Seconds after which it is looked again for what another process wrote."""
LOBBY: dict[str, Any] = {"session": "", "state": "lobby", "your_turn": False, "asks": [], "forms": {}, "events": []}
"""What there is to tell of a room that has not begun."""


async def waited(visit: Visitor, seconds: float) -> None:
    """Until this visitor's seat has something to answer, there is nothing any more to wait for, or so long."""
    with anyio.move_on_after(seconds):
        while not _due(visit):
            rung = visit.session.changed.next()
            if not _due(visit):
                await listened(rung)


async def listened(rung: asyncio.Event) -> None:
    """Until the bell rings, or it is time to look again."""
    with anyio.move_on_after(LISTEN):
        await rung.wait()


def turn_json(visit: Visitor, after: int) -> dict[str, Any]:
    """Where this visitor stands, and what happened after this event."""
    session, asks = visit.session, _asks(visit)
    seen = session.streams.seen(visit.viewer)
    return {
        "session": session.id,
        "kind": session.kind.name,
        "state": "over" if session.over else "going_on",
        "seat": visit.seat,
        "your_turn": _waits(visit),
        "asks": asked_of(visit)["asks"],
        "forms": forms_of(asks),
        "events": [seen_json(session, one) for one in seen if one.no > after],
        "last": len(seen),
        "stands_at": session.kind.moment(session.sitting.proceeding, session.entries),
        "result": session.result,
    }


def _asks(visit: Visitor) -> tuple[Ask, ...]:
    return visit.session.asked_of(visit.seat) if visit.seat else ()


def _waits(visit: Visitor) -> bool:
    return any(not ask.standing for ask in _asks(visit))


def _due(visit: Visitor) -> bool:
    gone = visit.place is not None and not visit.place.good
    return gone or visit.session.over or _waits(visit)
