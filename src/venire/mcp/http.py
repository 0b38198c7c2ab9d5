"""Agents over streamable HTTP: one application for every request below ``/mcp``."""

from __future__ import annotations

import asyncio

from mcp.server.transport_security import TransportSecuritySettings
from starlette.types import Receive, Scope, Send

from venire.app import Venire
from venire.mcp.desk import Desk
from venire.mcp.server import make_server
from venire.rooms.rooms import Rooms

OWNER = "mcp"
"""Whose the sessions are that agents have held here: whoever knows the name of one may ask how it came out."""
PATH = "/mcp"
LARGEST = 256 * 1024
"""Bytes of a request."""
MOST_SESSIONS = 1000


class AgentsApp:
    """The protocol as an ASGI application. It runs from :meth:`open` to :meth:`close`; who may knock at all is for its
    caller to say."""

    def __init__(self, venire: Venire, rooms: Rooms) -> None:
        self._server = make_server(Desk(venire, rooms, OWNER))
        self._app = self._server.streamable_http_app(
            streamable_http_path=PATH,
            max_request_body_size=LARGEST,
            max_sessions=MOST_SESSIONS,
            transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
        )
        self._closing = asyncio.Event()
        self._life: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Ready for requests when this returns."""
        ready = asyncio.Event()
        self._life = asyncio.create_task(self._live(ready))
        await ready.wait()

    async def _live(self, ready: asyncio.Event) -> None:
        async with self._server.session_manager.run():
            ready.set()
            await self._closing.wait()

    async def close(self) -> None:
        """End every connection."""
        self._closing.set()
        if self._life is not None:
            await self._life

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)
