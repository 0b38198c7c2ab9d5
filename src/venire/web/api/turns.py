"""Waiting for one's turn by long poll, beside the stream."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from venire.web.openapi.sessions import TurnShape
from venire.web.openapi.shape import answers
from venire.web.turn import turn_json, waited
from venire.web.visit import Visiting

router = APIRouter(prefix="/api/sessions", tags=["sessions"])
Wait = Annotated[float, Query(ge=0, le=55, description="The most seconds to wait.")]
After = Annotated[int, Query(ge=0, le=10**9, description="The last event that you have heard of.")]


@router.get("/{session}/turn", **answers(TurnShape))
async def turn(visit: Visiting, wait: Wait = 0, after: After = 0) -> dict[str, Any]:
    """Wait until something is asked of your seat, the session is over, or the seconds have passed; then hear what
    happened after the event `after`, what is asked of you now, and the form of every act that answers it.

    This is the heart of playing: ask it, hand up an act, ask again with `after` = `last`.
    """
    if visit.place is None:
        await waited(visit, wait)
    else:
        with visit.place.here():
            await waited(visit, wait)
    return turn_json(visit, after)
