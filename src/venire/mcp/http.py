"""Agents over streamable HTTP: one application for every request below ``/mcp``."""

from __future__ import annotations

import asyncio

from mcp.server.transport_security import TransportSecuritySettings
from mcp.types import UNSUPPORTED_PROTOCOL_VERSION
from mcp.types.version import KNOWN_PROTOCOL_VERSIONS, LATEST_PROTOCOL_VERSION
from starlette.datastructures import Headers
from starlette.responses import JSONResponse
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
        spoken = Headers(scope=scope).get("mcp-protocol-version", LATEST_PROTOCOL_VERSION)
        if spoken not in KNOWN_PROTOCOL_VERSIONS:
            await _other_version(spoken)(scope, receive, send)
            return
        await self._app(scope, receive, send)


def _other_version(spoken: str) -> JSONResponse:
    """The refusal of the protocol, in a sentence and a remedy."""
    told = f"Version {spoken[:20]!r} of the protocol is not spoken here."
    remedy = f"Update the client: this server speaks {', '.join(KNOWN_PROTOCOL_VERSIONS)}."
    data = {"supported": KNOWN_PROTOCOL_VERSIONS, "requested": spoken[:20]}
    error = {"code": UNSUPPORTED_PROTOCOL_VERSION, "message": f"{told} {remedy}", "data": data}
    return JSONResponse({"jsonrpc": "2.0", "id": None, "error": error}, 400)
