"""The question itself: ways to ask for a goal, what leads over to it, and the one that is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.objections.setting import Finding, Setting
from venire.participants.understudy.counsel.brief import Brief
from venire.participants.understudy.counsel.goals import Goal
from venire.participants.understudy.counsel.leading_questions import leading_questions
from venire.participants.understudy.counsel.naming import lower_first, thing
from venire.participants.understudy.counsel.open_questions import open_questions
from venire.participants.understudy.counsel.plan import struck_for_form
from venire.participants.understudy.counsel.settings import setting_of
from venire.participants.understudy.counsel.words import lines
from venire.proceedings.examination.view import CounselView

Flaws = Callable[[Setting], Sequence[Finding]]


@dataclass(frozen=True)
class Wording:
    """Finds words for a goal. ``flaws``: what counsel sees to be wrong with a question."""

    brief: Brief
    flaws: Flaws
    chance: Chance

    def question(self, view: CounselView, goal: Goal) -> str:
        """A question that asks for the goal, that has not been put, and that nobody could object to; or empty."""
        dice = self.chance.within(view.witness, view.number)
        fresh = [one for one in self.ways(view, goal, dice) if not self._put(view, one)]
        clean = [one for one in fresh if not self._objectionable(view, one)]
        if not (clean or fresh):
            return ""
        bare = (clean or fresh)[0]
        return self._led_over(view, goal, bare, dice)

    def ways(self, view: CounselView, goal: Goal, dice: Chance) -> tuple[str, ...]:
        """Every way to ask, the best first: the author's own question where nothing of it was asked."""
        leads = view.phase in ("cross", "recross")
        made = [one for fact in goal.facts for one in self._made(fact.id, leads, dice)]
        introduced = (
            [lines()["direct"]["who"]] if goal.place == 0 and view.phase == "direct" and not goal.elicit else []
        )
        who = [dice.pick(group, "who") for group in introduced]
        author = [goal.question] if goal.question and not (leads and len(goal.facts) > 1) else []
        return (*who, *author, *made)

    def _made(self, fact: str, leads: bool, dice: Chance) -> Sequence[str]:
        if leads:
            return leading_questions(self.brief.case, self.brief.facts[fact], dice)
        return open_questions(self.brief.facts[fact])

    def _put(self, view: CounselView, question: str) -> bool:
        return any(self.brief.same(asked, question) for asked in view.asked)

    def _objectionable(self, view: CounselView, question: str) -> bool:
        return bool(self.flaws(setting_of(self.brief, view, question)))

    def _led_over(self, view: CounselView, goal: Goal, bare: str, dice: Chance) -> str:
        """The question with a word before it, where one helps; without, if it would spoil the question."""
        before = self._lead(view, goal, dice)
        led = f"{before} {bare}" if before.endswith((".", "?")) or not before else f"{before} {lower_first(bare)}"
        spoilt = before and (
            self._put(view, led) or (self._objectionable(view, led) and not self._objectionable(view, bare))
        )
        return bare if spoilt else led

    def _lead(self, view: CounselView, goal: Goal, dice: Chance) -> str:
        words = lines()["leads"]
        if struck_for_form(view):
            return dice.pick(words["rephrase"], "lead")
        if goal.exhibit and view.phase == "direct" and self._first_of(view, goal):
            number = self.brief.exhibit_number(goal.exhibit)
            return dice.pick(words["exhibit"], "lead").format(
                exhibit=number, name=thing(self.brief.exhibits[goal.exhibit].name)
            )
        moved = self._heading(view, goal)
        if moved:
            return dice.pick(words["turn"], "lead").format(topic=moved)
        if view.phase in ("redirect", "recross") and view.exchanges and view.exchanges[-1].phase != view.phase:
            return dice.pick(words[view.phase], "lead")
        if view.phase == "cross" and dice.below(0.3, "address") and self.brief.calls(view.witness or ""):
            return f"{self.brief.calls(view.witness or '')},"
        return dice.pick(words["cross" if view.phase == "cross" else "direct"], "small")

    def _first_of(self, view: CounselView, goal: Goal) -> bool:
        """Whether nothing of the exhibit's foundation has been asked yet."""
        return not set(view.known) & set(self.brief.exhibits[goal.exhibit].foundation)

    def _heading(self, view: CounselView, goal: Goal) -> str:
        """The topic that the goal opens, where the last answer was about something else."""
        last = view.exchanges[-1] if view.exchanges else None
        if last is None or last.phase != view.phase or not goal.topics:
            return ""
        told = {fact for claim in view.told if claim.no == last.no for fact in claim.facts}
        before = {topic for fact in told if fact in self.brief.facts for topic in self.brief.facts[fact].topics}
        if not before or before & goal.topics:
            return ""
        topic = sorted(goal.topics)[0]
        return thing(self.brief.headings.get(topic, ""))
