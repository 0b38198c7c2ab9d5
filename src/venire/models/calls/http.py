"""The HTTP client under every provider: it reads no more of a reply than an answer can be."""

from __future__ import annotations

import ssl
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache
from typing import cast

import httpx2

from venire.models.calls.departures import has_left

WHOLE = 1_000_000
"""Bytes of a reply in one piece."""
STREAMED = 16_000_000
"""Bytes of a reply in events: each carries a few letters in some 300 bytes of wrapping."""
PACKED = 100_000
"""Bytes of a reply sent compressed though none was asked for: unpacked it may be a thousand times as long."""


@dataclass
class HttpExchange:
    """What went over the line in one turn."""

    sent: int = 0
    """Requests, whatever became of them."""
    begun: list[httpx2.Response] = field(default_factory=list[httpx2.Response])
    """Replies, read or not."""


_UNDER_WAY: ContextVar[HttpExchange | None] = ContextVar("under_way", default=None)


class TooLarge(httpx2.ReadError):
    """A reply went on past its limit; the rest was not read."""


def bounded(text: str) -> str:
    """The same, if it is no longer than a reply in one piece may be. Raises :class:`TooLarge`."""
    if len(text) > WHOLE:
        raise TooLarge("The answer is too large.")
    return text


def client() -> httpx2.AsyncClient:
    """A client of one's own, to be closed; the turn's deadline stands above its timeouts. It goes nowhere but to the
    address that was set: a server that sends it on could have it ask, with the key, whatever it likes."""
    return httpx2.AsyncClient(
        verify=_trusted(),
        timeout=httpx2.Timeout(600, connect=10),
        limits=httpx2.Limits(max_connections=200, max_keepalive_connections=50),
        headers={"Accept-Encoding": "identity"},
        event_hooks={"request": [_count], "response": [_bound]},
        follow_redirects=False,
    )


@asynccontextmanager
async def all_closed(exchange: HttpExchange) -> AsyncGenerator[None]:
    """What goes over the line within is noted, and every reply that was begun is closed at the end, read or not.

    Where a call is cancelled in the middle of a stream, not every library closes its connection by itself.
    """
    before = _UNDER_WAY.set(exchange)
    try:
        yield
    finally:
        _UNDER_WAY.reset(before)
        for response in exchange.begun:
            await response.aclose()


@cache
def _trusted() -> ssl.SSLContext:
    """Read once for all clients: it takes longer than everything else about them."""
    return httpx2.create_ssl_context()


async def _count(_request: httpx2.Request) -> None:
    exchange = _UNDER_WAY.get()
    if exchange is not None:
        exchange.sent += 1
    has_left()


async def _bound(response: httpx2.Response) -> None:
    exchange = _UNDER_WAY.get()
    if exchange is not None:
        exchange.begun.append(response)
    stream = cast("httpx2.AsyncByteStream", response.stream)
    response.stream = _Bounded(stream, _limit(response), response.request)


def _limit(response: httpx2.Response) -> int:
    if response.headers.get("content-encoding", "identity") != "identity":
        return PACKED
    return STREAMED if response.headers.get("content-type", "").startswith("text/event-stream") else WHOLE


class _Bounded(httpx2.AsyncByteStream):
    """A stream that ends in :class:`TooLarge` once so many bytes have come."""

    def __init__(self, stream: httpx2.AsyncByteStream, limit: int, request: httpx2.Request) -> None:
        self._stream = stream
        self._left = limit
        self._request = request

    async def __aiter__(self) -> AsyncIterator[bytes]:
        async for chunk in self._stream:
            self._left -= len(chunk)
            if self._left < 0:
                raise TooLarge("The reply is too large.", request=self._request)
            yield chunk

    async def aclose(self) -> None:
        await self._stream.aclose()
