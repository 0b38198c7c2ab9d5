"""A secret of this server, in a file of its own in the data folder."""

from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from pathlib import Path

from venire.errors import VenireError

_WHOLE = re.compile(r"[A-Za-z0-9_-]{43}")


def key_in(folder: Path, name: str, remedy: str) -> str:
    """The secret kept in this folder under this name, made at first use and readable by its owner only.

    Raises :class:`VenireError` with this remedy for one that is damaged.
    """
    place = folder / name
    folder.mkdir(parents=True, exist_ok=True)
    if not place.exists():
        _make(place)
    secret = place.read_text(encoding="ascii", errors="replace")
    if not _WHOLE.fullmatch(secret):
        raise VenireError(f"{place} is damaged.", remedy)
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
