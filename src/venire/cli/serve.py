"""``venire serve``: the courtroom in a browser."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import webbrowser
from typing import Annotated

import typer
import uvicorn
from fastapi import FastAPI

from venire.app import opened
from venire.errors import VenireError
from venire.participants.workers import WorkerProcesses
from venire.settings import Settings, settings
from venire.web.app import create_app
from venire.web.security.connections import BACKLOG, affordable, files, impatient

app = typer.Typer(add_completion=False)
SWITCH = 0.0005
"""Seconds after which a thread gives way to the loop: a tenth of what Python has by itself, so that a visitor does not
wait for what is thought about in a thread."""


class Server(uvicorn.Server):
    """Says where it answers once it does."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        host = f"[{self.config.host}]" if ":" in self.config.host else self.config.host
        address = f"http://{host}:{self.config.port}"
        typer.echo(f"venire is open at {address} – Ctrl-C closes it.")
        if sys.stdout.isatty() and (os.environ.get("DISPLAY") or sys.platform in ("darwin", "win32")):
            webbrowser.open(address)


@app.command()
def serve(
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Default: PORT, or 8080.")] = None,
    host: Annotated[str | None, typer.Option(help="Default: 127.0.0.1, this machine only.")] = None,
) -> None:
    """Open the courtroom in a browser. Sessions that were interrupted go on."""
    given = settings()
    sys.setswitchinterval(SWITCH)
    asyncio.run(_serve(host or given.host, given.port if port is None else port, given))


async def _serve(host: str, port: int, settings: Settings) -> None:
    with _bound(host, port) as bound:
        async with opened(settings) as venire:
            venire.pool.workers = WorkerProcesses(settings.workers)
            venire.court.watch(at_once=True)
            page = create_app(venire, sample=True, listening=host)
            actual = bound.getsockname()[1]
            config = configured(page, host, actual, settings)
            signal.signal(signal.SIGTERM, _stopped)
            await Server(config).serve(sockets=[bound])


def configured(page: FastAPI, host: str, port: int, settings: Settings) -> uvicorn.Config:
    """The server of a page. What every bad request would write to the log it is answered instead."""
    return uvicorn.Config(
        page,
        host=host,
        port=port,
        log_level="error",
        access_log=False,
        http=impatient(affordable(settings.connections, files)),
        ws="none",
        backlog=BACKLOG,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=3,
    )


def _stopped(_signal: int, _frame: object) -> None:
    """The server has closed its doors by now; left to itself the signal would end us before the record is closed."""


def _bound(host: str, port: int) -> socket.socket:
    """A listening socket. Raises :class:`VenireError` when the port is taken or not allowed."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named: else answers wait 40 ms for an ACK
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except (socket.gaierror, UnicodeError) as error:
        bound.close()
        raise VenireError(f"There is no address {host[:60]!r}.", "Give another --host, such as 127.0.0.1.") from error
    except OSError as error:
        bound.close()
        taken = error.errno == errno.EADDRINUSE
        reason = "is in use by another program" if taken else f"cannot be opened ({error.strerror})"
        raise VenireError(f"Port {port} on {host} {reason}.", "Choose another --port or --host.") from error
    return bound
