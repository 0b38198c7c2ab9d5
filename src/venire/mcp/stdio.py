"""An agent at the other end of two pipes: it started this process, and ends it by closing them."""

from __future__ import annotations

from venire.app import Venire
from venire.mcp.desk import Desk
from venire.mcp.server import make_server
from venire.rooms.rooms import Rooms


async def serve(venire: Venire) -> None:
    """Until the agent leaves."""
    await make_server(Desk(venire, Rooms(venire))).run_stdio_async()
