"""In whose name an agent asks: in that of its token's owner, else in its own connection's.

Source: keep-it-running.md, "Quotas".
"""

from __future__ import annotations

from hashlib import sha256
from typing import cast

from starlette.requests import Request

from venire.accounts.program_tokens import PREFIX, ProgramTokens
from venire.errors import VenireError
from venire.mcp.desk import Desk
from venire.mcp.tool import AgentContext
from venire.quotas.payer import within

SESSION = "mcp-session-id"
"""The header that names a connection of the protocol."""


async def client_of(desk: Desk, context: AgentContext) -> str:
    """The owner of what this call opens: each connection is one of its own, and a token for programs is its maker's.

    Raises :class:`VenireError` for a token that is good for nothing here.
    """
    request = request_of(context)
    if request is None:
        return desk.owner
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and bearer.strip().startswith(PREFIX):
        return await _owner_of(desk, bearer.strip())
    return desk.client(request.headers.get(SESSION) or address_of(context))


async def admitted(desk: Desk, context: AgentContext) -> str:
    """The same, for a call that opens something. Raises :class:`VenireError` for a visitor who has had its share."""
    client = await client_of(desk, context)
    if request_of(context) is not None:
        desk.venire.quotas.request(client, address_of(context), 0)
    return client


def request_of(context: AgentContext) -> Request | None:
    """The request over HTTP; None for an agent at the end of a pipe."""
    request: object = context.request_context.request
    return cast("Request", request) if isinstance(request, Request) else None


def address_of(context: AgentContext) -> str:
    """Where the call came from; empty for an agent at the end of a pipe."""
    request = request_of(context)
    return request.client.host if request is not None and request.client else ""


async def _owner_of(desk: Desk, bearer: str) -> str:
    kept = await ProgramTokens(desk.venire.court.store, desk.venire.court.clock.now).find(bearer)
    if kept is None:
        raise VenireError("That token is good for nothing here.", "Make one with `venire token new NAME`.")
    if "play" not in kept.scopes:
        raise VenireError("That token may not play.", "Make one with the scope play, or connect without one.")
    return kept.owner


def host_of(key: str, client: str) -> str:
    """The owner of a room that an agent opened: whoever has the key is its host, and nobody reads the key off it."""
    return within(client, sha256(key.encode()).hexdigest()[:32])
