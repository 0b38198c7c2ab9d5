"""The imported trials as a source of cases."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pydantic import ValidationError

from venire.law.case_file.case import Case
from venire.library.case_error import CaseError, NoSuchCase
from venire.library.old_bailey.case_file.casebook import to_case
from venire.library.old_bailey.importer import SOURCE, TRIALS
from venire.library.old_bailey.report.trial import ReportedTrial
from venire.library.store import LibraryDatabase
from venire.ports import CaseCard


class OldBaileyCases:
    """Trials that ``import_folder`` has put into the library at this path; none before that."""

    def __init__(self, database: Path) -> None:
        self._library = LibraryDatabase(database)

    @property
    def name(self) -> str:
        return SOURCE

    def list(self, offset: int = 0, limit: int = 100) -> Sequence[CaseCard]:
        """By year; ``limit`` cards from ``offset`` on, since there may be 197,745."""
        return self._library.list(SOURCE, offset, limit)

    def search(self, text: str, limit: int = 20) -> Sequence[CaseCard]:
        """Trials in whose title, names, places or indictment every word occurs."""
        return self._library.search(SOURCE, text, limit)

    def load(self, case_id: str) -> Case:
        """The case, made of the stored trial. Raises :class:`CaseError` for an unknown id or a damaged body."""
        return to_case(self.trial(case_id))

    def trial(self, case_id: str) -> ReportedTrial:
        """The trial as it was read, verdicts and all: for comparison after a session, never during one."""
        body = self._library.body(SOURCE, case_id)
        if body is None:
            raise NoSuchCase("Old Bailey", case_id, "Search for it, or import its session.")
        try:
            return TRIALS.validate_json(body)
        except ValidationError as error:
            raise CaseError("Old Bailey", f"the case '{case_id}' is damaged", "Import its session again.") from error

    def drawable(self) -> int:
        """How many trials may be drawn by lot: those that are not thin."""
        return self._library.drawable(SOURCE)

    def drawn(self, number: int) -> CaseCard:
        """The trial with this number, from 0, among those. Raises :class:`IndexError` past the last."""
        return self._library.drawn(SOURCE, number)

    def close(self) -> None:
        self._library.close()
