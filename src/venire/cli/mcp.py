"""``venire mcp``: agents from outside read cases, hold proceedings and sit in seats."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from enum import StrEnum
from typing import Annotated

import typer
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route
from starlette.types import ASGIApp

from venire.app import Venire, opened
from venire.cli.serving.server import serving
from venire.kernel.part import loaded
from venire.rooms.rooms import Rooms
from venire.settings import Settings, settings

app = typer.Typer(add_completion=False)
STDIO = "venire.mcp.stdio:serve"


class Transport(StrEnum):
    """How the agent is spoken with."""

    stdio = "stdio"
    http = "http"


@app.command(
    epilog="An agent's configuration: command `venire`, arguments `mcp --transport stdio`. Over HTTP it connects to "
    "http://127.0.0.1:8080/mcp, which `venire serve` answers as well."
)
def mcp(
    transport: Annotated[Transport, typer.Option(help="stdio: the agent starts this command; http: it connects.")] = (
        Transport.stdio
    ),
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Of http. Default: PORT, or 8080.")] = None,
    host: Annotated[str | None, typer.Option(help="Of http. Default: 127.0.0.1, this machine only.")] = None,
) -> None:
    """Let agents from outside read cases, hold proceedings and sit in seats, by the Model Context Protocol."""
    if transport is Transport.stdio:
        asyncio.run(_over_pipes(settings()))
    else:
        told = "venire hears agents at {}/mcp – Ctrl-C closes it."
        asyncio.run(serving(settings(), host, port, _alone, told))


async def _over_pipes(given: Settings) -> None:
    async with opened(given) as venire:
        venire.court.watch(adopts=False)
        await loaded(STDIO)(venire)


def _alone(venire: Venire, _host: str) -> tuple[ASGIApp, Rooms]:
    """Agents and nobody else: there is no page here."""
    rooms = Rooms(venire)

    @asynccontextmanager
    async def watching(_app: Starlette) -> AsyncGenerator[None]:
        task = asyncio.create_task(rooms.watch())
        yield
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    return Starlette(routes=[Route("/{path:path}", _no_page)], lifespan=watching), rooms


async def _no_page(_request: Request) -> JSONResponse:
    said = {"error": "There is no page here.", "remedy": "Agents connect to /mcp; `venire serve` has the page."}
    return JSONResponse(said, 404)
