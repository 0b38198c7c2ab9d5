"""The coach: a word before each step, and, before a question is sent, what the law's detectors see wrong with it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.language.text.english import foreign
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.case_file.case import Case
from venire.law.evidence.grounds import CARDS, Ground, Phase
from venire.law.evidence.identification import as_named
from venire.law.evidence.question.setting import QuestionDefect
from venire.law.evidence.question.temptations import tempting
from venire.law.testimony.hostile_witness import leave_sought
from venire.law.training.leading_questions import is_leading
from venire.proceedings.examination.readings.question_setting import setting_of
from venire.proceedings.examination.view import CounselView
from venire.seats.flaws import found

BEFORE: Mapping[Phase, str] = {
    "direct": "Your own witness: let it tell the story. Begin with who it is, then what it saw. Ask open questions: "
    "who, what, when, where, how; one fact to a question.",
    "cross": "The other side's witness: hold the reins. Short statements it must say yes to, one fact each, ending in "
    "“correct?” or “didn't you?”. Never ask why.",
    "redirect": "Mend only what cross has damaged, with open questions. If nothing was, rest.",
    "recross": "Only what redirect brought up anew. If it brought nothing, rest.",
}
REMEDY: Mapping[Ground, str] = {
    "leading": "Ask who, what, when, where or how, and let the witness fill it in.",
    "compound": "Ask one thing, wait for the answer, then ask the other.",
    "argumentative": "Put the fact, not the quarrel; keep the conclusion for your closing.",
    "asked_and_answered": "You have this answer. Go on to the next fact.",
    "assumes_facts": "Prove the first half first, with a question of its own.",
    "narrative": "Name a moment or a thing: “What did you see when you came in?”",
    "vague": "Say when, where, and which thing you mean.",
    "non_responsive": "Ask again, more narrowly.",
    "scope": "Stay with what direct went into, or go for whether the witness can be believed.",
    "foundation": "First ask where the witness stood and how it came to know.",
    "speculation": "Ask what was seen, heard or done, not what might have been.",
    "opinion": "Ask for the facts; the conclusion is the jury's, or an expert's.",
    "hearsay": "Ask what the witness did or saw; or call whoever said it.",
    "relevance": "Ask what makes a fact in dispute likelier, or say how you will tie it up.",
    "character": "Ask what was done that night, not what kind of person did it.",
    "best_evidence": "Offer the document and let it speak for itself.",
    "privilege": "What was said in confidence stays there; ask what was done.",
}
"""What to do instead, by ground."""
LISTEN: Mapping[Ground, str] = {
    "leading": "Who is telling it, the witness or counsel? And whose witness is it?",
    "compound": "How many answers would this want?",
    "argumentative": "Does it want a fact, or a quarrel?",
    "asked_and_answered": "Think back: what has this witness told already?",
    "assumes_facts": "What would the witness grant just by answering, and who has proved that?",
    "narrative": "Could you stop the witness in time, or is it handed the whole floor?",
    "vague": "When, where, and which one: does the question say?",
    "non_responsive": "Is that an answer to what was asked?",
    "scope": "Did direct go there at all?",
    "foundation": "How would this witness know?",
    "speculation": "Does it ask what was seen, or what might have been?",
    "opinion": "Is it for this witness to conclude that?",
    "hearsay": "Whose words is the answer going to be, and is that person here to be asked?",
    "relevance": "Which fact in dispute would the answer make likelier?",
    "character": "Does it ask what was done, or what kind of person did it?",
    "best_evidence": "Is there a paper or a recording that says it better than a memory?",
    "privilege": "Between whom was that said, and was it meant for anybody else?",
}
"""What to ask oneself while the other side's question stands; the same sort of thing whether it is proper or not."""
_WHO = re.compile(
    r"\bintroduce yourself\b|\bwho (?:you are|are you)\b|\byour (?:full )?name\b|\bwhat do you do\b", re.IGNORECASE
)
"""A witness is asked who it is: no ground comes to anybody's mind."""
BEGINNING = 2
"""How often the coach says how to listen before it only asks."""
MOSTLY = "Most questions are proper: rise only if the answer would hurt and a rule forbids it."


