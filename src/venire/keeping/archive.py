"""What a backup is: a zip of files, and a list that says what each must be."""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Literal
from zlib import error as ZlibError

from pydantic import Field, ValidationError

from venire.errors import VenireError
from venire.kernel.frozen import Frozen

MANIFEST = "manifest.json"
BLOCK = 1 << 20
LONGEST = 1 << 20
"""Bytes of a manifest."""
OTHER = "Give a file that `venire backup` made, or an earlier one."


class FileKept(Frozen):
    """A file of a backup."""

    bytes: int = Field(ge=0)
    sha256: str


class Manifest(Frozen):
    """What a backup holds."""

    venire: Literal["backup"] = "backup"
    version: Literal[1] = 1
    made_at: str
    with_keys: bool
    """Whether the keys that sign records and cookies are in it."""
    files: Mapping[str, FileKept]


def pack(target: Path, files: Mapping[str, Path], *, made_at: str, with_keys: bool) -> Manifest:
    """These files by their names in one, which is there whole and for its owner only, or not at all."""
    manifest = Manifest(
        made_at=made_at, with_keys=with_keys, files={name: _measured(path) for name, path in files.items()}
    )
    aside = target.with_name(f".{target.name}.part")
    with suppress(FileNotFoundError):
        aside.unlink()
    handle = os.open(aside, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as out:
            with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=3) as made:
                made.writestr(MANIFEST, manifest.model_dump_json(indent=1))
                for name, path in files.items():
                    made.write(path, name)
            out.flush()
            os.fsync(out.fileno())
        aside.replace(target)
    finally:
        aside.unlink(missing_ok=True)
    return manifest


def unpack(archive: Path, folder: Path) -> Manifest:
    """Every file of a backup into this folder. Raises :class:`VenireError` for one that is damaged or no backup."""
    try:
        with zipfile.ZipFile(archive) as packed:
            manifest = _manifest(archive, packed)
            for name, kept in manifest.files.items():
                _unpacked(packed, name, kept, folder)
    except (zipfile.BadZipFile, ZlibError, EOFError, KeyError, NotImplementedError, RuntimeError) as error:
        raise VenireError(f"{archive} is damaged, or no backup of venire.", OTHER) from error
    except OSError as error:
        told = f"{archive} cannot be read ({error.strerror or error})."
        raise VenireError(told, "Check its path, and the room on the disk.") from error
    return manifest


def _manifest(archive: Path, packed: zipfile.ZipFile) -> Manifest:
    if packed.getinfo(MANIFEST).file_size > LONGEST:
        raise VenireError(f"{archive} is no backup of venire.", OTHER)
    try:
        found = Manifest.model_validate(json.loads(packed.read(MANIFEST)))
    except (ValidationError, ValueError, RecursionError) as error:
        raise VenireError(f"{archive} is no backup of venire, or a later one has made it.", OTHER) from error
    stranger = next((name for name in (*found.files, *packed.namelist()) if not _within(name)), None)
    if stranger is not None or sorted(packed.namelist()) != sorted((MANIFEST, *found.files)):
        raise VenireError(f"{archive} holds other files than its list says.", OTHER)
    return found


def _within(name: str) -> bool:
    """Whether a file of this name stays in the folder."""
    path = PurePosixPath(name)
    return bool(path.parts) and not path.is_absolute() and ".." not in path.parts and "\\" not in name


def _unpacked(packed: zipfile.ZipFile, name: str, kept: FileKept, folder: Path) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    digest, size = sha256(), 0
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as out, packed.open(name) as read:
        while block := read.read(BLOCK):
            digest.update(block)
            size += len(block)
            if size > kept.bytes:
                break
            out.write(block)
    if (size, digest.hexdigest()) != (kept.bytes, kept.sha256):
        raise VenireError(f"{name} in the backup is not as it was written.", OTHER)


def _measured(path: Path) -> FileKept:
    digest = sha256()
    with path.open("rb") as read:
        while block := read.read(BLOCK):
            digest.update(block)
    return FileKept(bytes=path.stat().st_size, sha256=digest.hexdigest())


def names_in(folder: Path, beneath: str) -> Sequence[str]:
    """The files below a folder's folder, by their names from the former."""
    return sorted(str(one.relative_to(folder).as_posix()) for one in (folder / beneath).rglob("*") if one.is_file())
