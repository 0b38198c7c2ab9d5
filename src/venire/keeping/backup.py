"""A whole data folder in one file, consistent while a server writes to it. Source: keep-it-running.md."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from venire.errors import VenireError
from venire.keeping.archive import Manifest, names_in, pack
from venire.settings import Settings
from venire.stores.keyring import KeyRing

STORE, KEYS, LIBRARY = "venire.sqlite", "venire.keys", "library.sqlite"
PAPERS = ("models.yaml", "agents.yaml")
"""Settings that lie in the data folder."""
SECRETS = ("*.key",)
"""What signs cookies and the like."""


def backup(settings: Settings, target: Path, *, keys: bool, force: bool = False) -> Manifest:
    """The data folder as it stands at one instant. ``keys``: also those that sign.

    Raises :class:`VenireError` where there is nothing to keep, or the file is there already.
    """
    if settings.store != "sqlite" or not settings.database.exists():
        kept = f"in the store {settings.store!r}" if settings.store != "sqlite" else f"in {settings.data}"
        raise VenireError(f"There is no file of sessions {kept}.", "Set VENIRE_DATA to the data folder to keep.")
    if target.exists() and not force:
        raise VenireError(f"{target} is there already.", "Name another file, or add --force.")
    if not target.parent.is_dir():
        raise VenireError(f"There is no folder {target.parent}.", "Make it, or name a file elsewhere.")
    with TemporaryDirectory(dir=target.parent, prefix=".venire-backup-") as aside:
        folder = Path(aside)
        names = list(_copied(settings.data, folder, keys=keys))
        files = {name: folder / name for name in names}
        return pack(target, files, made_at=datetime.now(UTC).isoformat(timespec="seconds"), with_keys=keys)


def _copied(data: Path, folder: Path, *, keys: bool) -> Iterator[str]:
    """The names of what was copied. Keys are read before the store and after it: of a session that was opened or
    deleted meanwhile the key is there too."""
    before = _keys_of(data / KEYS) if keys else []
    for name in (STORE, LIBRARY):
        if (data / name).exists():
            copied(data / name, folder / name)
            yield name
    if keys:
        KeyRing(folder / KEYS).add([*_keys_of(data / KEYS), *before])
        yield KEYS
    secrets = [one.name for sort in SECRETS for one in data.glob(sort)] if keys else []
    for name in (*(one for one in PAPERS if (data / one).is_file()), *names_in(data, "cases"), *sorted(secrets)):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(data / name, folder / name)
        yield name


def _keys_of(path: Path) -> list[tuple[str, bytes]]:
    if not path.exists():
        return []
    with closing(sqlite3.connect(path)) as file:
        return file.execute("SELECT session, key FROM keys").fetchall()


def copied(source: Path, target: Path) -> None:
    """A database as it stands at one instant, whoever writes to it. Raises :class:`VenireError`."""
    try:
        with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(target)) as made:
            read.backup(made)
            made.execute("PRAGMA journal_mode = DELETE").fetchall()
    except sqlite3.Error as error:
        raise VenireError(f"{source} cannot be copied ({error}).", "Make room, or check the file.") from error
