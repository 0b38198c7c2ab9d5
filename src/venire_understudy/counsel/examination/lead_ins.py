"""What leads over to a question: an exhibit handed up, a new matter named, what the witness has just said taken up."""

from __future__ import annotations

import re
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.api import CounselFile, Fact, as_named, field_of, normalised, surnamed, tendered
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.examination.goals import Goal, examined
from venire_understudy.counsel.examination.rephrasing import keeps, owed, struck_for_form
from venire_understudy.counsel.examination.words import lines
from venire_understudy.counsel.questions.expert_opinions import opines
from venire_understudy.counsel.questions.grammar import sentence, to_you
from venire_understudy.counsel.questions.leading import statement

SHORT = 11
"""The most words of something said that are taken up."""
TAKES_UP, CALLS, NAMES = 0.45, 0.25, 0.6
"""How often counsel takes up what was said, calls the witness by a title on cross, and names a new matter."""
SAME = 2
"""Words that two questions share when they are about the same thing."""
FRONT = 3
"""After so many words a question is about something else than the thing that it names."""
IN_TIME = ("Then",)
"""Words that say that one thing came after the other."""
NEAR_BY = 2
"""Facts that stand no further apart in an affidavit are of one piece, whatever they are filed under."""
_THING = re.compile(r"\bthe [a-z]+(?= (?:of|at|on|in|from|for) (?:the|your|[A-Z]))")
_UNKNOWN = re.compile(
    r"\b(?:don't know|can't say|couldn't say|couldn't tell|can't tell|don't recall|don't remember)\b", re.IGNORECASE
)


def _same_matter(question: str, struck: str) -> bool:
    """Whether one is the other in other words: "another way" is said of the same thing only."""
    return len(normalised(question) & normalised(struck)) >= SAME


def _was_asked(view: CounselView, question: str) -> bool:
    """Whether the examination before this one went into it, by the words of one of its questions."""
    crossed = [one for one in view.exchanges if one.phase == "cross" and one.answer and not one.struck]
    return any(len(normalised(question) & normalised(f"{one.question} {one.answer}")) > SAME for one in crossed)


