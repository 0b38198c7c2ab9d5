"""The question itself: ways to ask for a goal, what leads over to it, and the one that is chosen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.kernel.chance import Chance
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.evidence.expertise import field_of, tendered
from venire.proceedings.examination.case_file import Flaws
from venire.proceedings.examination.question_setting import setting_of
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.examination.goals import Goal
from venire_understudy.counsel.examination.lead_ins import Leads
from venire_understudy.counsel.examination.reasons_after_facts import whether
from venire_understudy.counsel.questions.introduction_of_names import introduced
from venire_understudy.counsel.questions.leading import leading_questions
from venire_understudy.counsel.questions.names_in_sentences import lower_within
from venire_understudy.counsel.questions.open_ended import open_questions

OWN_WORDS = 0.6
"""How often a cross-examiner holds the witness to the very words of its affidavit, before any others."""


@dataclass(frozen=True)
class QuestionWording:
    """Finds words for a goal. ``flaws``: what counsel sees to be wrong with a question."""

    brief: CounselFile
    flaws: Flaws
    chance: Chance

    def question(self, view: CounselView, goal: Goal, *, boldly: bool = False) -> str:
        """A question that asks for the goal and has not been put; empty where there is none that nobody could object
        to. ``boldly``: even one that somebody might object to, but never one that was answered."""
        dice = self.chance.within(view.witness, view.number)
        fresh = (one for one in self._with_names(view, goal, dice) if not self._put(view, one))
        return next((fit for one in fresh if (fit := self._fit(view, goal, one, dice, boldly=boldly))), "")

    def tenders(self, view: CounselView) -> bool:
        """Whether the next question is to begin with the tender of an expert."""
        return self._leads.tenders(view)

    def _fit(self, view: CounselView, goal: Goal, asks: str, dice: Chance, *, boldly: bool) -> str:
        """The question with what leads over to it, where nobody could object: an opinion is asked for with the tender
        of the expert before it, and not without."""
        flawed = self._flawed(view, asks, boldly=boldly)
        led = self._led_over(view, goal, asks, dice) if not flawed or self._leads.tenders(view) else ""
        return led if not flawed or (tendered(led) and not self._flawed(view, led, boldly=boldly)) else ""

    def _with_names(self, view: CounselView, goal: Goal, dice: Chance) -> Iterator[str]:
        """Each way with names where nobody has been named, and after all of them as they were."""
        ways = self.ways(view, goal, dice)
        yield from (introduced(self.brief, view, goal.facts, one) for one in ways)
        yield from ways

    def ways(self, view: CounselView, goal: Goal, dice: Chance) -> tuple[str, ...]:
        """Every way to ask, the best first: the author's own question where nothing of it was asked."""
        leads = view.phase in ("cross", "recross")
        made = [one for fact in goal.facts for one in self._made(fact.id, leads, dice)]
        author = [goal.question] if goal.question and not (leads and len(goal.facts) > 1) else []
        doubled = not leads and ", and " in goal.question
        if doubled or (leads and dice.below(OWN_WORDS, "own words")):
            return (*made, *author)
        return (*author, *made) if leads else tuple(self._whether_first(view, (*author, *made)))

    def _whether_first(self, view: CounselView, asked: Sequence[str]) -> Iterator[str]:
        """In front of a question for a reason, whether it was so."""
        for one in asked:
            before = whether(self.brief, view, one)
            yield from ([before] if before else [one])

    def _made(self, fact: str, leads: bool, dice: Chance) -> Sequence[str]:
        if leads:
            return leading_questions(self.brief.case, self.brief.facts[fact], dice)
        return open_questions(self.brief.facts[fact])

    def _put(self, view: CounselView, question: str) -> bool:
        return self.brief.put_already(view.asked, view.unanswered, question, view.asked_by_other)

    def _flawed(self, view: CounselView, question: str, *, boldly: bool = False) -> bool:
        found = {one.ground for one in self.flaws(setting_of(self.brief, view, question))}
        if self._of_a_party(view, question):
            found -= {"hearsay"}
        if self._of_an_expert(view, question):
            found -= {"opinion"}
        return "asked_and_answered" in found if boldly else bool(found)

    def _of_an_expert(self, view: CounselView, question: str) -> bool:
        """Whether an expert of one's own is asked that has been tendered, if only in this breath: Rule 702."""
        witness = self.brief.witnesses[view.witness or ""]
        own = witness.side == view.me and bool(field_of(witness))
        return own and any(map(tendered, (*view.asked, question)))

    def _of_a_party(self, view: CounselView, question: str) -> bool:
        """Whether the prosecution asks for the defendant's own words, which are no hearsay: Rule 801(d)(2)."""
        name = self.brief.case.defendant.name
        return view.me == "prosecution" and bool(re.search(rf"\bdid {re.escape(name)} (?:tell|say)\b", question))

    def _led_over(self, view: CounselView, goal: Goal, asks: str, dice: Chance) -> str:
        """The question with a word before it, where one helps; without, if it would spoil the question."""
        before = self._leads.before(view, goal, asks, dice)
        if not before:
            return asks
        led = f"{before} {asks}" if before.endswith((".", "?")) else f"{before} {lower_within(asks, goal.facts)}"
        spoilt = self._put(view, led) or (self._flawed(view, led) and not self._flawed(view, asks))
        return asks if spoilt else led

    @cached_property
    def _leads(self) -> Leads:
        return Leads(self.brief)
