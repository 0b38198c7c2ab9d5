"""An account as it is kept, and the names that accounts have."""

from __future__ import annotations

import secrets
import unicodedata
from datetime import datetime

from venire.accounts.roles import Role
from venire.errors import VenireError
from venire.kernel.frozen import Frozen

LONGEST = 100
"""Characters of a name."""


class UserAccount(Frozen):
    """Somebody who signs in."""

    id: str
    name: str
    """A name to sign in with, or an address of mail; nothing is ever sent to it."""
    role: Role
    owner: str
    """Whose sessions and rooms are this account's: at first its id, or that of the browser that was used before."""
    password: str = ""
    """Its Argon2 hash; empty for somebody who comes by links alone."""
    created: datetime
    disabled: bool = False


class NoAccount(VenireError):
    """There is no such account."""

    def __init__(self) -> None:
        super().__init__("There is no such account.", "List them, and name one as it is listed.")


class NameTaken(VenireError):
    """Somebody has this name already."""

    def __init__(self) -> None:
        super().__init__("There is an account of this name.", "Choose another name, or make a link for the one there.")


class LastAdmin(VenireError):
    """Nobody would be left to manage accounts."""

    def __init__(self) -> None:
        super().__init__("This is the last admin who can sign in.", "Make another first.")


def new_id() -> str:
    """An id that nobody has."""
    return f"account-{secrets.token_hex(8)}"


def readable_name(typed: str) -> str:
    """A name as it is kept. Raises :class:`VenireError` for one that nobody could read or type."""
    name = " ".join(unicodedata.normalize("NFC", typed[: LONGEST + 1]).split())
    if not name or len(name) > LONGEST or not name.isprintable():
        raise VenireError("An account needs a name that can be read.", f"Give 1 to {LONGEST} signs, such as ada.")
    return name


def key_of(name: str) -> str:
    """By which two spellings of one name are the same: capitals, and forms of a letter that look alike, count not."""
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())