@dataclass
class TerminalCoach:
    """Advises the counsel whose view it is given; knows no more than that."""

    case: Case
    explained: int = 0

    @cached_property
    def _brief(self) -> CounselFile:
        return CounselFile(self.case)

    def before(self, view: CounselView) -> str:
        """A line before a question is typed: on the phase when it begins, then on what is nearest."""
        phase = view.phase or "direct"
        begun = any(one.phase == phase and one.by == view.me for one in view.exchanges)
        if not begun:
            return BEFORE[phase]
        if view.offered and self._founded(view):
            return f"The foundation of exhibit {self._founded(view)} is laid: `x` offers it."
        return self._next(view)

    def _founded(self, view: CounselView) -> str:
        told = view.affirmed
        ready = [one for one in view.offered if told.issuperset(self._brief.exhibits[one].foundation)]
        return ready[0] if ready else ""

    def _next(self, view: CounselView) -> str:
        open_ = [target for target in view.targets if not target.got]
        if not open_:
            return self._left_to_offer(view) or "You have what there is to have here: `r` rests."
        return f"Still open: {open_[0].label}. `t` lists what you are after, `hint` adds questions."

    def _left_to_offer(self, view: CounselView) -> str:
        """Which exhibit of one's own this witness could still bring in, and what has to be said first."""
        if not view.offered or view.left < 1:
            return ""
        name, told = view.offered[0], view.affirmed
        card = self._brief.exhibits[name]
        wanting = [fact for fact in card.foundation if fact not in told]
        known = [view.affidavit[fact].rstrip(".") for fact in wanting if fact in view.affidavit]
        first = f" It still has to say: {known[0]}." if known else ""
        more = f" Then {_listed(view.offered[1:])} in the same way." if view.offered[1:] else ""
        return (
            f"Do not rest yet: through this witness exhibit {name} can come in ({as_named(card.name)}). "
            f"Type `hold {name}`, ask whether the witness knows it, what it is and whether it is "
            f"as it was; then `{name}` offers it."
            f"{first}{more}"
        )

    def wrong_with(self, view: CounselView, question: str) -> Sequence[str]:
        """What the other side could object to, each with what to do instead; empty for a proper question."""
        if leave_sought(question):
            return ()
        if foreign(question):
            return ("This court hears English. Put the question in English.",)
        advice = [_advice(one) for one in self._found(view, question)]
        if not advice and view.phase in ("cross", "recross") and not is_leading(question):
            return ("On cross this gives the witness the floor. Put it as a statement: “…, correct?”",)
        return advice

    def _found(self, view: CounselView, question: str) -> Sequence[QuestionDefect]:
        return found(setting_of(self._brief, view, question))

    def listening(self, view: CounselView) -> str:
        """A line while the other side's question stands before the court: it leads, and does not tell. Empty where
        nothing about the question could bring a ground to mind."""
        if view.pending is None or view.pending.matter != "question":
            return "An exhibit is offered. Has the witness said what it is, and how it knows? If not: `od`, foundation."
        asked = [LISTEN[one] for one in self._worth_asking(view, view.pending.text)[:1]]
        self.explained += 1
        return " ".join([*([MOSTLY] if self.explained <= BEGINNING else []), *asked])

    def _worth_asking(self, view: CounselView, text: str) -> Sequence[Ground]:
        """What a lawyer would ask of this question: what the law sees in it, else what it looks like and may not be,
        so that the asking does not tell that something is wrong."""
        if _WHO.search(text):
            return ()
        tempted = tempting(text, view.phase or "direct", view.asked)
        wrong: list[Ground] = [one.ground for one in self._found(view, text)]
        return wrong or [card.ground for card in CARDS.values() if card.ground in tempted]


def _advice(one: QuestionDefect) -> str:
    card = CARDS[one.ground]
    where = " on direct" if one.ground == "leading" else ""
    return f"{_says(one.ground)}{where} (Rule {card.rules[0]}): {_small(card.hint)} {REMEDY[one.ground]}"


def _says(ground: Ground) -> str:
    return {"leading": "This leads", "vague": "This is vague", "compound": "This is compound"}.get(
        ground, f"{CARDS[ground].label}"
    )


def _small(text: str) -> str:
    return f"{text[0].lower()}{text[1:]}"


def _listed(names: Sequence[str]) -> str:
    """ "exhibit X2", "exhibits X2 and X5"."""
    *first, last = names
    return f"exhibits {', '.join(first)} and {last}" if first else f"exhibit {last}"
