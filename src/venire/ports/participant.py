"""Whoever answers asks, and what a participant may offer beside an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol, TypeAlias, runtime_checkable

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Minute, Seat


class Participant(Protocol):
    """Whoever answers asks: a language model, a person's mailbox, an external agent, the understudy."""

    @property
    def name(self) -> str:
        """How the record names it: ``understudy``, ``openai:gpt-…``, ``person``."""
        ...

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """An act that the ask wants. May raise; the next participant then steps in."""
        ...


Line: TypeAlias = Sequence[Participant]
"""Who answers for a seat, the first first; each next one steps in for the one before."""
LineUp: TypeAlias = Callable[[Seat], Line]
"""Who answers for each seat of a session where no person does."""


@runtime_checkable
class ReadsPart(Protocol):
    """A participant that plays from a part of its view, so that an answer can be prepared before the rest is known."""

    def reading(self, ask: Ask, view: Frozen) -> object:
        """What its answer to this ask depends on: to equal readings belong answers that are as good as each other.

        Raises :class:`VenireError` for an ask that it would not answer.
        """
        ...


@runtime_checkable
class AnswersAtOnce(Protocol):
    """A participant that need not think: nothing is gained by asking it before its turn."""

    @property
    def at_once(self) -> Literal[True]: ...


@runtime_checkable
class KeepsNotes(Protocol):
    """A participant with something to record beside its answers: a model called, its tokens and cost."""

    def notes(self, ask: Ask) -> Sequence[Minute]:
        """What to note about this ask, answered or failed; each note is handed over once."""
        ...


@runtime_checkable
class SpeaksAloud(Protocol):
    """A participant whose words can be heard while it is still finding them."""

    async def answer_aloud(self, ask: Ask, view: Frozen, say: Callable[[str], None]) -> Act:
        """As :meth:`Participant.answer`. ``say`` is told, sentence by sentence and checked, only what everybody will
        hear once the act is on the record; an empty sentence takes back what was said so far."""
        ...
