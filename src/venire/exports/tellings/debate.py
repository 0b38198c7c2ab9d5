"""A debate, told: who argued what, how it was scored, what the panel found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from venire.exports.accounts import accounts_sections
from venire.exports.document import Section, Table
from venire.exports.tellings.debate_result import result_sections, result_tables, verdict_told
from venire.exports.tellings.shared import ToldInSections
from venire.exports.transcript import Passage
from venire.kernel.frozen import Frozen
from venire.kernel.record import Entry, Event, Seat
from venire.kernel.within import Within
from venire.law.debating.subject import Subject
from venire.proceedings.debate import events as ev
from venire.proceedings.debate.debrief import DebateResult, debrief
from venire.proceedings.debate.rules import DebateRules
from venire.proceedings.debate.state import State

STAGES: Mapping[ev.Phase, str] = {
    "opening": "Opening statements",
    "closing": "Closing statements",
    "deliberation": "The panel",
}
LONGEST_TITLE = 120


class DebateTold(ToldInSections[DebateRules]):
    """A :class:`venire.exports.tellings.protocol.Telling` of a debate."""

    pending = "The debate is still on."

    @property
    def title(self) -> str:
        """The case's, or the topic."""
        subject = self.rules.subject
        return subject.case.title if subject.case else shortened(subject.topic)

    @property
    def state(self) -> State:
        state = self.session.sitting.state
        assert isinstance(state, State)
        return state

    def seats(self) -> Sequence[Seat]:
        params = self.state.params
        debaters = [ev.debater_seat(number) for number in range(1, len(params.debaters) + 1)]
        return [*debaters, ev.ASSESSOR, *(ev.evaluator_seat(number) for number in range(1, params.evaluators + 1))]

    def passages(self, entries: Sequence[Entry]) -> Sequence[Passage]:
        things = named_things(self.rules.subject)
        return [passage for entry in entries for passage in told(entry.event, things)]

    def debrief(self) -> DebateResult:
        return debrief(self.rules, self.state, self.session.entries)

    def sections(self, ending: Frozen | None) -> Sequence[Section]:
        if not isinstance(ending, DebateResult):
            return ()
        return [*result_sections(ending), *accounts_sections(ending.accounts)]

    def tables(self, ending: Frozen) -> Mapping[str, Table]:
        assert isinstance(ending, DebateResult)
        return result_tables(ending)

    @property
    def counts(self) -> str:
        return "turn"

    def begins(self, event: Event, turn: int) -> bool:
        """Turns are the arguments, in the order of speaking."""
        return isinstance(event, ev.Argued) and event.argument.id == f"A{turn}"


def shortened(topic: str) -> str:
    """A topic as a title."""
    return topic if len(topic) <= LONGEST_TITLE else f"{topic[: LONGEST_TITLE - 1].rstrip()}…"


def named_things(subject: Subject) -> Mapping[str, str]:
    """What may be cited, by id: things by their names, facts by their witness's, sources by their titles."""
    case, sources = subject.case, {source.id: source.title for source in subject.sources}
    if case is None:
        return sources
    facts = {fact.id: witness.name for witness in case.witnesses for fact in witness.affidavit}
    agreed = {item.id: "the agreed facts" for item in case.stipulations}
    return {**facts, **agreed, **{item.id: item.name for item in (*case.evidence, *case.exhibits)}}


def told(event: Event, things: Mapping[str, str]) -> Iterator[Passage]:
    """One event as a reader meets it. ``things``: what they are called that may be cited."""
    match event:
        case ev.DebateBegun():
            yield Passage("heading", f"A debate: {shortened(event.topic)}")
            yield Passage(
                "act", " ".join(f"{one.name} argues {_stance(one.stance, one.role)}." for one in event.debaters)
            )
        case ev.StageOpened():
            yield Passage("heading", STAGES.get(event.phase, f"Round {event.round}"))
        case ev.Argued():
            yield from _argued(event, things)
        case ev.TurnPassed():
            yield Passage("note", f"{event.by} says nothing. {event.why}".strip())
        case ev.Scored():
            yield Passage("note", f"{event.argument} is scored {event.total:.2f}; its causes {event.causal:.2f}.")
        case ev.NotScored():
            yield Passage("note", f"{event.argument} could not be scored. {event.why}".strip())
        case ev.Voted():
            sure = f"For {event.winner}, at {event.confidence:.2f}." if event.winner else "For neither."
            yield Passage("speech", f"{sure} {event.reasoning}", f"Evaluator {event.evaluator}, {event.perspective}")
        case ev.SubDebateCalled():
            yield Passage("heading", f"On a premise: {shortened(event.premise)}")
            yield Passage("act", f"{event.by} put it in {event.argument}; {event.against} denies it.")
        case Within():
            yield from _within(event.event, things)
        case ev.PanelDecided():
            yield Passage("note", verdict_told(event.verdict))
        case ev.NotJudged():
            yield Passage("note", f"Evaluator {event.evaluator} could not judge. {event.why}".strip())
        case _:
            pass


def _within(event: Event, things: Mapping[str, str]) -> Iterator[Passage]:
    """What happens in a debate on a premise, without headings of its own or numbers of turns."""
    for passage in told(event, things):
        if passage.manner != "heading" and not isinstance(event, ev.DebateBegun):
            yield replace(passage, turn=None)


def _argued(event: ev.Argued, things: Mapping[str, str]) -> Iterator[Passage]:
    made = event.argument
    bears = ", ".join(f"{to.kind} {to.to}" for to in made.relations)
    yield Passage("act", f"{made.id}, {made.level}{f'; {bears}' if bears else ''}. {made.thesis}")
    cites = tuple(dict.fromkeys(things.get(one.source, one.source) for one in made.evidence))
    yield Passage("speech", made.text, made.by, turn=int(made.id[1:]), cites=cites)


def _stance(stance: str, role: str) -> str:
    if stance == "own":
        return f"as {role}" if role else "for a view of its own"
    return f"{stance} it{f', as {role}' if role else ''}"
