"""A panel whose gaps are filled: what a model leaves out, the next in line adds, juror by juror.

Source: spec/deliberation.md, "The round, and what it may cost".
"""

from __future__ import annotations

from collections.abc import Sequence

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Minute
from venire.participants.briefs.deliberation.reactions import pairs
from venire.participants.language_model import LanguageModel
from venire.ports import Participant
from venire.proceedings.deliberation.acts import React
from venire.proceedings.deliberation.view import PanelView


class WholePanel:
    """A model in the panel's seat, with somebody behind it who answers for the listeners it forgot; with nobody, those
    are not moved."""

    def __init__(self, model: LanguageModel, behind: Participant | None) -> None:
        self._model = model
        self._behind = behind

    @property
    def name(self) -> str:
        return self._model.name

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """The model's reactions, made whole; the act names the listeners for whom something was filled in."""
        act = await self._model.answer(ask, view)
        if not isinstance(act, React) or not isinstance(view, PanelView):
            return act
        given = {(reading.juror, reading.turn): reading for reading in act.readings}
        missing = [pair for pair in pairs(view) if pair not in given]
        if not missing or self._behind is None:
            return act
        return await self._filled(act, missing, self._behind, ask, view)

    def notes(self, ask: Ask) -> Sequence[Minute]:
        """The model's calls."""
        return self._model.notes(ask)

    def reading(self, ask: Ask, view: Frozen) -> object:
        """What the model would read."""
        return self._model.reading(ask, view)

    async def _filled(
        self, act: React, missing: Sequence[tuple[int, int]], behind: Participant, ask: Ask, view: PanelView
    ) -> Act:
        other = await behind.answer(ask, view)
        assert isinstance(other, React)
        added = tuple(reading for reading in other.readings if (reading.juror, reading.turn) in missing)
        filled = tuple(sorted({juror for juror, _ in missing}))
        return act.model_copy(update={"readings": (*act.readings, *added), "filled": filled})
