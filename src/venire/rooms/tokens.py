"""Seat tokens: random, told once to whoever takes a seat, and kept only as a hash. Before the random part stands the
code of the room, so that any server of its store knows where to look."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

from venire.rooms.codes import read_code

BYTES = 32
AFTER_CODE = "."


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(BYTES)


def seat_token(code: str) -> str:
    """A token for a seat in this room."""
    return f"{code}{AFTER_CODE}{new_token()}"


def code_in(token: str) -> str:
    """The room that a token names; empty where it names none."""
    return read_code(token.partition(AFTER_CODE)[0])


def hash_of(token: str) -> str:
    """What is kept of it."""
    return sha256(token.encode()).hexdigest()


def same(kept: str, hashed: str) -> bool:
    """Whether a kept hash is this one, in a time that does not tell how much of it is; nothing is the same as none."""
    return bool(kept) and hmac.compare_digest(kept, hashed)
