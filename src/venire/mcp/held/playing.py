"""A whole proceeding, held for whoever called a tool: it hears how it goes, and then how it came out."""

from __future__ import annotations

import asyncio

import anyio

from venire.host.session import AnySession
from venire.kernel.record import GALLERY
from venire.kernel.request import Request
from venire.mcp.client import admitted
from venire.mcp.desk import Desk
from venire.mcp.held.outcome import HeldOutcome, outcome_of
from venire.mcp.tool import AgentContext


async def held(desk: Desk, request: Request, context: AgentContext, seconds: float, transcript: bool) -> HeldOutcome:
    """Open what is asked for, and wait for its end, or so many seconds. Raises :class:`venire.errors.VenireError`."""
    session = await desk.venire.open(request.owned_by(await admitted(desk, context)))
    return await awaited(desk, session, context, seconds, transcript)


async def awaited(
    desk: Desk, session: AnySession, context: AgentContext, seconds: float, transcript: bool
) -> HeldOutcome:
    """The end of a session, or how far it has come after so many seconds."""
    await desk.venire.go_on(session)
    with anyio.move_on_after(seconds):
        await _to_the_end(desk, session, context)
    return await outcome_of(desk, session, transcript=transcript)


async def _to_the_end(desk: Desk, session: AnySession, context: AgentContext) -> None:
    """Until it is over; raises what its driver did not endure. One that is driven elsewhere is followed."""
    telling = asyncio.create_task(_tell(session, context))
    try:
        if desk.venire.court.driver(session.id) is None:
            await _over(session)
        else:
            await desk.venire.court.finished(session)
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)


async def _over(session: AnySession) -> None:
    while not session.over:
        rung = session.changed.next()
        await rung.wait()


async def _tell(session: AnySession, context: AgentContext) -> None:
    """Where it stands, whenever that is another than before."""
    told = ""
    while not session.over:
        rung = session.changed.next()
        stands = session.kind.moment(session.sitting.proceeding, session.entries)
        if stands != told:
            told = stands
            await context.report_progress(len(session.streams.seen(GALLERY)), None, stands)
        await rung.wait()
