"""What every request must pass before anybody looks who sends it: the name of the server, where it comes from, how
often, how much and how fast. Source: spec/platform.md, "Security"."""

from __future__ import annotations

import asyncio

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import Message, Receive, Scope

from venire.rooms.rates import Buckets, Rate
from venire.web.security.hosts import Hosts
from venire.web.trouble import trouble

LIMIT = 256 * 1024
"""Bytes of a request body."""
COOKIES = 4 * 1024
"""Bytes of the cookies of a request: ours has a hundred. What is longer is not read: reading it may take seconds."""
BODY = 30.0
"""Seconds in which the body of a request must have come."""
PAUSE = 2
"""Seconds after which whoever asked too often is heard again."""
DIGITS = 15
"""Of a number in a header; Python refuses to read one of thousands."""
HEALTH = "/health"
"""What asks for it must not be told that others ask for too much."""
OURS, VERSION = "x-venire", "1"
"""The header by which a page and a program say which interface they speak, and the one that is spoken here. A window
that was left open while the server was renewed speaks an older one."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
READS = Rate(burst=1_200, per_second=120)
"""For requests that change nothing: more than a page and its streams ask for, and less than would keep others out."""


class Threshold:
    """One for the pages and the interface, one for the agents."""

    def __init__(self, hosts: Hosts, rate: Rate, reads: Rate = READS, *, agents: bool = False) -> None:
        """``rate``: of what may change something. ``agents``: only programs come, and no page of another site may speak
        for one, not even to read."""
        self._hosts, self._agents = hosts, agents
        self._buckets, self._reads = Buckets(rate), Buckets(reads)

    async def passed(self, request: Request, receive: Receive) -> Receive:
        """Where the body is to be read, which has come whole where there may be one. Raises
        :class:`venire.web.trouble.Trouble` for a request that is turned away."""
        _require_short_cookies(request.scope)
        if not self._hosts.know(request.headers.get("host", "")):
            raise trouble(400, "other_host")
        if not self._agents and request.headers.get(OURS, VERSION) != VERSION:
            raise trouble(400, "other_version")
        if self._foreign(request):
            raise trouble(403, "foreign")
        self._require_patience(request)
        return receive if request.method in SAFE else await _in_time(request, receive)

    def _foreign(self, request: Request) -> bool:
        """Whether it may come from a page of another site."""
        if self._agents or request.method in SAFE:
            return self._agents and _elsewhere(request.headers)
        return _elsewhere(request.headers) or _unmarked(request.headers)

    def _require_patience(self, request: Request) -> None:
        client = request.client.host if request.client else ""
        buckets = self._reads if request.method in SAFE else self._buckets
        if request.scope["path"] != HEALTH and not buckets.take(client):
            raise trouble(429, "too_many", PAUSE)


def _require_short_cookies(scope: Scope) -> None:
    """Raises a 431 for those that are too long, which nobody reads, not even the page that says so."""
    if sum(len(value) for name, value in scope["headers"] if name == b"cookie") > COOKIES:
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name != b"cookie"]
        raise trouble(431, "too_many_cookies")


def _unmarked(headers: Headers) -> bool:
    """Whether a browser sends it without what a page elsewhere cannot send: our header or a bearer token. A browser
    says where it comes from with every request that changes something, so what says nothing is a program, and the
    cookie of a browser that did not is kept from other sites by its own mark (``SameSite``)."""
    ours = OURS in headers or headers.get("authorization", "").lower().startswith("bearer ")
    return not ours and ("origin" in headers or "sec-fetch-site" in headers)


def _elsewhere(headers: Headers) -> bool:
    """Whether a browser sends it from another site; an older one says so by the origin alone."""
    origin = headers.get("origin")
    here = origin is None or origin.partition("://")[2] == headers.get("host")
    return headers.get("sec-fetch-site", "none" if here else "cross-site") not in {"same-origin", "none"}


async def _in_time(request: Request, receive: Receive) -> Receive:
    try:
        async with asyncio.timeout(BODY):
            return await _whole(request, receive)
    except TimeoutError as error:
        raise trouble(408, "too_slow") from error


async def _whole(request: Request, receive: Receive) -> Receive:
    """The whole body, read here, so that one that is too large reaches nobody."""
    announced = request.headers.get("content-length", "0")
    if announced.isdecimal() and (len(announced) > DIGITS or int(announced) > LIMIT):
        raise trouble(413, "too_long")
    body, more = bytearray(), True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":  # what has come may be less than was meant
            raise trouble(408, "too_slow")
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > LIMIT:
            raise trouble(413, "too_long")
    return _replayed(bytes(body), receive)


def _replayed(body: bytes, receive: Receive) -> Receive:
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
