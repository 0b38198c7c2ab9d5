"""The door of the server: what passes its threshold, who sends it, and the headers of every answer. Source:
spec/platform.md, "Security"."""

from __future__ import annotations

from collections.abc import Callable

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from venire.rooms.rates import Rate
from venire.web.security.callers import KnowsCallers
from venire.web.security.cookies import YEAR, give_cookie
from venire.web.security.hosts import Hosts
from venire.web.security.owners import COOKIE
from venire.web.security.threshold import READS, Threshold
from venire.web.trouble import Trouble

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


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(
        self, app: ASGIApp, callers: KnowsCallers, hosts: Hosts, rate: Rate, answer: Answer, reads: Rate = READS
    ) -> None:
        self._app, self._callers, self._answer = app, callers, answer
        self._threshold = Threshold(hosts, rate, reads)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope, receive)  # its url is made with the header Host; what it asks for stands in the scope
        state = scope.setdefault("state", {})
        state["owner"], state["caller"], state["cookies"] = "", None, list[str]()
        send = self._dressed(send, request)
        try:
            receive = await self._threshold.passed(request, receive)
            caller = await self._callers.of(request)
            caller.require(request.method, scope["path"])
        except Trouble as met:
            await self._answer(request, met)(scope, receive, send)
            return
        state["owner"], state["caller"] = caller.owner, caller
        if caller.fresh and not scope["path"].startswith("/static"):
            give_cookie(request, COOKIE, self._callers.cookie(caller.owner), YEAR)
        await self._app(scope, receive, send)

    def _dressed(self, send: Send, request: Request) -> Send:
        """Adds headers, and the cookies that are given or taken away."""

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if request.scope["path"].startswith("/static"):
                    headers.setdefault("Cache-Control", _keeping(request.scope["path"]))
                for cookie in request.state.cookies:
                    headers.append("Set-Cookie", cookie)
            await send(message)

        return dressed


def _keeping(path: str) -> str:
    """Typefaces never change under their name; scripts and styles are asked after each time, which costs one 304."""
    return "public, max-age=31536000, immutable" if path.startswith("/static/fonts/") else "no-cache"
