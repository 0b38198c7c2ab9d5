"""The one error of case files: which file, where in it, what is wrong, and what to do about it."""

from __future__ import annotations

from collections.abc import Sequence

from venire.errors import VenireError

MOST_FAULTS = 20
"""Faults of a file that are told; of those beyond, how many there are."""


class CaseError(VenireError):
    """A case cannot be read. ``str(error)`` is one sentence, or, with ``others``, one for each fault, line by line;
    ``path`` is empty when the whole file is meant. ``others``: the further faults, each as (path, reason)."""

    def __init__(
        self, file: str, reason: str, remedy: str, path: str = "", others: Sequence[tuple[str, str]] = ()
    ) -> None:
        told = [_fault(file, path, reason), *(_fault(file, *other) for other in others[: MOST_FAULTS - 1])]
        if len(others) >= MOST_FAULTS:
            told.append(f"{file}: {len(others) - MOST_FAULTS + 1} more.")
        super().__init__("\n".join(told), remedy)
        self.file = file
        self.path = path
        self.reason = reason


def _fault(file: str, path: str, reason: str) -> str:
    return f"{file}, at {path}: {reason}." if path else f"{file}: {reason}."


class NoSuchCase(CaseError):
    """A source has no case of this id; another may."""

    def __init__(self, source: str, case_id: str, remedy: str) -> None:
        super().__init__(source, f"there is no case {case_id[:80]!r}", remedy)


class SourceFailed(NoSuchCase):
    """A source failed, and so it is not known whether it has a case of this id; the remedy says how it failed."""
