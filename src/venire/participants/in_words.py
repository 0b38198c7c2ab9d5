"""A participant whose acts are put in the words of its case: in a civil one nobody is called guilty or accused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.case_file.case import Case
from venire.law.case_file.civil_words import civil
from venire.ports import AnswersAtOnce, Participant

SPOKEN = ("text", "thesis")
"""Fields of an act that are read or heard; the others are ids, votes and figures."""


@dataclass(frozen=True)
class InCivilWords:
    """Says what ``inner`` says, in the words of a civil court."""

    inner: Participant

    @property
    def name(self) -> str:
        return self.inner.name

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """The act of ``inner``; its votes and ids are left alone."""
        act = await self.inner.answer(ask, view)
        said = {field: getattr(act, field, None) for field in SPOKEN}
        return act.model_copy(update={field: civil(text) for field, text in said.items() if isinstance(text, str)})


@dataclass(frozen=True)
class AtOnceInCivilWords(InCivilWords):
    """One whose answers need no preparing."""

    at_once: Literal[True] = True


def in_words(case: Case, inner: Participant) -> Participant:
    """``inner`` as it may speak in this case."""
    if case.kind != "civil":
        return inner
    return AtOnceInCivilWords(inner) if isinstance(inner, AnswersAtOnce) else InCivilWords(inner)
