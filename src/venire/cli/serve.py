"""``venire serve``: the courtroom in a browser."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer
from starlette.types import ASGIApp

from venire.app import Venire
from venire.cli.serving.server import serving
from venire.rooms.rooms import Rooms
from venire.settings import settings
from venire.web.app import create_app

app = typer.Typer(add_completion=False)


@app.command()
def serve(
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Default: PORT, or 8080.")] = None,
    host: Annotated[str | None, typer.Option(help="Default: 127.0.0.1, this machine only.")] = None,
) -> None:
    """Open the courtroom in a browser. Sessions that were interrupted go on. Agents are heard at /mcp."""
    told = "venire is open at {} – Ctrl-C closes it."
    asyncio.run(serving(settings(), host, port, _courtroom, told, browser=True))


def _courtroom(venire: Venire, host: str) -> tuple[ASGIApp, Rooms]:
    page = create_app(venire, sample=True, listening=host)
    return page, page.state.rooms
