"""A persuasion, told: the talks as the player heard them; at the settlement every stance and its path."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from textwrap import shorten

from venire.exports.accounts import accounts_sections
from venire.exports.document import Section, Table
from venire.exports.jury.debrief_sentences import flip_told
from venire.exports.tellings.shared import ToldInSections
from venire.exports.transcript import Names, Passage, transcript
from venire.exports.transcript import passages as transcript_of
from venire.kernel.frozen import Frozen
from venire.kernel.record import Entry, Event, Seat
from venire.kernel.within import Within, within
from venire.law.case_file.case import Case, Side
from venire.proceedings.deliberation.events import juror_seat
from venire.proceedings.deliberation.readings.debrief import debrief as jury_debrief
from venire.proceedings.persuasion import events as ev
from venire.proceedings.persuasion.debrief import PersuasionResult, debrief
from venire.proceedings.persuasion.rules import Persuasion

RULE: Mapping[Side, str] = {
    "defence": "A juror votes not guilty only when it leans that way, by however little: whoever leans to neither "
    "side, or to guilt, votes guilty. The majority decides, and a tie is not guilty.",
    "prosecution": "A juror who leans to neither side votes guilty, as does whoever leans to guilt; whoever leans "
    "the other way, by however little, votes not guilty. The majority decides, and a tie is not guilty.",
}
"""How they vote, in plain words, for whoever begins."""
ALIKE = "All of them voted alike: at one table there is nothing left to argue."
SAID = 100
"""Characters of what was said, as a step of a path has them."""
OUTCOMES = {"guilty": "Guilty", "not_guilty": "Not guilty"}


@dataclass(frozen=True)
class PersuasionTold(ToldInSections[Persuasion]):
    """A :class:`venire.exports.tellings.protocol.Telling` of a persuasion."""

    pending = "The jurors have not voted."

    def seats(self) -> Sequence[Seat]:
        return [ev.PLAYER, *(juror_seat(number) for number in range(1, len(self.rules.sheet.cards) + 1))]

    def passages(self, entries: Sequence[Entry]) -> Sequence[Passage]:
        talks = [passage for entry in entries for passage in self.told(entry.event)]
        joint = within(entries, ev.TOGETHER)
        if not joint:
            return talks
        names = Names(self.rules.roster, self.case)
        return [*talks, Passage("heading", "The jurors sit down together"), *transcript(joint, names)]

    def joint(self, event: Event) -> Iterator[Passage]:
        """One event of the jurors' own deliberation."""
        if isinstance(event, Within):
            yield from transcript_of(event.event, Names(self.rules.roster, self.case))

    def debrief(self) -> PersuasionResult:
        return debrief(self.session.entries)

    def sections(self, ending: Frozen | None) -> Sequence[Section]:
        if not isinstance(ending, PersuasionResult):
            return ()
        return [*result_sections(ending, self.case), *self._at_table(), *accounts_sections(ending.accounts)]

    def _at_table(self) -> Sequence[Section]:
        """Whose votes turned at the table, and on whose words."""
        joint = within(self.session.entries, ev.TOGETHER)
        if not joint:
            return ()
        names, flips = Names(self.rules.roster, self.case), jury_debrief(self.case, joint).flips
        items = [flip_told(one, names, place=place) for place, one in enumerate(flips)]
        return [Section("At the jurors' table", () if items else ("No vote changed.",), items)]

    def tables(self, ending: Frozen) -> Mapping[str, Table]:
        assert isinstance(ending, PersuasionResult)
        return {"stances": stance_table(ending), "paths": path_table(ending)}

    @property
    def counts(self) -> str:
        return "turn"

    def begins(self, event: Event, turn: int) -> bool:
        """Turns are what the player said."""
        return isinstance(event, ev.SaidTo) and event.no == turn

    def told(self, event: Event) -> Iterator[Passage]:
        """One event as a reader meets it."""
        match event:
            case ev.PersuasionBegun():
                wanted = "not guilty" if event.side == "defence" else "guilty"
                yield Passage("heading", event.title)
                yield Passage("act", f"The player wants a verdict of {wanted}. {RULE[event.side]}")
            case ev.Visited():
                yield Passage("heading", self._name(event.juror))
                if event.text:
                    yield Passage("act", event.text)
            case ev.SaidTo():
                cites = (self._thing(event.shows),) if event.shows else ()
                yield Passage("speech", event.text, "The player", turn=event.no, cites=cites)
            case ev.Answered():
                yield Passage("speech", event.text, self.rules.card(event.juror).address)
            case ev.SettlementCalled():
                yield Passage("heading", "The settlement")
            case ev.Settled():
                for one in event.jurors:
                    yield Passage("act", f"{one.name}: {OUTCOMES[one.vote].lower()}.")
                yield Passage("heading", f"{OUTCOMES[event.verdict]}: {event.guilty} guilty, {event.not_guilty} not")
                yield Passage("act", event.ending)
                if of_one_mind(event):
                    yield Passage("act", ALIKE)
            case _:
                return

    def _name(self, juror: int) -> str:
        card = self.rules.card(juror)
        return f"{card.name}, {card.age}, {card.occupation}"

    def _thing(self, evidence: str) -> str:
        return next((item.name for item in self.case.evidence if item.id == evidence), evidence)


