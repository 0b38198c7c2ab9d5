"""A participant of a caller's own in a seat: whoever would sit there otherwise answers where it does not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Minute
from venire.ports import KeepsNotes, Participant


@dataclass(frozen=True)
class OwnInSeat:
    """Hands over each ask once, in its turn. A juror of a trial is asked as a juror of a deliberation is."""

    own: Participant
    at_once: Literal[True] = True
    """Nothing is prepared before it is asked: whoever wrote it counts its calls."""

    @property
    def name(self) -> str:
        return self.own.name

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """Its act, on the view of the part of the proceeding that asks."""
        return await self.own.answer(*inward(ask, view))

    def notes(self, ask: Ask) -> Sequence[Minute]:
        """What it notes, where it does."""
        return self.own.notes(ask) if isinstance(self.own, KeepsNotes) else ()


def inward(ask: Ask, view: Frozen) -> tuple[Ask, Frozen]:
    """An ask and its view as the proceeding within put them, where one did: its path is a field of the outer view."""
    path, _, key = ask.key.partition("/")
    within = getattr(view, path, None) if path in type(view).model_fields else None
    return (replace(ask, key=key), within) if key and isinstance(within, Frozen) else (ask, view)
