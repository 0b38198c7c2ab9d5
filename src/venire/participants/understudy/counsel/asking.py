"""What counsel does when it is its turn: offers what is founded, shows what is admitted, asks, or rests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.kernel.chance import Chance
from venire.kernel.record import Act
from venire.law.objection import Ground
from venire.participants.understudy.counsel.brief import Brief
from venire.participants.understudy.counsel.defects import Defects
from venire.participants.understudy.counsel.goals import Goal, Goals
from venire.participants.understudy.counsel.plan import chosen
from venire.participants.understudy.counsel.wording import Flaws, Wording
from venire.proceedings.examination.acts import OfferExhibit, PutQuestion, Rest, ShowExhibit
from venire.proceedings.examination.view import CounselView

BOLD = 4.5
"""What a goal must be worth to be asked for at the risk of an objection."""
ALWAYS: tuple[Ground, ...] = ("relevance", "vague", "privilege", "speculation", "character", "opinion")
"""Defects that can be made of any witness at any time."""


@dataclass(frozen=True)
class Asking:
    """Counsel on its feet."""

    brief: Brief
    flaws: Flaws
    chance: Chance

    def act(self, view: CounselView) -> Act:
        """The next step of the examination."""
        goals = Goals(self.brief, view)
        shown, founded = goals.to_show(), goals.founded()
        if shown:
            return ShowExhibit(exhibit=shown)
        if founded:
            return OfferExhibit(exhibit=founded)
        return self._question(view)

    def _question(self, view: CounselView) -> Act:
        plan = chosen(self.brief, view)
        if view.err and view.err_ground is not None and plan:
            wrong = self._wrongly(view, plan, view.err_ground)
            if wrong is not None:
                return wrong
        return self._fairly(view, plan, boldly=False) or self._fairly(view, plan, boldly=True) or Rest()

    def _wrongly(self, view: CounselView, plan: Sequence[Goal], ground: Ground) -> Act | None:
        """A defective question on the ground that the dice named, or where nothing lends itself to it on another."""
        for one in (ground, *self.chance.shuffled(ALWAYS, "instead", view.number)):
            made = self._defects.question(view, plan, one)
            if made:
                return PutQuestion(text=made, aims=plan[0].aims, defect=one)
        return None

    def _fairly(self, view: CounselView, plan: Sequence[Goal], *, boldly: bool) -> Act | None:
        """The first goal that can be asked for; ``boldly``: at the risk of an objection, for what is worth it."""
        for goal in plan:
            text = self._wording.question(view, goal, boldly=boldly) if not boldly or goal.worth >= BOLD else ""
            if text:
                return PutQuestion(text=text, aims=goal.aims, exhibit=goal.exhibit or None)
        return None

    @cached_property
    def _wording(self) -> Wording:
        return Wording(self.brief, self.flaws, self.chance.within("wording"))

    @cached_property
    def _defects(self) -> Defects:
        return Defects(self.brief, self.flaws, self.chance.within("defects"))
