"""Seat tokens: random, told once to whoever takes a seat, and kept only as a hash."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

BYTES = 32


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(BYTES)


def hash_of(token: str) -> str:
    """What is kept of it."""
    return sha256(token.encode()).hexdigest()


def same(kept: str, hashed: str) -> bool:
    """Whether a kept hash is this one, in a time that does not tell how much of it is; nothing is the same as none."""
    return bool(kept) and hmac.compare_digest(kept, hashed)
