"""Who is at the browser: a random id in a signed cookie, or in a bearer token of the same make."""

from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from venire.errors import VenireError

COOKIE = "venire_owner"
YEAR = 365 * 24 * 3600
_WHOLE = re.compile(r"[A-Za-z0-9_-]{43}")


class Owners:
    """Signs owner ids and reads them back."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="venire.owner")

    def token(self, owner: str) -> str:
        """What the cookie or an ``Authorization: Bearer`` header carries."""
        return self._signer.dumps(owner)

    def read(self, token: str) -> str | None:
        """The owner of a token; None where it is forged or broken."""
        try:
            owner = self._signer.loads(token)
        except BadSignature:
            return None
        return owner if isinstance(owner, str) else None

    def of(self, connection: HTTPConnection) -> str | None:
        """The owner who sent this request, if it names one."""
        scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return self.read(bearer.strip())
        return self.read(connection.cookies.get(COOKIE, ""))


def new_owner() -> str:
    """An id for somebody who comes for the first time."""
    return f"web-{secrets.token_urlsafe(12)}"


def secret_in(folder: Path) -> str:
    """The signing secret kept in this folder, made at first use and readable by its owner only."""
    place = folder / "cookie.key"
    folder.mkdir(parents=True, exist_ok=True)
    if not place.exists():
        _make(place)
    secret = place.read_text(encoding="ascii", errors="replace")
    if not _WHOLE.fullmatch(secret):
        raise VenireError(f"{place} is damaged.", "Delete it: a new one is made, and every browser begins anew.")
    return secret


def _make(place: Path) -> None:
    """Written aside and then named, so that nobody ever reads half a secret; whoever is first wins."""
    aside = place.with_name(f"{place.name}.{secrets.token_hex(4)}")
    handle = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(32))
        with suppress(FileExistsError):
            os.link(aside, place)
    finally:
        aside.unlink()
