"""Whether to move that an answer be struck: only where something was volunteered that hurts."""

from __future__ import annotations

from venire.kernel.chance import Chance
from venire.kernel.record import Act
from venire.participants.understudy.counsel.brief import Brief
from venire.participants.understudy.counsel.words import lines, unsaid
from venire.proceedings.examination.acts import LetStand, MoveToStrike
from venire.proceedings.examination.view import CounselView

HURTS = -0.2
"""From here down a fact is worth keeping from the jury."""
HARMLESS = 0.15
"""How often counsel moves to strike what does it no harm."""


def strike(brief: Brief, view: CounselView, chance: Chance) -> Act:
    """A motion to strike what was volunteered, or nothing."""
    if not view.volunteered:
        return LetStand()
    ids = {fact.text: fact.id for fact in brief.witnesses[view.witness or ""].affidavit}
    worth = min((brief.worth(ids[text], view.me) for text in view.volunteered if text in ids), default=0.0)
    if worth > HURTS and not chance.below(HARMLESS, "strike", view.number):
        return LetStand()
    argument = chance.pick(unsaid(lines()["strike"]["volunteered"], view), "strike words", view.number)
    return MoveToStrike(ground="non_responsive", argument=argument)