def of_one_mind(settled: ev.Settled) -> bool:
    """Whether several jurors voted, and all of them alike."""
    return len(settled.jurors) > 1 and 0 in (settled.guilty, settled.not_guilty)


def result_sections(told: PersuasionResult, case: Case) -> Sequence[Section]:
    """The ending, where everybody stood, and the path of each with its causes."""
    end = told.settled
    came = "You have won." if end.won else "You have not won."
    head = [f"{OUTCOMES[end.verdict]}: {end.not_guilty} for not guilty, {end.guilty} for guilty. {came}", end.ending]
    if told.together:
        head.append(f"Together the jurors came to this: {told.together.replace('_', ' ')}.")
    labels = {topic.id: topic.label for topic in case.topics}
    paths = [
        Section(
            f"The path of {one.name}", [f"What was never said: {' '.join(one.concerns)}"], _steps(one, told, labels)
        )
        for one in end.jurors
    ]
    return [Section("How it came out", head, table=stance_table(told)), *paths]


def stance_table(told: PersuasionResult) -> Table:
    """Where each began and ended."""
    rows = [
        (one.name, f"{one.initial:+.0f}", f"{one.stance:+.1f}", OUTCOMES[one.vote].lower())
        for one in told.settled.jurors
    ]
    return Table(("Juror", "At first", "At the end", "Vote"), rows)


def path_table(told: PersuasionResult) -> Table:
    """Every step of every path."""
    columns = ("juror", "no", "cause", "by", "topics", "impact", "strength", "stance")
    rows = [
        (one.name, str(step.no or ""), step.cause, str(step.by or ""), *_analysed(step), f"{step.stance:.2f}")
        for one in told.settled.jurors
        for step in one.path
    ]
    return Table(columns, rows)


def _analysed(step: ev.Step) -> tuple[str, str, str]:
    found = step.analysis
    return (" ".join(found.topics), found.impact, found.strength) if found else ("", "", "")


def _steps(one: ev.Final, told: PersuasionResult, labels: Mapping[str, str]) -> Sequence[str]:
    names = {final.juror: final.name for final in told.settled.jurors}
    return [f"begins at {one.initial:+.0f}", *(_step(step, told, names, labels) for step in one.path)]


def _step(step: ev.Step, told: PersuasionResult, names: Mapping[int, str], labels: Mapping[str, str]) -> str:
    if step.analysis is None or step.shift is None:
        return f"{names[step.by]} had been to see the others: {step.stance:+.1f}"
    parts = [
        f"{labels.get(part.topic, part.topic)} {part.moved:+.1f}{' (said before in these words)' if part.again else ''}"
        for part in step.shift.parts
    ]
    parts += [f"key evidence {step.shift.key:+.1f}"] if step.shift.key else []
    parts += [f"{labels.get(topic, topic)}, which weighs nothing here" for topic in step.shift.unweighted]
    taken = f"{step.analysis.impact}, {step.analysis.strength}{', an insult' if step.no in told.hurt else ''}"
    said = f", “{shorten(told.words[step.no], SAID, placeholder=' …')}”" if step.no in told.words else ""
    return f"turn {step.no}{said}: {taken}: {'; '.join(parts) or 'nothing that counts'} → {step.stance:+.1f}"
