"""``venire mcp``: agents from outside read cases, hold proceedings and sit in seats."""

from __future__ import annotations

import asyncio
from enum import StrEnum
from typing import Annotated

import typer
from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from venire.app import opened
from venire.cli.mcp.door import MISSING, installed
from venire.cli.serve import serving
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
    if not installed():
        raise MISSING
    if transport is Transport.stdio:
        asyncio.run(_over_pipes(settings()))
    else:
        told = "venire hears agents at {}/mcp – Ctrl-C closes it."
        asyncio.run(serving(settings(), host, port, lambda venire, _host: (_nobody, Rooms(venire)), told))


async def _over_pipes(given: Settings) -> None:
    async with opened(given) as venire:
        venire.court.watch(adopts=False)
        await loaded(STDIO)(venire)


async def _nobody(scope: Scope, receive: Receive, send: Send) -> None:
    """There is no page here."""
    if scope["type"] == "http":
        said = {"error": "There is no page here.", "remedy": "Agents connect to /mcp; `venire serve` has the page."}
        await JSONResponse(said, 404)(scope, receive, send)
