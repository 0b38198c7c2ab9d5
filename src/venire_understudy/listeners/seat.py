"""The understudy as the panel: how each speech of a round struck each listener, and what showed.

Source: spec/models.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.api import JurorCard
from venire.proceedings.deliberation.acts import React, Reading
from venire.proceedings.deliberation.view import PanelView, Said
from venire_understudy.listeners.impact import Scales
from venire_understudy.listeners.murmurs import murmurs

PERSUADED = 0.3
"""The impact, against one's vote, from which one is persuaded."""


@dataclass(frozen=True)
class ListeningPanel:
    """Answers for every AI-held listener at once."""

    scales: Scales
    cards: Mapping[str, JurorCard]
    """By id."""
    chance: Chance

    name = "understudy"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """``React``. Raises :class:`VenireError` for a view that is not the panel's."""
        if not isinstance(view, PanelView):
            raise VenireError("The panel can answer only from its own view.", "Ask another participant.")
        return self.react(view)

    def react(self, view: PanelView) -> React:
        """Readings for every listener but the speaker, and two to four murmurs."""
        seated = {seen.number: self.cards[seen.card] for seen in view.jurors}
        readings = tuple(reading for speech in view.speeches for reading in self._readings(view, speech, seated))
        return React(readings=readings, murmurs=murmurs(view, readings, seated, self.chance))

    def _readings(self, view: PanelView, speech: Said, seated: Mapping[int, JurorCard]) -> list[Reading]:
        claims = self.scales.claims(view, speech)
        base = self.scales.base(view, speech, claims)
        listeners = [juror for juror in view.listeners if juror != speech.juror]
        caught = self.scales.against_itself(view, speech)
        impacts = {
            juror: self.scales.impact(view, speech, claims, base, seated[juror], juror) or caught for juror in listeners
        }
        return [
            Reading(juror=juror, turn=speech.turn, impact=impact, persuaded=_persuaded(view, juror, impact))
            for juror, impact in impacts.items()
        ]


def _persuaded(view: PanelView, juror: int, impact: float) -> bool:
    against = impact < 0 if view.votes.get(juror) == "guilty" else impact > 0
    return against and abs(impact) >= PERSUADED
