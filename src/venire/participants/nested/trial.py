"""A seat of a trial: whoever sits there in the examination, or in the jury, answers what these ask within the trial.

Source: spec/design.md, "Nesting is one combinator".
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.kernel.minutes import Called
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Minute
from venire.participants.aloud import answered_aloud
from venire.ports import KeepsNotes, Participant, ReadsPart
from venire.proceedings.trial.view import TrialView

Finding = Callable[[], Participant]
"""Who answers, found when it is wanted: a jury's understudy knows only what was heard, which an earlier ask cannot."""


@dataclass(frozen=True)
class InTrial:
    """Unwraps an ask and its view. ``parts``: the child's path -> who answers there; ``own``: who answers what the
    trial itself asks."""

    name: str
    parts: Mapping[str, Finding]
    own: Participant | None = None

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """The act of whoever answers. Raises :class:`VenireError` where nobody does."""
        return await self._whose(ask).answer(_inward(ask, self.parts), self._seen(ask, view))

    async def answer_aloud(self, ask: Ask, view: Frozen, say: Callable[[str], None]) -> Act:
        """As ``answer``, heard while it comes where whoever answers speaks aloud."""
        return await answered_aloud(self._whose(ask), _inward(ask, self.parts), self._seen(ask, view), say)

    def notes(self, ask: Ask) -> Sequence[Minute]:
        """What whoever answers notes, under the trial's own key."""
        whose = self._whose(ask)
        told = whose.notes(_inward(ask, self.parts)) if isinstance(whose, KeepsNotes) else ()
        return [note.model_copy(update={"ask": ask.key}) if isinstance(note, Called) else note for note in told]

    def reading(self, ask: Ask, view: Frozen) -> object:
        """What whoever answers reads: of a part of the trial, nothing of the others."""
        whose, seen = self._whose(ask), self._seen(ask, view)
        return whose.reading(_inward(ask, self.parts), seen) if isinstance(whose, ReadsPart) else seen

    def _whose(self, ask: Ask) -> Participant:
        path = ask.key.partition("/")[0]
        found = self.parts[path]() if path in self.parts else self.own
        if found is None:
            raise VenireError(f"Nobody answers {ask.key!r} here.", "Ask the seat that the agenda names.")
        return found

    def _seen(self, ask: Ask, view: Frozen) -> Frozen:
        """What the seat sees of the part of the trial that asks."""
        if not isinstance(view, TrialView):
            raise VenireError(f"The view of {ask.key!r} is not a trial's.", "Ask the seat that the agenda names.")
        path = ask.key.partition("/")[0]
        if path not in self.parts:
            return view
        seen = view.examination if path == "examination" else view.jury
        if seen is None:
            raise VenireError(f"The {path} has not begun.", "Wait for it.")
        return seen


class AtOnceInTrial(InTrial):
    """Whoever answers needs no time to think."""

    at_once: Literal[True] = True


def _inward(ask: Ask, parts: Collection[str]) -> Ask:
    """The ask as the part of the trial put it."""
    path, _, key = ask.key.partition("/")
    return replace(ask, key=key) if path in parts else ask
