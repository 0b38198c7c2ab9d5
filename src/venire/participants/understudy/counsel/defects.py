"""Questions that are wrong on purpose: for each ground a defect of that kind, about this witness and this case.

Ways to go wrong are lines in ``words.yaml``; their slots are filled from the goal counsel is after, so that a defective
question is after something too, and can be asked properly when it has been struck.
"""

from __future__ import annotations

import re
import string
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.case import Fact
from venire.law.objection import Ground
from venire.participants.understudy.counsel.brief import Brief, bare
from venire.participants.understudy.counsel.deeds import deed
from venire.participants.understudy.counsel.goals import Goal
from venire.participants.understudy.counsel.grammar import sentence
from venire.participants.understudy.counsel.leading_questions import leading_questions, statement
from venire.participants.understudy.counsel.naming import lower_first, thing
from venire.participants.understudy.counsel.open_questions import open_questions
from venire.participants.understudy.counsel.settings import setting_of
from venire.participants.understudy.counsel.wording import Flaws
from venire.participants.understudy.counsel.words import lines
from venire.proceedings.examination.view import CounselView

PLAIN = 0.5
"""From this sureness of the law's detectors on a defect is plain enough to be caught."""
_COMMANDS = re.compile(r"^(?:Tell (?:us everything|the jury(?:, in your| the whole))|Just take)")
_FIRST_PERSON = re.compile(r"\b(?:I|my|me|mine|we|our)\b", re.IGNORECASE)


