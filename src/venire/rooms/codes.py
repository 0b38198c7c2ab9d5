"""The code of a room: six signs that nobody mistakes for another, read aloud across a table and typed on a phone."""

from __future__ import annotations

import secrets
from typing import Final

SIGNS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Neither I nor 1, neither O nor 0: 32 signs, five bits each."""
LENGTH: Final = 6
"""Thirty bits."""


def new_code() -> str:
    """A code that nobody can foretell."""
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def read_code(typed: str) -> str:
    """The code as it is kept, from what somebody typed: small letters, spaces and hyphens do not matter. Empty for what
    cannot be one."""
    code = "".join(typed[:40].split()).replace("-", "").upper()
    return code if len(code) == LENGTH and set(code) <= set(SIGNS) else ""
