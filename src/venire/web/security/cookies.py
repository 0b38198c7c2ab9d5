"""The cookies that this server gives to a browser: no script reads them, and no other site has them sent."""

from __future__ import annotations

from starlette.requests import Request

YEAR = 365 * 24 * 3600
DAY = 24 * 3600


def give_cookie(request: Request, name: str, value: str, seconds: int) -> None:
    """Have the answer to this request give a cookie for so long; 0: take it away."""
    secure = "; Secure" if request.url.scheme == "https" else ""
    cookie = f"{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"
    request.state.cookies.append(cookie)
