"""Which deed a request is, and which requests of whom has not signed in are let through: the one place in which it is
written down. What each role may do stands in :mod:`venire.accounts.roles`."""

from __future__ import annotations

import re

from venire.accounts.roles import Deed

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
OPEN = re.compile(r"/(health|favicon\.ico|sign-in|api/sign-in|api/sign-out|static/.*)")
"""Everybody's, signed in or not."""
ACCOUNTS = re.compile(r"/(api/)?accounts(/.*)?")
AUDIT = re.compile(r"/(api/)?audit(/.*)?")
LOBBY = re.compile(r"/rooms(/(?!new$)[^/]+)?|/api/rooms/[^/]+(/(seats|claim|stream))?")
"""A room by its code, for somebody who comes to take a seat."""
ROOM = re.compile(r"/(?:api/)?rooms/(?!new$)([^/]+)(?:/.*)?")
SESSION = re.compile(r"/(?:api/)?sessions/([^/@]+)(?:/.*)?")
"""As its seats see it. ``ID@gallery`` and ``ID@bench`` are others' eyes, for those who have signed in."""
PAPERS = re.compile(r"/(api/)?cases/[^/]+|/api/(rules/[^/]+|proceedings(/[^/]+/acts)?)")
"""What somebody who sits in a room needs to read."""
ANEW = re.compile(r"/api/sessions/[^/]+/(fork|without)")
HOSTING = re.compile(r"/rooms/new")


def deed_of(method: str, path: str) -> Deed:
    """What a request does, as the table of roles names it."""
    if ACCOUNTS.fullmatch(path):
        return "accounts"
    if AUDIT.fullmatch(path):
        return "audit"
    if HOSTING.fullmatch(path) or (path == "/api/rooms" and method not in SAFE):
        return "host"
    if any(shape.fullmatch(path) for shape in (OPEN, LOBBY, ROOM)):
        return "attend"
    if SESSION.fullmatch(path) and not _begins(method, path):
        return "attend"
    if PAPERS.fullmatch(path) and method in SAFE:
        return "attend"
    return "look" if method in SAFE or path.startswith("/api/me") else "play"


def _begins(method: str, path: str) -> bool:
    """Whether it opens a session, or goes on from one in another."""
    return method not in SAFE and (path == "/api/sessions/forecast" or ANEW.fullmatch(path) is not None)
