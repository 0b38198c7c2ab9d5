"""Answers as a record did, as long as the question is the same; then whoever is next in the line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.participants.aloud import answered_aloud
from venire.ports import Participant
from venire.proceedings.deliberation.readings.retrial import Recorded


@dataclass(frozen=True)
class Replayed:
    """A participant that repeats what was once answered to the same ask."""

    recorded: Recorded
    line: Sequence[Participant]
    silent: bool = False
    """A seat that a person held: nobody puts words into that mouth, so it passes where the record has nothing."""

    @property
    def name(self) -> str:
        return "recorded"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """The recorded act; else, for a person's seat, what silence means; else the first of the line's."""
        return self._known(ask, view) or await self._next(ask).answer(ask, view)

    async def answer_aloud(self, ask: Ask, view: Frozen, say: Callable[[str], None]) -> Act:
        """As ``answer``; the first of the line is heard on its way, what is on the record is not."""
        return self._known(ask, view) or await answered_aloud(self._next(ask), ask, view, say)

    def _known(self, ask: Ask, view: Frozen) -> Act | None:
        act = self.recorded.found(ask.key, view)
        if act is not None and isinstance(act, ask.wants):
            return act
        return ask.default if self.silent else None

    def _next(self, ask: Ask) -> Participant:
        if not self.line:
            raise VenireError(f"Nobody can answer {ask.key}.", "Name a participant for this seat.")
        return self.line[0]
