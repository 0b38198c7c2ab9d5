"""The gate behind the door: what each visitor may still have of this server. Source: keep-it-running.md, "Quotas"."""

from __future__ import annotations

from hashlib import sha256

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from venire.quotas.quotas import Quotas
from venire.quotas.spent import QuotaSpent
from venire.web.security.callers import GUEST
from venire.web.security.guard import Answer
from venire.web.security.seats import COOKIE as SEAT
from venire.web.security.seats import bearer_of
from venire.web.security.threshold import SAFE
from venire.web.trouble import Trouble

STREAMS = ("/stream", "/turn")
"""What stays open until something happens."""
LONG = ("/export", "/debrief", "/api/me/data")
"""What is read, and takes long to make."""


class QuotaGate:
    """ASGI middleware within the guard, which has read the body and knows who asks."""

    def __init__(self, app: ASGIApp, quotas: Quotas, answer: Answer) -> None:
        self._app, self._quotas, self._answer = app, quotas, answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        owner = scope.get("state", {}).get("owner", "")
        if scope["type"] != "http" or not owner:
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        owner = _guest(request) if owner == GUEST else owner
        path: str = scope["path"]
        streams = request.method in SAFE and path.endswith(STREAMS)
        try:
            if request.method not in SAFE:
                receive = await self._paid(request, owner, receive)
            elif path.endswith(LONG):
                self._quotas.request(owner, _address(request), 0)
            if not streams:
                await self._app(scope, receive, send)
                return
            with self._quotas.stream(owner):
                await self._app(scope, receive, send)
        except QuotaSpent as spent:
            await self._answer(request, Trouble(429, str(spent), spent.remedy, spent.wait))(scope, receive, send)

    async def _paid(self, request: Request, owner: str, receive: Receive) -> Receive:
        """The same body, paid for."""
        first = await receive()
        self._quotas.request(owner, _address(request), len(first.get("body", b"")))
        return _again(first, receive)


def _guest(request: Request) -> str:
    """Guests are told apart by the seats that they show, for they have no other name."""
    shown = (*(value for name, value in sorted(request.cookies.items()) if name.startswith(SEAT)), bearer_of(request))
    return f"{GUEST}-{sha256(' '.join(shown).encode()).hexdigest()[:24]}"


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _again(first: Message, receive: Receive) -> Receive:
    waiting = [first]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again
