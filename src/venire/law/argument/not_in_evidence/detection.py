"""The sentences of a speech that state what is not in evidence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from venire.law.argument.not_in_evidence.deeds import undone
from venire.law.argument.not_in_evidence.exhibits import unshown
from venire.law.argument.not_in_evidence.figures import unmeasured
from venire.law.argument.not_in_evidence.novelties import new
from venire.law.argument.not_in_evidence.quotations import unsaid
from venire.law.argument.not_in_evidence.statements import FlatStatement, statements
from venire.law.argument.not_in_evidence.strangers import unheard_of
from venire.law.argument.not_in_evidence.sworn import Sworn

Finder = Callable[[Sworn, FlatStatement], str]
FINDERS: tuple[Finder, ...] = (unmeasured, unheard_of, unsaid, unshown, undone, new)
"""Each says what in a statement nobody swore to; nothing where it finds nothing."""


@dataclass(frozen=True, slots=True)
class UnswornSentence:
    """A sentence of a speech, and the word or the figure in it that nobody swore to."""

    said: str
    what: str


def not_in_evidence(sworn: Sworn, text: str) -> tuple[UnswornSentence, ...]:
    """The sentences of a speech that state as a fact what this jury did not hear, in order."""
    return tuple(_found(sworn, text))


def _found(sworn: Sworn, text: str) -> Iterator[UnswornSentence]:
    for statement in statements(text):
        if sworn.verbatim(statement.said):
            continue
        what = next((told for finder in FINDERS if (told := finder(sworn, statement))), "")
        if what:
            yield UnswornSentence(statement.said, what)
