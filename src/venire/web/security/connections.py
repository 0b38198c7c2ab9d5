"""How many connections a server keeps, and how long it waits for what comes over them.

Half a request costs its sender nothing and the server a place; whoever opens a thousand of them would shut the door to
everybody. Source: spec/platform.md, "Security".
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from ipaddress import ip_address

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

try:
    import resource
except ImportError:  # on Windows files are not counted
    resource = None
HEADERS = 10.0
"""Seconds from the first byte of a request, or from the opening of a connection, to the end of its headers."""
SHARE = 4
"""One address may have one in so many of all connections; this machine itself, and a proxy on it, all of them."""
ENOUGH = 4_096
"""Open files, for connections and all else."""
BACKLOG = 128
"""Connections that wait to be taken, and that are taken at once."""


class ImpatientProtocol(H11Protocol):
    """HTTP/1.1 that hangs up on whoever says nothing, and on whoever is one too many."""

    most = 1_000
    """Connections at once."""
    patience = HEADERS
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if crowded([_host(other) for other in self.connections], _host(self), self.most):
            transport.abort()
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._heard()
        elif self._timer is None:
            self._wait()

    def shutdown(self) -> None:
        """The server closes: half a request is waited for no longer."""
        super().shutdown()
        if self.conn.their_state is h11.SEND_BODY:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._heard()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._timer = self.loop.call_later(self.patience, self._late)

    def _heard(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        self._timer = None
        if self.conn.their_state is h11.IDLE:
            self.transport.abort()


def _host(protocol: object) -> str:
    client: tuple[str, int] | None = getattr(protocol, "client", None)
    return client[0] if client else ""


def crowded(hosts: Sequence[str], host: str, most: int) -> bool:
    """Whether these are too many connections, that of this host among them."""
    return len(hosts) > most or (hosts.count(host) > max(1, most // SHARE) and not _here(host))


def _here(host: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def impatient(most: int, patience: float = HEADERS) -> type[ImpatientProtocol]:
    """The protocol of a server that keeps so many connections."""
    return type("Protocol", (ImpatientProtocol,), {"most": most, "patience": patience})


def affordable(most: int, files: Callable[[], int]) -> int:
    """So many connections at most as there are files for, beside those that wait and what else is open."""
    return max(8, min(most, files() - 2 * BACKLOG))


def files() -> int:
    """How many files this process may have open, after asking for as many as it is allowed."""
    if resource is None:
        return ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)
