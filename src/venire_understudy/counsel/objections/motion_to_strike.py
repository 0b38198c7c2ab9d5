"""Whether to move that an answer be struck: only where what was volunteered does this side real harm.

A motion tells the jury what to remember, so nobody makes one for a word that only explains the answer, for what has
been told before, or for what one's own case rests on. Federal Rule of Evidence 611(a).
"""

from __future__ import annotations

from venire.kernel.chance import Chance
from venire.kernel.record import Act
from venire.law.api import CounselFile, added, explains
from venire.proceedings.examination.acts import LetStand, MoveToStrike
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.examination.words import lines, unsaid

HURTS = -0.45
"""From here down a fact is worth keeping from the jury, though a motion makes it heard twice."""


def strike(brief: CounselFile, view: CounselView, chance: Chance) -> Act:
    """A motion to strike what was volunteered, or nothing."""
    last = view.exchanges[-1] if view.exchanges else None
    if last is None or not _beside_the_point(last.question, last.answer):
        return LetStand()
    if not any(_hurts(brief, view, text, last.no) for text in view.volunteered):
        return LetStand()
    argument = chance.pick(unsaid(lines()["strike"]["volunteered"], view), "strike words", view.number)
    return MoveToStrike(ground="non_responsive", argument=argument)


def _beside_the_point(question: str, answer: str) -> bool:
    """Whether something can be taken away from the answer that was not asked for, nor makes it clear."""
    more = added(question, answer)
    return bool(more) and not explains(question, more)


def _hurts(brief: CounselFile, view: CounselView, text: str, no: int) -> bool:
    """Whether this fact of the affidavit, not told until now, is worth a motion to this side."""
    fact = next((one.id for one in brief.witnesses[view.witness or ""].affidavit if one.text == text), None)
    if fact is None or brief.interest.owns(fact, view.me):
        return False
    told = any(fact in claim.facts for claim in view.told if claim.no != no)
    return not told and brief.worth(fact, view.me) <= HURTS
