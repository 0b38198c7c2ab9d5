"""Cases that are at hand as values: made in Python, or read from a file that lies anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from venire.law.case_file.case import Case
from venire.library.shelf import card, found, taken
from venire.ports import CaseCard


@dataclass(frozen=True)
class CasesAtHand:
    """A :class:`venire.ports.CaseSource` of these cases."""

    cases: Sequence[Case]

    @property
    def name(self) -> str:
        return "at hand"

    def list(self, offset: int = 0, limit: int = 100) -> Sequence[CaseCard]:
        return tuple(card(case, self.name) for case in self.cases[offset : offset + limit])

    def search(self, text: str, limit: int = 20) -> Sequence[CaseCard]:
        return tuple(card(case, self.name) for case in found(self.cases, text)[:limit])

    def load(self, case_id: str) -> Case:
        """Raises :class:`venire.library.case_error.NoSuchCase` for an unknown id."""
        return taken({case.id: case for case in self.cases}, case_id, self.name)