@dataclass(frozen=True)
class Defects:
    """Makes a defective question. ``flaws`` tells whether it came out recognisably so."""

    brief: Brief
    flaws: Flaws
    chance: Chance

    def question(self, view: CounselView, plan: Sequence[Goal], ground: Ground) -> str:
        """A question that is wrong on this ground, or empty where nothing lends itself to it."""
        made = [sentence(one, _mark(one)) for one in self._ways(view, plan, ground)]
        fresh = [one for one in made if ground == "asked_and_answered" or not self._put(view, one)]
        if not fresh:
            return ""
        order = self.chance.shuffled(fresh, "defect", view.witness, view.number)
        return next((one for one in order if self._sure(view, one, ground) >= PLAIN), order[0])

    def _sure(self, view: CounselView, question: str, ground: Ground) -> float:
        found = self.flaws(setting_of(self.brief, view, question))
        return max((one.sure for one in found if one.ground == ground), default=0.0)

    def _put(self, view: CounselView, question: str) -> bool:
        return any(self.brief.same(asked, question) for asked in view.asked)

    def _ways(self, view: CounselView, plan: Sequence[Goal], ground: Ground) -> Iterator[str]:
        slots = self._slots(view, plan)
        for line in self._lines(view, ground):
            wanted = {name for _, name, _, _ in string.Formatter().parse(line) if name}
            if all(slots.get(name) for name in wanted):
                yield line.format(**slots)

    def _lines(self, view: CounselView, ground: Ground) -> Sequence[str]:
        kind = "cross" if view.phase in ("cross", "recross") else "direct"
        defects = lines()["defects"]
        keys = (f"{ground}_{kind}", f"{ground}_{view.me}", ground)
        return tuple(line for key in keys for line in defects.get(key, ()))

    def _slots(self, view: CounselView, plan: Sequence[Goal]) -> Mapping[str, str]:
        """What lines may speak of; a slot that nothing fills is empty, and its lines are passed over."""
        dice = self.chance.within("slots", view.witness, view.number)
        fact, second = plan[0].facts[0], self._second(plan)
        return {
            "statement": statement(fact),
            "question": lower_first(self._open(fact)),
            "tagged": lower_first(leading_questions(self.brief.case, fact, dice)[0]),
            "second": statement(second) if second else "",
            "second_question": lower_first(self._open(second)) if second else "",
            "topic": self._topic(plan[0], dice),
            "far": self._far(view, dice),
            "deed": deed(self.brief.case),
            "again": self._again(view, dice),
            "told": self._told(view),
            "claim": self._claim(view, fact, dice),
            "document": self._document(view, dice),
            "foreign": self._foreign(view, dice),
            "defendant": self._absent(view, self.brief.case.defendant.name),
            "victim": self.brief.case.victim.name if self.brief.case.victim else "",
            "rival": self._rival(view, dice),
        }

    def _open(self, fact: Fact) -> str:
        return open_questions(fact)[0].rstrip("?")

    def _second(self, plan: Sequence[Goal]) -> Fact | None:
        others = [fact for goal in plan for fact in goal.facts][1:]
        return others[0] if others else None

    def _topic(self, goal: Goal, dice: Chance) -> str:
        labels = [thing(self.brief.headings[topic]) for topic in sorted(goal.topics) if topic in self.brief.headings]
        return dice.pick(labels, "topic") if labels else ""

    def _far(self, view: CounselView, dice: Chance) -> str:
        """A question on a matter that direct did not go into, and that others speak to."""
        covered = frozenset(view.direct_topics)
        return self._of_others(view, dice, "far", lambda fact: not self.brief.about(fact.text) & covered)

    def _again(self, view: CounselView, dice: Chance) -> str:
        """A question that this witness has answered."""
        answered = [one for one in view.exchanges if one.answer and not one.struck and one.by == view.me]
        return lower_first(bare(dice.pick(answered, "again").question).rstrip("?")) if answered else ""

    def _told(self, view: CounselView) -> str:
        """The last fact that the witness told, held up to it."""
        facts = [fact for claim in view.told if claim.holds for fact in claim.facts if fact in self.brief.facts]
        return statement(self.brief.facts[facts[-1]]) if facts else ""

    def _claim(self, view: CounselView, fact: Fact, dice: Chance) -> str:
        """Something that counsel's case claims about the matter and nobody has proved."""
        own = [
            claim.text.rstrip(".")
            for claim in self.brief.case.claims
            if claim.side == view.me and set(claim.topics) & set(fact.topics) and len(claim.text.split()) < 26
        ]
        return lower_first(dice.pick(own, "claim")) if own else ""

    def _document(self, view: CounselView, dice: Chance) -> str:
        """A document that is not in evidence."""
        shown = {one.name for one in view.exhibits if one.status in ("admitted", "shown")}
        admitted = {one.evidence for one in self.brief.case.exhibits if one.name in shown}
        papers = [
            one.handle for one in self.brief.case.evidence if one.kind == "documentary" and one.id not in admitted
        ]
        return dice.pick(papers, "document") if papers else ""

    def _foreign(self, view: CounselView, dice: Chance) -> str:
        """A question that another witness could answer, and this one could not."""
        return self._of_others(view, dice, "foreign", lambda _: True)

    def _of_others(self, view: CounselView, dice: Chance, label: str, fits: Callable[[Fact], bool]) -> str:
        """An open question made from a fact of another witness's that it does not tell of itself."""
        own = frozenset(view.affidavit.values())
        others = [
            lower_first(open_questions(fact)[0].rstrip("?"))
            for witness in self.brief.case.witnesses
            if witness.id != view.witness
            for fact in witness.affidavit
            if fact.topics and not fact.frame.negated and not _FIRST_PERSON.search(fact.text) and fact.text not in own
            if fits(fact)
        ]
        return dice.pick(others, label) if others else ""

    def _absent(self, view: CounselView, name: str) -> str:
        """A name, unless it is the witness's own: nobody speaks to a witness of itself by name."""
        return "" if self.brief.witnesses[view.witness or ""].name == name else name

    def _rival(self, view: CounselView, dice: Chance) -> str:
        """Another person of the case."""
        names = [one.name for one in self.brief.case.witnesses if one.id != view.witness]
        return dice.pick(names, "rival") if names else ""


def _mark(question: str) -> str:
    """A command ends in a full stop."""
    return "." if _COMMANDS.match(question) else "?"
