"""Which scope a request needs: the one place in which it is written down."""

from __future__ import annotations

from venire.accounts.scopes import Scope

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
OWN = "/api/me"
ADMIN = ("/api/me/tokens", "/api/accounts", "/api/audit", "/accounts", "/audit")
"""Below these everything is the administrator's, reading too."""


def scope_for(method: str, path: str) -> Scope:
    """What a token must have for this request."""
    if path.startswith(ADMIN):
        return "admin"
    if method in SAFE:
        return "read"
    if path.startswith(OWN):
        return "admin"
    return "rooms" if path.startswith("/api/rooms") else "play"
