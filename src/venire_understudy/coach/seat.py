"""The coach of a drill: makes the question that the dice ask for, proper or with just one kind of defect.

It gives the question a small record to stand in, all of which the student is shown, and lets the law's detectors have
the last word: a proper question has no finding and takes nothing for granted; of a defective one they find its
ground, or nothing where its words are too plain for them, and no other but those that a court would take as well.
Source: spec/trial.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.case_file.case import Case, Fact
from venire.law.evidence.grounds import CARDS, Ground, Phase
from venire.law.evidence.question.setting import QuestionDefect
from venire.proceedings.drill.acts import SetQuestion
from venire.proceedings.drill.view import CoachView
from venire.proceedings.examination.case_file import Flaws
from venire.proceedings.examination.stages.modes import examining
from venire_understudy.coach.faulty_lines import Faulty, QuestionPlace, faulty
from venire_understudy.coach.forum import Forum, Standing, forum, standing
from venire_understudy.coach.practice_record import Practice, practice, shown_setting
from venire_understudy.coach.proper_questions import askable, background, brought_in, putable
from venire_understudy.coach.slots import DrillSlots
from venire_understudy.counsel.questions.grammar import sentence
from venire_understudy.counsel.questions.leading import leading_questions
from venire_understudy.counsel.questions.names_in_sentences import lower_first
from venire_understudy.counsel.questions.open_ended import open_questions

PLAIN = 0.5
"""A defect counts where a detector is surer than this."""
LEADS = ("", "Now, ", "Let me ask you this: ", "Tell the jury: ", "One more thing: ", "Then ", "So ", "Very well, ")
"""Words before a question when the case has no fresh one left."""
ANYBODY = (
    "What is your occupation?",
    "Where do you work?",
    "How long have you done that work?",
    "What did you do next?",
    "What happened next?",
    "Where do you live?",
)
"""What any witness may be asked on direct."""
TO_CREDIBILITY = (
    "You have met the lawyers for the {side} before today, haven't you?",
    "You went over your statement again before you came here, didn't you?",
    "Nobody but the {side} asked you to come here, did they?",
)
"""What any witness may be asked on cross."""
CREDIBLE = (
    "On cross-examination counsel may lead (Rule 611(c)), and what bears on credibility is always within its scope "
    "(Rule 611(b))."
)
OFF_MATTER: tuple[Ground, ...] = ("scope", "relevance")
"""What a question on a new matter has besides another fault, where nothing better can be put."""
_COMMANDS = ("Tell ", "Take us", "Just tell")


@dataclass(frozen=True, slots=True)
class PracticeQuestion:
    """A question in its record, why it is what it is, and which other grounds would do."""

    text: str
    record: Practice
    why: str
    also: tuple[Ground, ...] = ()


@dataclass(frozen=True)
class DrillCoach:
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
        record = made.record
        return SetQuestion(text=made.text, before=record.told, why=made.why, also=made.also, made_from=record.facts)

    def _made(self, view: CoachView) -> Iterator[PracticeQuestion]:
        """Every question that fits, those about the fact that was drawn first."""
        for spoken in LEADS:
            for place, fact in enumerate(self._facts(view)):
                dice = self.chance.within("record", view.number, fact.id)
                number = view.number + place
                made = self._defective(view, fact, number, dice) if view.defect else self._proper(view, fact, dice)
                yield from self._fresh(view, made, spoken)
            yield from self._fresh(view, self._of_anybody(view), spoken) if view.defect is None else ()

    def _of_anybody(self, view: CoachView) -> Iterator[PracticeQuestion]:
        """What any witness may be asked, where nothing else is left of what it has to tell."""
        fact = self._facts(view)[0]
        record = practice(self._brief, fact, view.phase, view.number, self.chance.within("record", view.number))
        direct, side = view.phase == "direct", self._brief.witnesses[view.witness].side
        for line in ANYBODY if direct else TO_CREDIBILITY:
            if not self._findings(view.phase, record, text := line.format(side=side)):
                yield PracticeQuestion(text, record, _proper_because(leads=False) if direct else CREDIBLE)

    def _fresh(self, view: CoachView, made: Iterator[PracticeQuestion], spoken: str) -> Iterator[PracticeQuestion]:
        """Those not set yet; with a word before them where the case has no others left."""
        for one in made:
            text = f"{spoken}{lower_first(one.text)}" if spoken else one.text
            right = not spoken or self._still(view, one, text)
            if text not in view.asked and right:
                yield replace(one, text=text)

    def _still(self, view: CoachView, one: PracticeQuestion, text: str) -> bool:
        """Whether the word before it leaves the question what it was."""
        found = self._findings(view.phase, one.record, text)
        return not found or (view.defect is not None and _only(view.defect, one.also, found))

    def _facts(self, view: CoachView) -> Sequence[Fact]:
        affidavit = self._brief.witnesses[view.witness].affidavit
        drawn = [fact for fact in affidavit if fact.id == view.fact]
        others = [fact for fact in affidavit if fact.id != view.fact]
        return [*drawn, *self.chance.shuffled(others, "facts", view.number)]

    def _proper(self, view: CoachView, fact: Fact, dice: Chance) -> Iterator[PracticeQuestion]:
        crossing = view.phase in ("cross", "recross")
        for text in self._put(fact, dice) if crossing else _askable(fact):
            record = practice(self._brief, fact, view.phase, view.number, dice, () if crossing else (text,))
            taken = "" if crossing else brought_in(self.case, text, " ".join(record.told))
            if not taken and not self._findings(view.phase, record, text):
                yield PracticeQuestion(text, record, _proper_because(leads=crossing))

    def _put(self, fact: Fact, dice: Chance) -> Sequence[str]:
        """A fact put on cross."""
        fits = putable(fact) and bool(fact.topics) and not background(fact)
        return leading_questions(self.case, fact, dice) if fits else ()

    def _defective(self, view: CoachView, fact: Fact, number: int, dice: Chance) -> Iterator[PracticeQuestion]:
        assert view.defect is not None
        double = self._doubled(view, fact, dice) if view.defect == "compound" and view.phase == "direct" else ()
        record = practice(self._brief, fact, view.phase, number, dice)
        side = examining(view.phase, self._brief.witnesses[view.witness].side)
        slots = DrillSlots(self._brief, record, fact, dice.within("slots")).all()
        put = QuestionPlace(view.phase, side, *self._stands(view))
        lines = dice.shuffled(list(faulty(view.defect, put, slots)), "lines", view.number)
        missed, off_matter = list[PracticeQuestion](), list[PracticeQuestion]()
        for one, stands in (*double, *((line, record) for line in lines)):
            text = sentence(one.text, "." if one.text.startswith(_COMMANDS) and ": " not in one.text else "?")
            made, findings = PracticeQuestion(text, stands, one.why, one.also), self._findings(view.phase, stands, text)
            if _only(view.defect, one.also, findings):
                yield made
            elif not findings:
                missed.append(made)
            elif {found.ground for found in findings if found.sure > PLAIN} <= {view.defect, *one.also, *OFF_MATTER}:
                off_matter.append(replace(made, also=tuple(dict.fromkeys((*one.also, *OFF_MATTER)))))
        yield from (*missed, *off_matter)

    def _doubled(self, view: CoachView, fact: Fact, dice: Chance) -> Iterator[tuple[Faulty, Practice]]:
        """Two proper questions in one, of this fact and of each of the others."""
        put = QuestionPlace(view.phase, "prosecution", *self._stands(view))
        (line, *_) = faulty("compound", put, {"question": "{q}", "second_question": "{s}"})
        for first in _askable(fact)[:1]:
            for other in self._facts(view):
                for second in _askable(other)[:1] if other.id != fact.id else ():
                    record = practice(self._brief, fact, view.phase, view.number, dice, (first, second))
                    text = f"{first.rstrip('?')}, and {lower_first(second)}"
                    if not brought_in(self.case, text, " ".join(record.told)):
                        yield replace(line, text=text), record

    def _stands(self, view: CoachView) -> tuple[Standing, Forum]:
        return standing(self.case, self._brief.witnesses[view.witness]), forum(self.case)

    def _findings(self, phase: Phase, record: Practice, text: str) -> Sequence[QuestionDefect]:
        witness = self._brief.witnesses[record.view.witness or ""]
        return self.flaws(shown_setting(self.case, witness, phase, text, record.told))

    @cached_property
    def _brief(self) -> CounselFile:
        return CounselFile(self.case)


def _only(ground: Ground, also: Sequence[Ground], found: Sequence[QuestionDefect]) -> bool:
    """Whether the law finds this defect plainly, and no other besides but those that do as well."""
    plainly = {one.ground for one in found if one.sure > PLAIN}
    return ground in plainly and plainly <= {ground, *also}


def _askable(fact: Fact) -> Sequence[str]:
    """Open questions for a fact that speak of no paper and of nobody's words; what anybody may be asked besides."""
    return [one for one in open_questions(fact) if askable(fact, one)]


def _proper_because(*, leads: bool) -> str:
    if leads:
        return (
            "On cross-examination counsel may lead (Rule 611(c)), and this is one fact, from a matter that direct went "
            "into (Rule 611(b))."
        )
    return "It asks for one thing that the witness would know, takes nothing for granted, and leaves the answer open."
