"""An examination as it happens, told to those who are there: questions, objections, rulings, answers, exhibits.

What was sealed has no place here; a finished record is told by
:class:`venire.exports.court.reporters_transcript.Reported`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from venire.exports.court.exhibits import OnView
from venire.exports.court.parties import counsel
from venire.exports.transcript import Passage
from venire.kernel.record import Event
from venire.law.case_file.case import Case
from venire.law.evidence.grounds import CARDS, Phase, Ruling
from venire.law.evidence.papers import exhibit_number, witness_named
from venire.law.evidence.responsiveness import tail
from venire.law.evidence.withdrawal import GivenUp, given_up
from venire.proceedings.examination import events as ev

PHASES: dict[Phase, str] = {
    "direct": "Direct examination",
    "cross": "Cross-examination",
    "redirect": "Redirect examination",
    "recross": "Recross-examination",
}
_SETTLING = (
    "That will not do",
    "No, counsel",
    "The objection is good",
    "The objection fails",
    "The witness may answer",
    "The witness will answer what is asked",
    "I will let it stand",
    "I shall hear the answer",
    "Granted",
    "Yes; that was not asked for",
)
"""Openings that say how the judge rules."""
_OF_A_MOTION: dict[Ruling, str] = {"sustained": "granted", "overruled": "denied"}
"""A motion to strike is granted or denied."""


@dataclass
class Hearing:
    """Tells the public events of an examination in order."""

    case: Case
    _on_stand: str = field(default="", init=False)
    _given_up: GivenUp = field(default="", init=False)
    """Whether the side that asked has just given its question up, so that nothing was left to be decided."""
    _fought: bool = field(default=False, init=False)
    """Whether the last offer was objected to."""
    _shown: set[str] = field(default_factory=set[str], init=False)
    """The exhibits that the jury has been told the content of."""

    @cached_property
    def on_view(self) -> OnView:
        """The exhibits of the case."""
        return OnView(self.case)

    def passages(self, events: Iterable[Event]) -> Iterator[Passage]:
        """One paragraph after another."""
        for event in events:
            yield from self._told(event)

    def _told(self, event: Event) -> Iterator[Passage]:
        match event:
            case ev.WitnessCalled() | ev.PhaseOpened() | ev.PhaseClosed() | ev.Excused() | ev.SideRested():
                yield from self._stand(event)
            case ev.QuestionPut():
                yield Passage("speech", event.text, counsel(self.case, event.by), turn=event.no)
            case ev.Testified():
                yield Passage("speech", event.text, self._name(event.witness))
            case ev.Objected() | ev.Responded():
                self._fought = True
                self._given_up = given_up(event.text) if isinstance(event, ev.Responded) else ""
                yield from self._argued(event)
            case ev.Ruled():
                yield Passage("judge", _ruled(event, plainly=not self._given_up), "The judge")
            case ev.ExpertTendered():
                yield Passage("judge", event.text, "The judge")
            case ev.LeaveRuled():
                yield Passage("act", f"{counsel(self.case, event.by)}: {event.request}")
                yield Passage("judge", event.text, "The judge")
            case ev.QuestionStruck() | ev.AnswerStruck():
                yield from self._struck(event)
            case _:
                yield from self._exhibit(event)

    def _stand(self, event: Event) -> Iterator[Passage]:
        match event:
            case ev.WitnessCalled():
                card = next(one for one in self.case.witnesses if one.id == event.witness)
                yield Passage("heading", f"{card.name}, {card.role}")
                yield Passage("act", f"Called by the {event.side}, and sworn.")
            case ev.PhaseOpened():
                self._on_stand = event.witness
                yield Passage("act", f"{PHASES[event.phase]} by the {event.by}.")
            case ev.PhaseClosed() if event.why == "limit":
                yield Passage("note", f"That was the last question the court allows on {event.phase}.")
            case ev.PhaseClosed():
                yield Passage("note", "No questions." if event.why == "nothing" else "No further questions.")
            case ev.Excused():
                yield Passage("note", f"{self._name(event.witness)} steps down.")
            case ev.SideRested():
                yield Passage("act", f"{counsel(self.case, event.side)} rests.")
            case _:
                pass

    def _exhibit(self, event: Event) -> Iterator[Passage]:
        match event:
            case ev.ExhibitOffered():
                yield Passage("act", f"{counsel(self.case, event.by)} offers {self.on_view.named(event.exhibit)}.")
                self._fought = False
            case ev.ExhibitAdmitted():
                unfought = "" if self._fought else "There is no objection. "
                yield Passage("act", f"{unfought}{exhibit_number(event.exhibit)} is received in evidence.")
            case ev.ExhibitRefused():
                yield Passage("act", f"{exhibit_number(event.exhibit)} is not received.")
            case ev.ExhibitShown():
                yield Passage("act", self.on_view.published(event.exhibit))
                yield from self._put_on_view(event.exhibit)
            case _:
                pass

    def _put_on_view(self, exhibit: str) -> Iterator[Passage]:
        """What the jury sees or hears of it, the first time."""
        content = "" if exhibit in self._shown else self.on_view.content(exhibit)
        self._shown.add(exhibit)
        if content:
            yield Passage("note", content)

    def _name(self, witness: str) -> str:
        return witness_named(self.case, witness)

    def _argued(self, event: ev.Objected | ev.Responded) -> Iterator[Passage]:
        who = counsel(self.case, event.by)
        match event:
            case ev.Objected():
                opening = "Move to strike" if event.matter == "answer" else "Objection"
                said = f"{opening}: {CARDS[event.ground].label.lower()}. {_begun(event.text)}".strip()
                yield Passage("speech", said, who)
            case ev.Responded() if event.text:
                yield Passage("speech", event.text, who)
            case _:
                pass

    def _struck(self, event: ev.QuestionStruck | ev.AnswerStruck) -> Iterator[Passage]:
        """What becomes of it, said to whoever asked; nothing where that counsel has just said so."""
        if not (isinstance(event, ev.QuestionStruck) and event.rephrase and self._given_up == "rephrasing"):
            yield Passage("note", self._left(event))

    def _left(self, event: ev.QuestionStruck | ev.AnswerStruck) -> str:
        if isinstance(event, ev.AnswerStruck) and event.kept:
            return f"The jury is to disregard what came after “{tail(event.kept)}”."
        if isinstance(event, ev.AnswerStruck):
            return "The answer is struck, and the jury is to disregard it."
        if self._given_up == "withdrawn":
            return "The question is withdrawn."
        return "The question may be put in another form." if event.rephrase else "The question is not to be answered."


def _begun(text: str) -> str:
    """With a capital, as a sentence that follows a full stop."""
    told = text.lstrip(" .,;")
    return f"{told[:1].upper()}{told[1:]}"


def _ruled(event: ev.Ruled, *, plainly: bool) -> str:
    """The ruling, its reason, and its rule, each once; the judge's words alone where nothing was left to decide."""
    if event.text and not plainly:
        return event.text
    ruling = _OF_A_MOTION[event.ruling] if event.matter == "answer" else event.ruling
    told = ruling.removesuffix("ed") in event.text.lower() or event.text.startswith(_SETTLING)
    said = event.text if told else f"{ruling.capitalize()}. {event.text}".strip()
    return said if event.rule in event.text else f"{said} (Rule {event.rule})"
