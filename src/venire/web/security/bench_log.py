"""What is read from the bench is written down before it is shown, on a server with accounts."""

from __future__ import annotations

from typing import cast

from starlette.requests import Request

from venire.accounts.audit import Audit, What
from venire.kernel.record import Seat
from venire.kernel.request import HOUSE
from venire.ports import SessionHead
from venire.web.security.callers import Caller
from venire.web.security.seats import PlaceInRoom


async def written_down(request: Request, head: SessionHead, place: PlaceInRoom | None, what: What) -> None:
    """Who sends this request is about to read this. What everybody may read is not written down."""
    audit = cast("Audit | None", request.app.state.audit)
    if audit is None or head.owner == HOUSE:
        return
    caller = cast("Caller", request.state.caller)
    room, seat = (place.room.code, place.seat) if place else ("", None)
    await audit.note(caller.owner, _called(caller, seat), what, head.session, room)


def _called(caller: Caller, seat: Seat | None) -> str:
    """A guest is known by its seat only."""
    return f"{caller.name}, {seat}" if caller.standing == "guest" and seat else caller.name
