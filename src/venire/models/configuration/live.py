"""``models.yaml`` as it stands now: read anew when it has changed, so that a change binds at the next ask."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

from venire.errors import VenireError
from venire.models.configuration.reading import content_of, understood
from venire.models.configuration.settings import Models

_log = logging.getLogger(__name__)
_Mark: TypeAlias = tuple[int, int, int] | None
"""When it was written, how long it is, which file it is; None where there is none."""


class LiveModels:
    """The models of a file that may be changed at any time.

    A file that is wrong when it is first read raises :class:`VenireError`. One that is made wrong later changes
    nothing: what it last said well stays in force, :attr:`trouble` says so, and the log once.
    """

    def __init__(self, path: Path, environ: Mapping[str, str]) -> None:
        self._path = path
        self._environ = environ
        self.trouble = ""
        """What is wrong with the file as it stands, in a sentence; empty when nothing is."""
        self._mark = _mark(path)
        content = content_of(path)
        self._models = understood(content, path.name, environ)
        self._hash = sha256(content).hexdigest()

    @property
    def hash(self) -> str:
        """SHA-256 of the content in force."""
        return self._hash

    def now(self) -> Models:
        """The models in force. A file that has not been touched is not opened."""
        mark = _mark(self._path)
        if mark != self._mark:
            self._read()
            self._mark = mark
        return self._models

    def _read(self) -> None:
        try:
            content = content_of(self._path)
            seen = sha256(content).hexdigest()
            if seen != self._hash:
                self._models = understood(content, self._path.name, self._environ)
                self._hash = seen
                _log.info("%s was read anew.", self._path.name)
            self.trouble = ""
        except VenireError as error:
            self._warn(f"{error} {error.remedy}".strip())

    def _warn(self, told: str) -> None:
        trouble = f"{told} Until then everything stays as it was."
        if trouble != self.trouble:
            _log.warning("%s", trouble)
        self.trouble = trouble


def _mark(path: Path) -> _Mark:
    """Taken before the content is read: a change in between is then seen the next time."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino
