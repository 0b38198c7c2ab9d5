"""Where cases come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from venire.law.case_file.case import Case


@dataclass(frozen=True, slots=True)
class CaseCard:
    """What a list of cases shows: never the difficulty, never the outcome."""

    id: str
    title: str
    tagline: str
    kind: str
    year: int
    source: str
    thin: bool = False


class CaseSource(Protocol):
    """Where cases come from."""

    @property
    def name(self) -> str: ...
    def list(self, offset: int = 0, limit: int = 100) -> Sequence[CaseCard]: ...
    def search(self, text: str, limit: int = 20) -> Sequence[CaseCard]: ...
    def load(self, case_id: str) -> Case:
        """Raises :class:`venire.errors.VenireError` for an unknown id or a broken file."""
        ...
