"""What whoever asked answers to an objection: an argument where there is one, and no fight where there is none."""

from __future__ import annotations

from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.objection import FORM, Ground
from venire.participants.understudy.counsel.brief import Brief
from venire.participants.understudy.counsel.naming import thing
from venire.participants.understudy.counsel.settings import setting_of
from venire.participants.understudy.counsel.wording import Flaws
from venire.participants.understudy.counsel.words import lines, unsaid
from venire.proceedings.examination.acts import Respond
from venire.proceedings.examination.view import CounselView

HOPELESS = 0.8
"""From this sureness of the objection's ground counsel may give way, and how often it does."""
GIVES_WAY = 0.5

_SEEN: frozenset[Ground] = frozenset(
    ("character", "privilege", "best_evidence", "compound", "narrative", "argumentative")
)
"""Grounds that show in the words of a question: where they do not, there is nothing to explain away."""


@dataclass(frozen=True)
class Responding:
    """Counsel on its feet again."""

    brief: Brief
    flaws: Flaws
    chance: Chance

    def act(self, view: CounselView) -> Respond:
        """A sentence or two."""
        pending = view.pending
        if pending is None or pending.ground is None:
            return Respond()
        kind = self._kind(view, pending.ground)
        words = lines()["respond"].get(kind) or lines()["respond"]["plain"]
        slots = self._slots(view)
        said = unsaid([line.format(**slots) for line in words], view)
        return Respond(text=self.chance.pick(said, "respond", pending.matter, pending.no))

    def _kind(self, view: CounselView, ground: Ground) -> str:
        assert view.pending is not None
        if view.pending.matter != "question":
            return view.pending.matter
        found = self.flaws(setting_of(self.brief, view, view.pending.text))
        sure = max((one.sure for one in found if one.ground == ground), default=0.0)
        if sure >= HOPELESS and self.chance.below(GIVES_WAY, "give way", view.pending.no):
            return "rephrase" if ground in FORM else "withdraw"
        if not sure and ground in _SEEN:
            return "plain"
        if ground == "hearsay":
            return self._not_for_truth(view.pending.text) if sure else "hearsay_none"
        return ground

    def _not_for_truth(self, question: str) -> str:
        """A party's own words are no hearsay; a victim's may be offered for something else than their truth."""
        defendant = self.brief.case.defendant.name
        return "hearsay_party" if defendant in question or defendant.split()[-1] in question else "hearsay"

    def _slots(self, view: CounselView) -> dict[str, str]:
        asked = self.brief.about(view.pending.text if view.pending else "")
        label = next((name for name in self.brief.headings.values() if name in asked), "")
        return {"topic": thing(label) if label else "what the jury must decide"}
