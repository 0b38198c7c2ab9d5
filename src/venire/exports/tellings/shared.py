"""What the tellings share: the session with its rules, the case of it, and a document of passages and sections."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from venire.exports.document import Section, html, markdown
from venire.exports.real_outcome import outcome_sections
from venire.exports.transcript import Passage
from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.kernel.minutes import Held
from venire.kernel.record import Event
from venire.law.case_file.case import Case


class Rules(Protocol):
    """Rules that know what case they are for."""

    @property
    def case(self) -> Case: ...


R = TypeVar("R")
C = TypeVar("C", bound=Rules)


@dataclass(frozen=True)
class SessionTelling(ABC, Generic[R]):
    """One session, and the rules it goes by."""

    session: AnySession
    rules: R

    @property
    def title(self) -> str:
        return self.session.head.title

    @property
    def case(self) -> Case | None:
        return None

    @property
    def counts(self) -> str:
        return "question"

    def real(self, ending: Frozen | None) -> Sequence[Section]:
        """What the real court decided, once it may be told."""
        if ending is None:
            return ()
        return outcome_sections(self.case, self.session.kind.result(self.session.sitting.state))

    @abstractmethod
    def begins(self, event: Event, turn: int) -> bool:
        """Whether this event is the turn of this number."""

    def before(self, turn: int) -> int | None:
        entries = self.session.entries
        at = next((entry.seq - 1 for entry in entries if self.begins(entry.event, turn)), None)
        while at and isinstance(entries[at - 1].event, Held):
            at -= 1  # what a person chose for it, and the others had not chosen yet
        return at

    def anew(self, turn: int) -> int | None:
        return self.before(turn)


class ToldInSections(SessionTelling[R]):
    """One whose debrief is told section by section."""

    @abstractmethod
    def sections(self, ending: Frozen | None) -> Sequence[Section]:
        """The debrief in words and figures; nothing before its time."""

    def beside(self, ending: Frozen | None) -> Sequence[Section]:
        """The same beside the transcript: without what an appendix to it has told."""
        return self.sections(ending)

    def markdown(self, passages: Sequence[Passage], ending: Frozen | None) -> str:
        return markdown(self.title, passages, [*self.beside(ending), *self.real(ending)])

    def html(self, passages: Sequence[Passage], ending: Frozen | None) -> str:
        return html(self.title, passages, [*self.beside(ending), *self.real(ending)])


class OfCase(SessionTelling[C]):
    """One whose rules know what case they are for."""

    @property
    def title(self) -> str:
        return self.case.title

    @property
    def case(self) -> Case:
        return self.rules.case


class CaseInSections(OfCase[C], ToldInSections[C]):
    """One of a case, told section by section."""
