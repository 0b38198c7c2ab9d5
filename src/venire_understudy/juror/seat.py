"""The understudy as a juror: it answers what was said, concedes, and changes its mind aloud. Source: spec/models.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.api import JurorCard
from venire.proceedings.deliberation.acts import CastVote, Speak
from venire.proceedings.deliberation.view import JurorView
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.comprehension.stance import stance
from venire_understudy.juror.change_of_vote import Turning
from venire_understudy.juror.floor import Floor
from venire_understudy.juror.speech.dealt_claims import deal


@dataclass(frozen=True)
class Juror:
    """Plays any seat of the jury from its view, its card and the case. ``chance`` is the session's, or a part of it."""

    lore: Lore
    matcher: Matcher
    cards: Mapping[str, JurorCard]
    """By id."""
    chance: Chance

    name = "understudy"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """``Speak`` or ``Pass``; ``CastVote`` with the standing vote where a vote is asked.

        Raises :class:`VenireError` for a view that is no juror's.
        """
        if not isinstance(view, JurorView):
            raise VenireError("A juror can answer only from a juror's view.", "Ask another participant.")
        if Speak not in ask.wants and CastVote in ask.wants:
            return CastVote(vote=view.votes.get(view.me, "not_guilty"))
        return self.speak(view)

    def speak(self, view: JurorView) -> Act:
        """What this juror says now."""
        seated = {seen.number: self.cards[seen.card] for seen in view.jurors}
        card = seated[view.me]
        held = stance(view, card, self.chance)
        hand = deal(self.lore, view, view.me, seated, self.chance)
        dice = self.chance.within(self.lore.case.id)
        explained = Turning(self.lore, view, card, held, hand, dice).speech() if held.turned else None
        return explained or Floor(self.lore, self.matcher, view, card, held, hand, dice).act()