@dataclass(frozen=True)
class Leads:
    """Finds the words before a question; often none."""

    brief: CounselFile

    def before(self, view: CounselView, goal: Goal, question: str, dice: Chance) -> str:
        """What is said before the question."""
        words = lines()["leads"]
        if tender := self._tender(view, dice):
            return tender
        struck = struck_for_form(view)
        if struck and keeps(self.brief, view, goal.facts):
            return dice.pick(words["rephrase" if _same_matter(question, struck) else "begins_anew"], "lead")
        if any(fact in one.facts for one in owed(self.brief, view) for fact in goal.facts):
            return dice.pick(words["other_half"], "lead")
        if goal.exhibit and self._own(view) and not self._in_hand(view, goal.exhibit):
            return self._handed_up(goal.exhibit, dice)
        if view.phase in ("redirect", "recross") and self._opens(view):
            raised = view.phase == "redirect" and _was_asked(view, question)
            return dice.pick(words["redirect_raised" if raised else view.phase], "lead")
        if self._turns(view, goal) and not struck:
            named = self._named(question) if dice.below(NAMES, "name") else ""
            return self._turned(view, named, dice)
        return self._taking_up(view, goal, question, dice) or self._small(view, goal, question, dice)

    def tenders(self, view: CounselView) -> bool:
        """Whether an expert of one's own is to be tendered now: once, when the jury has heard who it is and before it
        is asked for anything else, so that no opinion comes from a stranger."""
        witness = self.brief.witnesses[view.witness or ""]
        answered = any(one.answer and not one.struck for one in view.exchanges)
        if view.phase != "direct" or not answered or not field_of(witness) or any(map(tendered, view.asked)):
            return False
        footing = any(map(examined, witness.affidavit))
        return any(opines(fact, examined=footing) for fact in witness.affidavit)

    def _tender(self, view: CounselView, dice: Chance) -> str:
        if not self.tenders(view):
            return ""
        witness = self.brief.witnesses[view.witness or ""]
        form = dice.pick(lines()["leads"]["tender"], "tender")
        return form.format(witness=surnamed(witness.name), field=field_of(witness))

    def _turned(self, view: CounselView, named: str, dice: Chance) -> str:
        """What opens a new matter; a phrase that this witness has heard is not said again."""
        asked = " ".join(view.asked)
        ways = [way.format(thing=named) for way in lines()["leads"]["turn" if named else "elsewhere"]]
        return dice.pick([way for way in ways if not way or way.split("{")[0] not in asked] or [""], "lead")

    def _own(self, view: CounselView) -> bool:
        return view.phase in ("direct", "redirect")

    def _opens(self, view: CounselView) -> bool:
        """Whether this is the first question of its phase."""
        return not view.exchanges or view.exchanges[-1].phase != view.phase

    def _handed_up(self, exhibit: str, dice: Chance) -> str:
        card = self.brief.exhibits[exhibit]
        form = dice.pick(lines()["leads"]["exhibit"], "lead")
        return form.format(exhibit=self.brief.exhibit_number(exhibit), name=as_named(card.name))

    def _in_hand(self, view: CounselView, exhibit: str) -> bool:
        """Whether the witness was handed it already."""
        number = self.brief.exhibit_number(exhibit)
        return any(re.search(rf"\b{re.escape(number)}\b", asked) for asked in view.asked)

    def _last(self, view: CounselView) -> list[Fact]:
        """The facts that the last answer told."""
        last = view.exchanges[-1] if view.exchanges else None
        if last is None or last.phase != view.phase or last.struck:
            return []
        told = [fact for claim in view.told if claim.no == last.no and claim.holds for fact in claim.facts]
        return [self.brief.facts[fact] for fact in told if fact in self.brief.facts]

    def _turns(self, view: CounselView, goal: Goal) -> bool:
        """Whether the goal is about something else than the last answer, and far from it in the story."""
        last = self._last(view)
        before = {topic for fact in last for topic in fact.topics}
        order = [fact.id for fact in self.brief.witnesses[view.witness or ""].affidavit]
        apart = min((abs(order.index(fact.id) - goal.place) for fact in last if fact.id in order), default=0)
        return bool(before and goal.topics and not before & goal.topics and apart > NEAR_BY)

    def _named(self, question: str) -> str:
        """The thing that the question is about, in its own words; empty where it opens with none. A person is not
        announced: the name would be said twice in a breath."""
        found = _THING.search(question)
        return found.group() if found and len(question[: found.start()].split()) <= FRONT else ""

    def _taking_up(self, view: CounselView, goal: Goal, question: str, dice: Chance) -> str:
        """ "You mentioned a light.", where the question goes on from what was said."""
        last = self._last(view)
        if not last or not self._own(view):
            return self._unknown(view, dice)
        thing_said = to_you(last[-1].frame.object).partition(",")[0]
        if thing_said and not last[-1].frame.negated and self._goes_on(thing_said, question):
            return dice.pick(lines()["leads"]["mentioned"], "lead").format(thing=thing_said)
        said = statement(last[-1])
        shares = bool(goal.topics & set(last[-1].topics)) and self._of_one_thing(said, question) and '"' not in said
        if shares and len(said.split()) <= SHORT and dice.below(TAKES_UP, "take up"):
            return sentence(dice.pick(lines()["leads"]["told"], "lead").format(said=said), ".")
        return ""

    def _of_one_thing(self, said: str, question: str) -> bool:
        """Whether the question speaks of what was said, by a word that is nobody's name."""
        names = normalised(" ".join(one.name for one in self.brief.case.witnesses))
        return bool(normalised(question) & (normalised(said) - names))

    def _goes_on(self, said: str, question: str) -> bool:
        """Whether the question speaks of the thing by its last word, without naming it whole again."""
        head = normalised(said.split(" of ")[0].split()[-1])
        return bool(head & normalised(question)) and said not in question and len(said.split()) <= SHORT // 2

    def _unknown(self, view: CounselView, dice: Chance) -> str:
        """After a "don't know" on cross."""
        last = view.exchanges[-1] if view.exchanges else None
        if last is None or last.phase != view.phase or self._own(view) or not _UNKNOWN.search(last.answer):
            return ""
        return dice.pick(lines()["leads"]["unknown"], "lead")

    def _addressed(self, view: CounselView, question: str) -> bool:
        """Whether the question calls the witness by a name or a title of its own: one address is enough."""
        witness = self.brief.witnesses[view.witness or ""]
        own = {self.brief.calls(witness.id), *witness.name.split()}
        return any(re.search(rf"\b{re.escape(name)}\b", question) for name in own)

    def _small(self, view: CounselView, goal: Goal, question: str, dice: Chance) -> str:
        call = self.brief.calls(view.witness or "")
        cross = view.phase == "cross"
        if call and not self._addressed(view, question) and dice.below(CALLS if cross else CALLS / 2, "address"):
            return f"{call},"
        words = lines()["leads"]["cross" if cross else "direct"]
        link = dice.pick(words, "small") if self._follows(view, goal, question) else ""
        return link if link not in IN_TIME or self._next_deed(view, goal) else ""

    def _follows(self, view: CounselView, goal: Goal, question: str) -> bool:
        """Whether the question goes on with the matter: of one topic with what was last told, and next to it in the
        story or about the same thing by its words."""
        last = self._last(view)
        if not any(set(fact.topics) & goal.topics for fact in last):
            return False
        order = [fact.id for fact in self.brief.witnesses[view.witness or ""].affidavit]
        near = any(abs(order.index(fact.id) - goal.place) <= 1 for fact in last if fact.id in order)
        return near or any(self._of_one_thing(statement(fact), question) for fact in last)

    def _next_deed(self, view: CounselView, goal: Goal) -> bool:
        """Whether it asks for what the witness did next."""
        order = [fact.id for fact in self.brief.witnesses[view.witness or ""].affidavit]
        after = any(order.index(fact.id) + 1 == goal.place for fact in self._last(view) if fact.id in order)
        frame = goal.facts[0].frame
        return (
            after and frame.subject == "I" and frame.tense == "past" and frame.aspect == "simple" and not frame.negated
        )
