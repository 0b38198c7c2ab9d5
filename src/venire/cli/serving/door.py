"""The door for agents: below ``/mcp`` they are heard, and the page everywhere else. What hears them is loaded when the
first one knocks. Source: spec/platform.md, "Security"."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from venire.accounts.book import AccountBook
from venire.accounts.program_tokens import ProgramTokens
from venire.accounts.programs import Programs
from venire.accounts.roles import may
from venire.app import Venire
from venire.kernel.part import loaded
from venire.rooms.rates import Rate
from venire.rooms.rooms import Rooms
from venire.sockets.extras import lacking
from venire.web.security.hosts import Hosts
from venire.web.security.seats import bearer_of
from venire.web.security.threshold import READS, Threshold
from venire.web.trouble import Trouble

PATH = "/mcp"
PLACE = "venire.mcp.http:AgentsApp"
RATE = Rate(burst=240, per_second=20.0)
"""Of one address: twelve agents of one house may call and wait at once."""


NEEDED = "play"
"""The scope of an agent's token."""
MAKE = "Make one at /account, or with `venire token new NAME --scopes read,play,rooms`."


class Hears(Protocol):
    """What hears agents."""

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None: ...


Makes: TypeAlias = Callable[[], Awaitable[Hears]]


def agents_door(venire: Venire, rooms: Rooms, host: str, page: ASGIApp) -> AgentsDoor | None:
    """The door of this server; None where the protocol's package is not installed."""
    if lacking("mcp") is not None:
        return None

    async def makes() -> Hears:
        made = await asyncio.to_thread(loaded, PLACE)
        return made(venire, rooms)

    programs = _programs(venire) if venire.settings.accounts else None
    return AgentsDoor(makes, Hosts.of(host, venire.settings.allowed_hosts.split(",")), page, programs=programs)


def _programs(venire: Venire) -> Programs:
    store, now = venire.court.store, venire.court.clock.now
    return Programs(AccountBook(store, now), ProgramTokens(store, now))


class AgentsDoor:
    """Lets agents in, by host, origin and rate, and where people have accounts by the token of one. ``page``: who
    answers everything else."""

    def __init__(
        self,
        makes: Makes,
        hosts: Hosts,
        page: ASGIApp,
        rate: Rate = RATE,
        programs: Programs | None = None,
        reads: Rate = READS,
    ) -> None:
        self._makes, self._page, self._programs = makes, page, programs
        self._threshold = Threshold(hosts, rate, reads, agents=True)
        self._opening = asyncio.Lock()
        self._hears: Hears | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"].rstrip("/") != PATH:
            await self._page(scope, receive, send)
            return
        try:
            receive = await self._threshold.passed(Request(scope), receive)
        except Trouble as met:
            await _told(met.status, str(met), met.remedy)(scope, receive, send)
            return
        unknown = await self._unknown(Request(scope))
        if unknown is not None:
            await unknown(scope, receive, send)
            return
        hears = await self._opened()
        await hears({**scope, "path": PATH}, receive, send)

    async def _unknown(self, request: Request) -> JSONResponse | None:
        """Why whoever sends this is not let in where people have accounts; None for a program of one who may play."""
        if self._programs is None:
            return None
        found = await self._programs.of(bearer_of(request))
        if found is None:
            told = _told(401, "This server lets in agents by a token.", f"Send Authorization: Bearer TOKEN. {MAKE}")
            told.headers["WWW-Authenticate"] = "Bearer"
            return told
        if NEEDED not in found.token.scopes or not may(found.role, "play"):
            return _told(403, f"This token has not the scope {NEEDED}, which an agent needs.", MAKE)
        return None

    async def _opened(self) -> Hears:
        async with self._opening:
            if self._hears is None:
                self._hears = await self._makes()
                await self._hears.open()
            return self._hears

    async def close(self) -> None:
        """End every connection of an agent."""
        if self._hears is not None:
            await self._hears.close()


def _told(status: int, sentence: str, remedy: str) -> JSONResponse:
    return JSONResponse({"error": sentence, "remedy": remedy}, status)
