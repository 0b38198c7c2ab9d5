"""The door of the server: size, rate, origin and the headers of every answer. Source: spec/platform.md, "Security"."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from venire.rooms.rates import Buckets, Rate
from venire.web.security.callers import KnowsCallers
from venire.web.security.hosts import Hosts
from venire.web.security.owners import COOKIE, YEAR
from venire.web.trouble import Trouble, trouble

LIMIT = 256 * 1024
"""Bytes of a request body."""
COOKIES = 4 * 1024
"""Bytes of the cookies of a request: ours has a hundred. What is longer is not read: reading it may take seconds."""
BODY = 30.0
"""Seconds in which the body of a request must have come."""
DIGITS = 15
"""Of a number in a header; Python refuses to read one of thousands."""
HEALTH = "/health"
"""What asks for it must not be told that others ask for too much."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
Answer = Callable[[Request, Trouble], Response]
"""Makes a page or a JSON body of a trouble."""


READS = Rate(burst=1_200, per_second=120)
"""For requests that change nothing: more than a page and its streams ask for, and less than would keep others out."""


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(
        self, app: ASGIApp, callers: KnowsCallers, hosts: Hosts, rate: Rate, answer: Answer, reads: Rate = READS
    ) -> None:
        self._app, self._callers, self._hosts, self._answer = app, callers, hosts, answer
        self._buckets, self._reads = Buckets(rate), Buckets(reads)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        crammed = sum(len(value) for name, value in scope["headers"] if name == b"cookie") > COOKIES
        if crammed:  # nobody reads them, not even the page that says so
            scope["headers"] = [(name, value) for name, value in scope["headers"] if name != b"cookie"]
        request = Request(scope, receive)  # its url is made with the header Host; what it asks for stands in the scope
        state = scope.setdefault("state", {})
        state["owner"], state["caller"] = "", None
        send = self._dressed(send, request)
        try:
            if crammed:
                raise trouble(431, "too_many_cookies")
            receive = await self._checked(request, receive)
            caller = await self._callers.of(request)
            caller.require(request.method, scope["path"])
        except Trouble as met:
            await self._answer(request, met)(scope, receive, send)
            return
        state["owner"], state["fresh"], state["caller"] = caller.owner, caller.fresh, caller
        await self._app(scope, receive, send)

    async def _checked(self, request: Request, receive: Receive) -> Receive:
        if not self._hosts.know(request.headers.get("host", "")):
            raise trouble(400, "other_host")
        client = request.client.host if request.client else ""
        if request.method in SAFE:
            if request.scope["path"] != HEALTH and not self._reads.take(client):
                raise trouble(429, "too_many")
            return receive
        if _foreign(request.headers):
            raise trouble(403, "foreign")
        if not self._buckets.take(client):
            raise trouble(429, "too_many")
        try:
            async with asyncio.timeout(BODY):
                return await _whole(request, receive)
        except TimeoutError as error:
            raise trouble(408, "too_slow") from error

    def _dressed(self, send: Send, request: Request) -> Send:
        """Adds headers, and the cookie of somebody new."""

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if request.scope["path"].startswith("/static"):
                    headers.setdefault("Cache-Control", _keeping(request.scope["path"]))
                if getattr(request.state, "fresh", False) and not request.scope["path"].startswith("/static"):
                    headers.append("Set-Cookie", self._cookie(request))
            await send(message)

        return dressed

    def _cookie(self, request: Request) -> str:
        secure = "; Secure" if request.url.scheme == "https" else ""
        token = self._callers.cookie(request.state.owner)
        return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def _keeping(path: str) -> str:
    """Typefaces never change under their name; scripts and styles are asked after each time, which costs one 304."""
    return "public, max-age=31536000, immutable" if path.startswith("/static/fonts/") else "no-cache"


def _foreign(headers: Headers) -> bool:
    """Whether a request that changes something may come from another site: a page elsewhere can send neither our header
    nor a bearer token. A browser says where it comes from with every such request, so what says nothing is a program,
    and the cookie of a browser that did not is kept from other sites by its own mark (``SameSite``)."""
    site = headers.get("sec-fetch-site") or _site(headers)
    ours = "x-venire" in headers or headers.get("authorization", "").lower().startswith("bearer ")
    program = "origin" not in headers and "sec-fetch-site" not in headers
    return not (ours or program) or site not in {"same-origin", "none"}


def _site(headers: Headers) -> str:
    """What an older browser does not tell, by the origin that it sends."""
    origin = headers.get("origin")
    return "none" if origin is None or origin.partition("://")[2] == headers.get("host") else "cross-site"


async def _whole(request: Request, receive: Receive) -> Receive:
    """The whole body, read here, so that one that is too large reaches nobody."""
    announced = request.headers.get("content-length", "0")
    if announced.isdecimal() and (len(announced) > DIGITS or int(announced) > LIMIT):
        raise trouble(413, "too_long")
    body, more = bytearray(), True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False) and message["type"] == "http.request"
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
