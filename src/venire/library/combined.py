"""All case sources as one: the shipped cases, the user's own folder, the imported ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from venire.kernel.chance import Chance
from venire.law.case_file.case import Case
from venire.library.case_error import CaseError, NoSuchCase, SourceFailed
from venire.library.files import FILES, FileCases
from venire.ports import CaseCard, CaseSource


@runtime_checkable
class Drawable(Protocol):
    """A source that draws by number, because it is too large to be listed for that."""

    def drawable(self) -> int:
        """How many cases may be drawn: those that are not thin."""
        ...

    def drawn(self, number: int) -> CaseCard:
        """The case with this number, from 0, among those."""
        ...


@dataclass(frozen=True)
class _Listed:
    """A source of few cases, listed."""

    cards: Sequence[CaseCard]

    def drawable(self) -> int:
        return len(self.cards)

    def drawn(self, number: int) -> CaseCard:
        return self.cards[number]


@dataclass(frozen=True)
class Library:
    """Asks its sources in turn; an earlier source hides a later one's case of the same id."""

    sources: Sequence[CaseSource]
    left_out: Sequence[str] = ()
    """Sources that there would be, and why they are not: each in a sentence."""

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
        failed = list(self.left_out)
        for source in self.sources:
            try:
                return source.load(case_id)
            except SourceFailed as error:
                failed.append(error.remedy)
            except NoSuchCase:
                continue
        raise NoSuchCase("the library", case_id, " ".join((self._choices(), *failed)))

    def readable(self, cards: Sequence[CaseCard]) -> Sequence[Case]:
        """The cases of these cards; one that cannot be read is passed over."""
        return [case for card in cards if (case := self._if_readable(card)) is not None]

    def _if_readable(self, card: CaseCard) -> Case | None:
        try:
            return self.load(card.id)
        except CaseError:
            return None

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
        try:
            return self.load(self._lot(seed).id)
        except NoSuchCase:  # a source has failed, and lists that one no more
            return self.load(self._lot(seed).id)

    def _lot(self, seed: str) -> CaseCard:
        pools = [_pool(source) for source in self.sources]
        real = [pool for pool in pools[1:] if pool.drawable()]
        return _by_lot(real or pools[:1], Chance(seed).unit("case"))


def _pool(source: CaseSource) -> Drawable:
    if isinstance(source, Drawable):
        return source
    return _Listed([card for card in source.list(0, FILES) if not card.thin])


def _by_lot(pools: Sequence[Drawable], lot: float) -> CaseCard:
    """The case at this place, 0 to 1, in all pools one after another."""
    number = int(lot * sum(pool.drawable() for pool in pools))
    for pool in pools[:-1]:
        if number < pool.drawable():
            return pool.drawn(number)
        number -= pool.drawable()
    return pools[-1].drawn(number)
