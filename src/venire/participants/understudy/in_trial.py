"""A seat of a trial: whoever sits there in the examination, or in the jury, answers what these ask within the trial.

Source: DESIGN, "Nesting is one combinator".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.ports import Participant
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
        path, _, key = ask.key.partition("/")
        if not isinstance(view, TrialView):
            raise VenireError(f"The view of {ask.key!r} is not a trial's.", "Ask the seat that the agenda names.")
        if path in self.parts:
            return await self._within(path, replace(ask, key=key), view)
        if self.own is None:
            raise VenireError(f"Nobody answers {ask.key!r} here.", "Ask the seat that the agenda names.")
        return await self.own.answer(ask, view)

    async def _within(self, path: str, ask: Ask, view: TrialView) -> Act:
        seen = view.examination if path == "examination" else view.jury
        if seen is None:
            raise VenireError(f"The {path} has not begun.", "Wait for it.")
        return await self.parts[path]().answer(ask, seen)
