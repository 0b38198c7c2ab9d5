"""Who is at the browser: a random id in a signed cookie, or in a bearer token of the same make."""

from __future__ import annotations

import secrets
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from venire.accounts.key_file import key_in

COOKIE = "venire_owner"


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
    """The signing secret kept in this folder."""
    return key_in(folder, "cookie.key", "Delete it: a new one is made, and every browser begins anew.")
