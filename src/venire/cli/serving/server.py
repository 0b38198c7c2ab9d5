"""A server process: its socket, its life, agents at its door."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable

import typer
import uvicorn
from starlette.types import ASGIApp

from venire.app import Venire, opened
from venire.cli.serving.door import agents_door
from venire.cli.serving.garbage import seldom_looked_for
from venire.cli.serving.openness import warning_for
from venire.cli.serving.settling import settle
from venire.errors import VenireError
from venire.keeping.retention import daily
from venire.participants.workers import WorkerProcesses
from venire.rooms.rooms import Rooms
from venire.settings import Settings
from venire.web.security.connections import BACKLOG, affordable, files, impatient

SWITCH = 0.0005
"""Seconds after which a thread gives way to the loop: a tenth of what Python has by itself, so that a visitor does not
wait for what is thought about in a thread."""


class Server(uvicorn.Server):
    """Says where it answers once it does: ``told`` with the address in the place of ``{}``."""

    def __init__(self, config: uvicorn.Config, told: str, browser: bool) -> None:
        super().__init__(config)
        self._told, self._browser = told, browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        host = f"[{self.config.host}]" if ":" in self.config.host else self.config.host
        address = f"http://{host}:{self.config.port}"
        typer.echo(self._told.format(address))
        screen = os.environ.get("DISPLAY") or sys.platform in ("darwin", "win32")
        if self._browser and sys.stdout.isatty() and screen:
            webbrowser.open(address)


async def serving(
    given: Settings,
    host: str | None,
    port: int | None,
    makes: Callable[[Venire, str], tuple[ASGIApp, Rooms]],
    told: str,
    *,
    browser: bool = False,
) -> None:
    """Serve what is made of venire and its rooms, with agents at the door, until somebody closes it."""
    host = host or given.host
    given = given.model_copy(update={"host": host})
    if warning := warning_for(given):
        typer.echo(warning, err=True)
    sys.setswitchinterval(SWITCH)
    with _bound(host, given.port if port is None else port) as bound:
        async with opened(given) as venire:
            venire.pool.workers = WorkerProcesses(given.workers)
            venire.court.watch(at_once=True)
            page, rooms = makes(venire, host)
            door = agents_door(venire, rooms, host, page)
            seldom_looked_for()
            actual = bound.getsockname()[1]
            served = page if door is None else door
            config = configured(served, host, actual, given)
            signal.signal(signal.SIGTERM, _stopped)
            beside = [asyncio.create_task(one) for one in (daily(venire, rooms), settle(asyncio.sleep))]
            try:
                await Server(config, told, browser).serve(sockets=[bound])
            finally:
                for task in beside:
                    task.cancel()
                await asyncio.gather(*beside, return_exceptions=True)
                if door is not None:
                    await door.close()


def configured(served: ASGIApp, host: str, port: int, given: Settings) -> uvicorn.Config:
    """The server of a page. What every bad request would write to the log it is answered instead."""
    return uvicorn.Config(
        served,
        host=host,
        port=port,
        log_level="error",
        access_log=False,
        http=impatient(affordable(given.connections, files)),
        ws="none",
        backlog=BACKLOG,
        proxy_headers=bool(given.proxies),
        forwarded_allow_ips=given.proxies or None,
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
