"""The HTTP client under every provider: it reads no more of a reply than an answer can be."""

from __future__ import annotations

import ssl
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import cache
from typing import cast

import httpx2

WHOLE = 1_000_000
"""Bytes of a reply in one piece."""
STREAMED = 16_000_000
"""Bytes of a reply in events: each carries a few letters in some 300 bytes of wrapping."""
PACKED = 100_000
"""Bytes of a reply sent compressed though none was asked for: unpacked it may be a thousand times as long."""


_OPENED: ContextVar[list[httpx2.Response] | None] = ContextVar("opened", default=None)


class TooLarge(httpx2.ReadError):
    """A reply went on past its limit; the rest was not read."""


def bounded(text: str) -> str:
    """The same, if it is no longer than a reply in one piece may be. Raises :class:`TooLarge`."""
    if len(text) > WHOLE:
        raise TooLarge("The answer is too large.")
    return text


def client() -> httpx2.AsyncClient:
    """A client of one's own, to be closed; the turn's deadline stands above its timeouts."""
    return httpx2.AsyncClient(
        verify=_trusted(),
        timeout=httpx2.Timeout(600, connect=10),
        limits=httpx2.Limits(max_connections=200, max_keepalive_connections=50),
        headers={"Accept-Encoding": "identity"},
        event_hooks={"response": [_bound]},
        follow_redirects=True,
    )


@asynccontextmanager
async def all_closed() -> AsyncGenerator[None]:
    """Every reply that was begun within is closed at the end, read or not.

    Where a call is cancelled in the middle of a stream, not every library closes its connection by itself.
    """
    opened: list[httpx2.Response] = []
    before = _OPENED.set(opened)
    try:
        yield
    finally:
        _OPENED.reset(before)
        for response in opened:
            await response.aclose()


@cache
def _trusted() -> ssl.SSLContext:
    """Read once for all clients: it takes longer than everything else about them."""
    return httpx2.create_ssl_context()


async def _bound(response: httpx2.Response) -> None:
    opened = _OPENED.get()
    if opened is not None:
        opened.append(response)
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
