"""All case sources as one: the shipped cases, the user's own folder, the imported ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.case import Case
from venire.library.case_error import CaseError
from venire.library.files import FileCases
from venire.ports import CaseCard, CaseSource


@dataclass(frozen=True)
class Library:
    """Asks its sources in turn; an earlier source hides a later one's case of the same id."""

    sources: Sequence[CaseSource]

    @property
    def name(self) -> str:
        return "library"

    def list(self, offset: int = 0, limit: int = 100) -> Sequence[CaseCard]:
        """A page of all cases, source after source."""
        cards = list[CaseCard]()
        for source in self.sources:
            cards += source.list(0, offset + limit - len(cards)) if len(cards) < offset + limit else ()
        return tuple(cards[offset : offset + limit])

    def search(self, text: str, limit: int = 20) -> Sequence[CaseCard]:
        """Cases in which the words occur, source after source."""
        cards = [card for source in self.sources for card in source.search(text, limit)]
        return tuple(cards[:limit])

    def load(self, case_id: str) -> Case:
        """The case of this id. Raises :class:`CaseError` when no source has it, or the one that has it is broken."""
        for source in self.sources:
            try:
                return source.load(case_id)
            except CaseError as error:
                if error.path or "there is no case" not in error.reason:
                    raise
        raise CaseError("the library", f"there is no case {case_id[:80]!r}", self._choices())

    def _choices(self) -> str:
        first = ", ".join(card.id for card in self.list(0, 6)) or "none"
        return (
            f"`venire cases list` shows all there are (the first: {first}); a case of your own is found when its file "
            f"lies in the folder `cases` of the data folder, and `venire cases validate FILE` says why one is not."
        )

    def broken(self) -> Sequence[CaseError]:
        """Why each file of the user's own that is left out cannot be read."""
        return [error for source in self.sources if isinstance(source, FileCases) for error in source.broken()]

    def draw(self, seed: str) -> Case:
        """A case by lot, never a thin one: a real one where any has been imported, else a shipped one."""
        real = [card for source in self.sources[1:] for card in source.list(0, 100_000) if not card.thin]
        pool = real or [card for card in self.sources[0].list() if not card.thin]
        return self.load(Chance(seed).pick(pool, "case").id)
