"""The coach of a drill: makes the question that the dice ask for, proper or with just one kind of defect.

It borrows counsel's makers of questions, gives the question a small record to stand in, and lets the law's detectors
have the last word: a proper question has no finding, a defective one has its ground among them. Source: spec/trial.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.case import Case, Fact
from venire.law.objection import CARDS, Ground
from venire.law.objections.setting import Finding
from venire.participants.understudy.counsel.brief import Brief
from venire.participants.understudy.counsel.defects import Defects
from venire.participants.understudy.counsel.goals import Goal
from venire.participants.understudy.counsel.leading_questions import leading_questions
from venire.participants.understudy.counsel.open_questions import open_questions
from venire.participants.understudy.counsel.settings import setting_of
from venire.participants.understudy.counsel.wording import Flaws
from venire.participants.understudy.practice import Practice, practice
from venire.proceedings.drill.acts import SetQuestion
from venire.proceedings.drill.view import CoachView

PLAIN = 0.5
"""A defect counts where a detector is surer than this."""
OWN: Mapping[Ground, Sequence[str]] = {
    "character": (
        "What kind of person is {defendant} when things do not go as they should?",
        "Does {defendant} have a reputation for losing control?",
        "Has {defendant} always been a reckless person?",
    ),
    "privilege": (
        "What did you tell your lawyer about that night?",
        "What advice did your attorney give you before you came here?",
    ),
    "assumes_facts": (
        "When did you stop lying about that night?",
        "After you had been warned, what did you do?",
        "Why did you keep it secret for so long?",
        "When did you first try to hide what you knew?",
    ),
    "foundation": ("Before you came there at all, who had been in the room?",),
    "opinion": (
        "In your opinion, was {defendant} legally responsible for what happened?",
        "Would you say that {defendant} is guilty of a crime?",
        "As a matter of law, was that negligent of {defendant}?",
        "Would you say that {defendant} committed murder?",
    ),
    "speculation": (
        "What do you suppose {defendant} was thinking just then?",
        "What might have happened if nobody had been there that day?",
        "Why do you think that {defendant} did nothing at all?",
        "If you had to guess, what was {defendant} afraid of?",
    ),
    "best_evidence": (
        "What does the contract say about that?",
        "What is written in the report that was made that day?",
        "What did the letter say, word for word?",
        "What does the log of that night state?",
        "What did the e-mail say about it?",
    ),
    "scope": (
        "Let us leave all that: where did you go to school?",
        "On quite another subject, who taught you to swim?",
        "Leaving all that aside, how did you vote last year?",
        "What did you do on your holidays three years ago?",
    ),
}
LEADS = ("", "Now, ", "Let me ask you this: ", "Tell the jury: ", "One more thing: ", "Then ", "So ", "Very well, ")
"""Words before a question when the case has no fresh one left."""


@dataclass(frozen=True, slots=True)
class Made:
    """A question in its record, and why it is what it is."""

    text: str
    record: Practice
    why: str


@dataclass(frozen=True)
class Coach:
    """Answers for ``coach``. ``flaws``: what the law finds wrong with a question in its setting."""

    case: Case
    chance: Chance
    flaws: Flaws

    name = "understudy"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """A question. Raises :class:`VenireError` for a view that is no coach's."""
        if not isinstance(view, CoachView):
            raise VenireError(f"The view of {ask.key!r} is not the coach's.", "Ask the seat that the agenda names.")
        made = next(self._made(view), None)
        if made is None:
            what = CARDS[view.defect].label.lower() if view.defect else "proper"
            raise VenireError(f"No {what} question is left in this case.", "Drill other grounds, or another case.")
        return SetQuestion(text=made.text, before=made.record.told, why=made.why, made_from=made.record.facts)

    def _made(self, view: CoachView) -> Iterator[Made]:
        """Every question that fits, those about the fact that was drawn first."""
        for spoken in LEADS:
            for place, fact in enumerate(self._facts(view)):
                dice = self.chance.within("record", view.number, fact.id)
                record = practice(self._brief, fact, view.phase, view.number + place, dice)
                made = self._defective(view, fact, record) if view.defect else self._proper(view, fact, record)
                yield from self._fresh(view, made, spoken)

    def _fresh(self, view: CoachView, made: Iterator[Made], spoken: str) -> Iterator[Made]:
        """Those not set yet; with a word before them where the case has no others left."""
        for one in made:
            text = f"{spoken}{one.text[0].lower()}{one.text[1:]}" if spoken else one.text
            right = not spoken or self._still(view, one, text)
            if text not in view.asked and right:
                yield replace(one, text=text)

    def _still(self, view: CoachView, one: Made, text: str) -> bool:
        """Whether the word before it leaves the question what it was."""
        found = self._findings(one.record, text)
        return self._of(view.defect, found) is not None if view.defect else not found

    def _facts(self, view: CoachView) -> Sequence[Fact]:
        affidavit = self._brief.witnesses[view.witness].affidavit
        drawn = [fact for fact in affidavit if fact.id == view.fact]
        others = [fact for fact in affidavit if fact.id != view.fact]
        return [*drawn, *self.chance.shuffled(others, "facts", view.number)]

    def _proper(self, view: CoachView, fact: Fact, record: Practice) -> Iterator[Made]:
        leads = view.phase in ("cross", "recross")
        dice = self.chance.within("proper", view.number)
        ways = leading_questions(self.case, fact, dice) if leads else open_questions(fact)
        for text in ways:
            if not self._findings(record, text):
                yield Made(text, record, _proper_because(leads=leads))

    def _defective(self, view: CoachView, fact: Fact, record: Practice) -> Iterator[Made]:
        assert view.defect is not None
        made = self._defects.question(record.view, _plan(record, fact), view.defect)
        double = self._doubled(fact, record) if view.defect == "compound" else ()
        for text in (made, *double, *self._own_lines(view.defect)):
            found = self._of(view.defect, self._findings(record, text)) if text else None
            if found is not None:
                yield Made(text, record, found.why)

    def _doubled(self, fact: Fact, record: Practice) -> Iterator[str]:
        """Two questions in one, of this fact and of each of the others: one answer could belong to either."""
        first = open_questions(fact)[-1].rstrip("?")
        for other in record.others:
            second = open_questions(other)[-1]
            yield f"{first}, and {second[0].lower()}{second[1:]}"

    def _own_lines(self, ground: Ground) -> Sequence[str]:
        """Lines for a drill alone, where what counsel would say is not plain enough to be called."""
        return [line.format(defendant=self.case.defendant.name) for line in OWN.get(ground, ())]

    def _of(self, ground: Ground, found: Sequence[Finding]) -> Finding | None:
        return next((one for one in found if one.ground == ground and one.sure > PLAIN), None)

    def _findings(self, record: Practice, text: str) -> Sequence[Finding]:
        return self.flaws(setting_of(self._brief, record.view, text))

    @cached_property
    def _brief(self) -> Brief:
        return Brief(self.case)

    @cached_property
    def _defects(self) -> Defects:
        return Defects(self._brief, self.flaws, self.chance.within("defects"))


def _plan(record: Practice, fact: Fact) -> Sequence[Goal]:
    """What counsel is after: the fact, then another for a question that asks two things."""
    return [Goal((one,), 1.0, place) for place, one in enumerate((fact, *record.others))]


def _proper_because(*, leads: bool) -> str:
    if leads:
        return "It is cross-examination: counsel may put the answer, and it is one fact that direct went into."
    return "It asks for one thing the witness would know, and leaves the answer to the witness."
