"""An examination or a trial as a reader meets it: who was asked what, objections, rulings, answers, exhibits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from venire.exports.transcript import Passage
from venire.kernel.record import Event
from venire.law.case import Case, Side
from venire.law.giving_way import GivenUp, given_up
from venire.law.objection import CARDS, Phase
from venire.law.papers import exhibit_number, witness_named
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
_HEARD = re.compile(r"\b(?:recording|tape|voicemail)\b", re.IGNORECASE)
PARTIES: dict[Side, str] = {"prosecution": "The prosecution", "defence": "The defence"}


@dataclass
class Hearing:
    """Tells the events of an examination in order. What was sealed is told where the reader's entries hold it."""

    case: Case
    _on_stand: str = field(default="", init=False)
    _given_up: GivenUp = field(default="", init=False)
    """Whether the side that asked has just given its question up, so that nothing was left to be decided."""
    _fought: bool = field(default=False, init=False)
    """Whether the last offer was objected to."""

    def passages(self, events: Iterable[Event]) -> Iterator[Passage]:
        """One paragraph after another."""
        for event in events:
            yield from self._told(event)

    def _told(self, event: Event) -> Iterator[Passage]:
        match event:
            case ev.WitnessCalled() | ev.PhaseOpened() | ev.PhaseClosed() | ev.Excused() | ev.SideRested():
                yield from self._stand(event)
            case ev.QuestionPut():
                yield Passage("speech", event.text, PARTIES[event.by], turn=event.no)
            case ev.Testified():
                yield Passage("speech", event.text, self._name(event.witness))
            case ev.Objected() | ev.Responded():
                self._fought = True
                self._given_up = given_up(event.text) if isinstance(event, ev.Responded) else ""
                yield from _argued(event)
            case ev.Ruled():
                yield Passage("judge", _ruled(event, plainly=not self._given_up), "The judge")
            case ev.ExpertTendered():
                yield Passage("judge", event.text, "The judge")
            case ev.LeaveRuled():
                yield Passage("act", f"{PARTIES[event.by]}: {event.request}")
                yield Passage("judge", event.text, "The judge")
            case ev.QuestionStruck() | ev.AnswerStruck():
                yield Passage("note", _struck(event, withdrawn=self._given_up == "withdrawn"))
            case ev.QuestionMeant() | ev.ObjectionMeant():
                yield from _unhidden(event)
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
                yield Passage(
                    "note", f"The {event.phase} examination has had all its questions; the court allows no more."
                )
            case ev.PhaseClosed():
                yield Passage("note", "No questions." if event.why == "nothing" else "No further questions.")
            case ev.Excused():
                yield Passage("note", f"{self._name(event.witness)} steps down.")
            case ev.SideRested():
                yield Passage("act", f"{PARTIES[event.side]} rests.")
            case _:
                pass

    def _exhibit(self, event: Event) -> Iterator[Passage]:
        match event:
            case ev.ExhibitOffered():
                yield Passage("act", f"{PARTIES[event.by]} offers {self._thing(event.exhibit)}.")
                self._fought = False
            case ev.ExhibitAdmitted():
                unfought = "" if self._fought else "There is no objection. "
                yield Passage("act", f"{unfought}{exhibit_number(event.exhibit)} is received in evidence.")
            case ev.ExhibitRefused():
                yield Passage("act", f"{exhibit_number(event.exhibit)} is not received.")
            case ev.ExhibitShown():
                yield Passage("act", f"{exhibit_number(event.exhibit)} is {self._published(event.exhibit)}.")
            case _:
                pass

    def _name(self, witness: str) -> str:
        return witness_named(self.case, witness)

    def _thing(self, exhibit: str) -> str:
        name = next((one.name for one in self.case.exhibits if one.id == exhibit), "")
        return f"{exhibit_number(exhibit)}, {name}" if name else exhibit_number(exhibit)

    def _published(self, exhibit: str) -> str:
        """What is done with it before the jury: a recording is heard, any other thing seen."""
        name = next((one.name for one in self.case.exhibits if one.id == exhibit), "")
        return "played to the jury" if _HEARD.search(name) else "shown to the jury"


def _argued(event: ev.Objected | ev.Responded) -> Iterator[Passage]:
    match event:
        case ev.Objected():
            opening = "Move to strike" if event.matter == "answer" else "Objection"
            said = f"{opening}: {CARDS[event.ground].label.lower()}. {_begun(event.text)}".strip()
            yield Passage("speech", said, PARTIES[event.by])
        case ev.Responded() if event.text:
            yield Passage("speech", event.text, PARTIES[event.by])
        case _:
            pass


def _begun(text: str) -> str:
    """With a capital, as a sentence that follows a full stop."""
    told = text.lstrip(" .,;")
    return f"{told[:1].upper()}{told[1:]}"


def _ruled(event: ev.Ruled, *, plainly: bool) -> str:
    """The ruling, its reason, and its rule, each once; the judge's words alone where nothing was left to decide."""
    if event.text and not plainly:
        return event.text
    ruling = event.ruling.capitalize()
    told = event.ruling.removesuffix("ed") in event.text.lower() or event.text.startswith(_SETTLING)
    said = event.text if told else f"{ruling}. {event.text}".strip()
    return said if event.rule in event.text else f"{said} (Rule {event.rule})"


def _struck(event: ev.QuestionStruck | ev.AnswerStruck, *, withdrawn: bool) -> str:
    if isinstance(event, ev.AnswerStruck):
        return "The answer is struck, and the jury is to disregard it."
    if withdrawn:
        return "The question is withdrawn."
    return "The question may be put in another form." if event.rephrase else "The question is not to be answered."


def _unhidden(event: ev.QuestionMeant | ev.ObjectionMeant) -> Iterator[Passage]:
    """What was sealed: nothing is said where nothing was wrong."""
    if isinstance(event, ev.ObjectionMeant):
        if event.wrong:
            yield Passage("note", "Sealed until now: counsel knew better.")
        return
    if event.defect:
        yield Passage("note", f"Sealed until now: wrong on purpose ({CARDS[event.defect].label.lower()}).")
    elif event.flaws:
        named = ", ".join(CARDS[one].label.lower() for one in event.flaws)
        yield Passage("note", f"Sealed until now: open to objection ({named}).")
