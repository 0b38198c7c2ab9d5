"""Passwords: hashed by Argon2id in a thread of their own, so that nobody else waits for it.

Source: RFC 9106, https://www.rfc-editor.org/rfc/rfc9106 (the second recommended option, which is what argon2-cffi has
by itself); RFC 8265 for how a password is written.
"""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Protocol, TypeVar

from venire.errors import VenireError
from venire.kernel.part import loaded
from venire.sockets.extras import require

SHORTEST, LONGEST = 10, 200
"""Characters of a password."""
T = TypeVar("T")
_THREADS = ThreadPoolExecutor(2, "venire-passwords")
"""Two at once: each takes 64 MiB while it lasts."""


class Hasher(Protocol):
    """What makes a hash of a password, salted anew each time, and knows it again."""

    def hash(self, password: str) -> str: ...
    def verify(self, hash: str, password: str) -> bool: ...


class Passwords:
    """Hashes passwords, and compares. What does so is loaded when the first comes."""

    def __init__(self, makes: Callable[[], Hasher] | None = None) -> None:
        self._makes = makes or _argon2

    async def hashed(self, password: str) -> str:
        """What is kept of it. Raises :class:`VenireError` for one that is too short or too long."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise VenireError(
                f"A password has {SHORTEST} to {LONGEST} characters, and this has {len(password):,}.",
                "Give another; four words that nobody would put together do well.",
            )
        return await _aside(lambda: self._hasher.hash(_written(password)))

    async def fits(self, kept: str, password: str) -> bool:
        """Whether this is the password of which ``kept`` is the hash. With nothing kept the same work is done, and
        nothing fits."""
        if len(password) > LONGEST:
            return False
        return await _aside(lambda: self._verified(kept or self._nobodys, _written(password))) and bool(kept)

    def _verified(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except loaded("argon2.exceptions:VerificationError"):
            return False
        except loaded("argon2.exceptions:InvalidHashError"):
            return False

    @cached_property
    def _hasher(self) -> Hasher:
        return self._makes()

    @cached_property
    def _nobodys(self) -> str:
        """The hash of a password that nobody knows."""
        return self._hasher.hash(secrets.token_urlsafe(32))


async def _aside(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(_THREADS, work)


def _argon2() -> Hasher:
    require("accounts")
    return loaded("argon2:PasswordHasher")()


def _written(password: str) -> str:
    """However the keyboard makes an accented letter it is one letter; half a character, which is none, is replaced."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "replace").decode()
