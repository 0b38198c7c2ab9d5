"""Whether to object, on which ground, and the sentence that is said for it."""

from __future__ import annotations

from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.kernel.record import Act
from venire.law.objection import Ground
from venire.law.objections.setting import Finding
from venire.participants.understudy.counsel.brief import Brief
from venire.participants.understudy.counsel.naming import thing
from venire.participants.understudy.counsel.settings import setting_of
from venire.participants.understudy.counsel.wording import Flaws
from venire.participants.understudy.counsel.words import lines, unsaid
from venire.proceedings.examination.acts import LetStand, Object
from venire.proceedings.examination.view import CounselView

_UNSPOKEN: frozenset[Ground] = frozenset(("speculation", "scope"))
"""Grounds whose detectors explain themselves better to a reader than to a court."""
KEEN, PATIENT = 0.52, 0.66
"""How sure counsel must be: one who watches every word, and one who saves its objections. Drawn for each session."""


@dataclass(frozen=True)
class Objecting:
    """Counsel in its chair."""

    brief: Brief
    flaws: Flaws
    chance: Chance

    def act(self, view: CounselView) -> Act:
        """An objection, or none."""
        pending = view.pending
        if pending is None:
            return LetStand()
        if view.err:
            return self._wrongly(view, view.err_ground) if view.err_ground else LetStand()
        return self._offer(view) if pending.matter == "exhibit" else self._rightly(view)

    def _rightly(self, view: CounselView) -> Act:
        assert view.pending is not None
        threshold = KEEN + (PATIENT - KEEN) * self.chance.unit("patience", view.me)
        allowed = view.settings.objection_types
        found = self.flaws(setting_of(self.brief, view, view.pending.text))
        sure = [one for one in found if one.sure >= threshold and (not allowed or one.ground in allowed)]
        if not sure:
            return LetStand()
        return Object(ground=sure[0].ground, argument=self._argument(view, sure[0]))

    def _argument(self, view: CounselView, finding: Finding) -> str:
        """The detector's own sentence about these words, or one of counsel's."""
        topic = thing(next(iter(view.direct_topics), ""))
        own = [line.format(topic=topic) for line in lines()["right"][finding.ground] if topic or "{topic}" not in line]
        told = () if finding.ground in _UNSPOKEN else (finding.why,)
        return self.chance.pick(unsaid((*own, *told), view), "argument", view.number)

    def _wrongly(self, view: CounselView, ground: Ground) -> Act:
        """An objection that sounds like one, to a question that is proper."""
        assert view.pending is not None
        words = self.chance.pick(unsaid(lines()["wrong"][ground], view), "wrong", view.number)
        return Object(ground=ground, argument=words)

    def _offer(self, view: CounselView) -> Act:
        """An exhibit is objected to where its foundation has a hole."""
        assert view.pending is not None
        exhibit = self.brief.exhibits.get(view.pending.exhibit or "")
        if exhibit is None:
            return LetStand()
        told = {fact for claim in view.told if claim.holds for fact in claim.facts}
        allowed = view.settings.objection_types
        wanting = [fact for fact in exhibit.foundation if fact not in told]
        if not wanting or (allowed and "foundation" not in allowed):
            return LetStand()
        words = self.chance.pick(lines()["offer"]["wanting"], "offer", view.pending.no)
        return Object(ground="foundation", argument=words)
