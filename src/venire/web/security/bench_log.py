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


async def written_down(request: Request, head: SessionHead, place: PlaceInRoom | None, what: What) -> bool:
    """Who sends this request is about to read this: whether a row was added. What everybody may read is not written
    down, and a look that goes on is one row a minute."""
    audit = cast("Audit | None", request.app.state.audit)
    if audit is None or head.owner == HOUSE:
        return False
    caller = cast("Caller", request.state.caller)
    room, seat = (place.room.code, place.seat) if place else ("", None)
    who = caller.owner, _called(caller, seat)
    if what == "view":
        return await audit.look(*who, head.session, room)
    await audit.note(*who, what, head.session, room)
    return True


def _called(caller: Caller, seat: Seat | None) -> str:
    """A guest is known by its seat only."""
    return f"{caller.name}, {seat}" if caller.standing == "guest" and seat else caller.name
