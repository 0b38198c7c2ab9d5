"""A backup put back: looked through aside, and only then set in place. Source: keep-it-running.md."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from venire.errors import VenireError
from venire.keeping.archive import unpack
from venire.keeping.backup import KEYS, STORE
from venire.stores import schema
from venire.stores.keyring import KeyRing

STOP = "Stop the server and every other command of venire on this folder, then try again."


@dataclass(frozen=True, slots=True)
class Restored:
    """What was put back."""

    sessions: int
    without_key: int
    """Of them, those whose signing key is not here: they can be listed and exported, and nothing more."""
    made_at: str
    """When the backup was made; ISO 8601, UTC."""
    before: Path | None
    """Where lies what was there; None where nothing was."""


def restore(archive: Path, data: Path, *, force: bool = False) -> Restored:
    """Put a backup into a data folder. What the backup has not stays as it is there, keys among it.

    Everything is unpacked and looked through aside first; the file of sessions is set in its place last and at once, so
    that there is the old store or the new one at every instant. Raises :class:`VenireError` for a backup that is
    damaged, and, without ``force``, where sessions are kept there already.
    """
    there = (data / STORE).exists()
    if there and not force:
        raise VenireError(f"Sessions are kept in {data} already.", "Name another folder by --into, or add --force.")
    data.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=data, prefix=".venire-restore-") as made:
        aside = Path(made)
        manifest = unpack(archive, aside)
        sessions = _looked_through(aside / STORE)
        before = _set_aside(data, manifest.files) if there else None
        _merge_keys(aside / KEYS, data / KEYS)
        for name in sorted(manifest.files, key=lambda name: name == STORE):
            if name != KEYS:
                (data / name).parent.mkdir(parents=True, exist_ok=True)
                (aside / name).replace(data / name)
    lacking = sum(not _has_key(data / KEYS, session) for session in sessions)
    return Restored(len(sessions), lacking, manifest.made_at, before)


def _looked_through(store: Path) -> list[str]:
    """The sessions of a store that is whole. Raises :class:`VenireError`."""
    try:
        with closing(sqlite3.connect(store)) as file:
            whole = file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            version = int(file.execute("PRAGMA user_version").fetchone()[0])
            sessions = [name for (name,) in file.execute("SELECT session FROM sessions")]
    except sqlite3.Error as error:
        raise VenireError("The backup holds no file of sessions.", "Give a file that `venire backup` made.") from error
    if not whole:
        raise VenireError("The file of sessions in the backup is damaged.", "Give an earlier backup.")
    if version > len(schema.STEPS):
        raise VenireError("A later venire has made this backup.", "Update venire.")
    return sessions


def _set_aside(data: Path, names: Iterable[str]) -> Path:
    """A second name for what is there and will be replaced. Raises :class:`VenireError` while somebody has it open."""
    _require_closed(data / STORE)
    before = data / f"before-restore-{datetime.now(UTC):%Y%m%dT%H%M%S}-{os.getpid()}"
    before.mkdir(mode=0o700)
    for name in (*names, STORE, KEYS):
        if (data / name).is_file() and not (before / name).exists():
            (before / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(data / name, before / name)
    return before


def _require_closed(store: Path) -> None:
    """That nobody has it open: what stands in its log goes into it, so that no log is left for another file."""
    try:
        with closing(sqlite3.connect(store, timeout=1.0)) as file:
            file.execute("PRAGMA journal_mode = DELETE").fetchall()
    except sqlite3.OperationalError as error:
        raise VenireError(f"{store} is in use.", STOP) from error
    except sqlite3.DatabaseError:  # damaged, which is why it is to be replaced
        for log in ("-wal", "-shm"):
            with suppress(FileNotFoundError):
                store.with_name(f"{store.name}{log}").unlink()


def _merge_keys(given: Path, kept: Path) -> None:
    """The keys of a backup beside those that are there: a key belongs to one session for ever."""
    if not given.exists():
        return
    with closing(sqlite3.connect(given)) as file:
        KeyRing(kept).add(file.execute("SELECT session, key FROM keys").fetchall())


def _has_key(ring: Path, session: str) -> bool:
    if not ring.exists():
        return False
    with closing(sqlite3.connect(ring)) as file:
        return file.execute("SELECT 1 FROM keys WHERE session = ?", (session,)).fetchone() is not None
