"""The one error of case files: which file, where in it, what is wrong, and what to do about it."""

from __future__ import annotations

from venire.errors import VenireError


class CaseError(VenireError):
    """A case cannot be read. ``str(error)`` is one sentence; ``path`` is empty when the whole file is meant."""

    def __init__(self, file: str, reason: str, remedy: str, path: str = "") -> None:
        where = f"{file}, at {path}" if path else file
        super().__init__(f"{where}: {reason}.", remedy)
        self.file = file
        self.path = path
        self.reason = reason


class NoSuchCase(CaseError):
    """A source has no case of this id; another may."""

    def __init__(self, source: str, case_id: str, remedy: str) -> None:
        super().__init__(source, f"there is no case {case_id[:80]!r}", remedy)


class SourceFailed(NoSuchCase):
    """A source failed, and so it is not known whether it has a case of this id; the remedy says how it failed."""
