"""A whole trial, told: addresses, evidence, and the jury's talk."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from venire.exports.accounts import accounts_sections
from venire.exports.court.caption import caption
from venire.exports.court.parties import PARTIES, counsel
from venire.exports.court.reporters_transcript import Reported
from venire.exports.court.sealed import SealedThings
from venire.exports.document import Section, Table
from venire.exports.jury.changed_votes import flips_section
from venire.exports.jury.hung_jury import hung_sections
from venire.exports.tellings.addresses import speeches_section
from venire.exports.tellings.examination import court_seats
from venire.exports.tellings.examination_debrief import Debriefed, elicit_table, objection_table
from venire.exports.tellings.shared import CaseInSections
from venire.exports.transcript import Names, Passage, transcript
from venire.kernel.frozen import Frozen
from venire.kernel.record import Entry, Event, Seat
from venire.kernel.within import Within, within
from venire.law.argument.improper_remarks import GROUND
from venire.law.case_file.case import Case
from venire.proceedings.deliberation.events import Presented, juror_seat
from venire.proceedings.examination.events import Convened, QuestionPut, counsel_seat
from venire.proceedings.examination.readings.transcript import ExaminationReading
from venire.proceedings.trial import events as ev
from venire.proceedings.trial.debrief import TrialDebrief, debrief
from venire.proceedings.trial.rules import State, TrialRules

MET: Mapping[str, str] = {
    "objection": "Nobody had sworn to it and no exhibit showed it. The other side objected, and the judge told the "
    "jury to disregard it.",
    "judge": "Nobody had sworn to it and no exhibit showed it. The other side let it pass, and the judge told the jury "
    "so at the close.",
    "nothing": "No witness of that side could have sworn to it, and nobody did: a promise that was not kept.",
}
"""How a sentence that nobody swore to was met."""
UNDECIDED = "The evidence is closed and counsel have been heard. No jury sat, and there is no verdict."
STATIONS: Mapping[ev.Station, str] = {"opening": "Opening statements", "closing": "Closing arguments"}


class TrialTold(CaseInSections[TrialRules]):
    """A :class:`venire.exports.tellings.protocol.Telling` of a trial."""

    pending = "The trial is still on."

    @property
    def state(self) -> State:
        state = self.session.sitting.state
        assert isinstance(state, State)
        return state

    @property
    def names(self) -> Names:
        """What jurors, and things they may speak of, are called."""
        return Names(self.rules.roster, self.rules.heard(self.state).as_case())

    def seats(self) -> Sequence[Seat]:
        jury = self.state.opened.params.deliberation.size if self.state.opened.params.jury else 0
        return [*court_seats(self.case), *(juror_seat(number) for number in range(1, jury + 1))]

    def passages(self, entries: Sequence[Entry]) -> Sequence[Passage]:
        contests = ExaminationReading(self.case).of(within(entries, ev.EXAMINATION)).contests()
        sealed = SealedThings(self.case, tuple(contests))
        return [*self._passages(entries, sealed), *sealed.passages()]

    def _passages(self, entries: Sequence[Entry], sealed: SealedThings) -> Iterator[Passage]:
        unsealed = any(isinstance(entry.event, ev.TrialOpened) for entry in entries)
        hearing, names, station = Reported(self.case, sealed, whole=False), self.names, ""
        for entry in entries:
            match entry.event:
                case ev.TrialCalled():
                    yield from caption(self.case, theories=unsealed and not self.state.opened.params.openings)
                case ev.Addressed():
                    if entry.event.station != station:
                        station = entry.event.station
                        yield Passage("heading", STATIONS[entry.event.station])
                    yield _addressed(self.case, entry.event)
                case ev.AddressObjected() | ev.AddressRuled() | ev.JuryReminded():
                    yield upon_address(self.case, entry.event)
                case Within(path=ev.EXAMINATION, event=event):
                    if isinstance(event, Convened):
                        yield Passage("heading", "The evidence")
                    yield from hearing.passages((event,))
                case Within(path=ev.JURY, event=Presented()):
                    yield Passage("heading", "The jury")
                case Within(path=ev.JURY, event=event):
                    yield from transcript((replace(entry, event=event),), names)
                case ev.TrialClosed() if not entry.event.verdict:
                    yield Passage("heading", "The trial is over")
                    yield Passage("text", UNDECIDED)
                case _:
                    pass

    def debrief(self) -> TrialDebrief:
        return debrief(self.rules, self.state, self.session.entries)

    def sections(self, ending: Frozen | None) -> Sequence[Section]:
        """The debrief in words: first the jury's, since all that came before was for it."""
        return self._sections(ending, apart=False)

    def beside(self, ending: Frozen | None) -> Sequence[Section]:
        return self._sections(ending, apart=True)

    def _sections(self, ending: Frozen | None, *, apart: bool) -> Sequence[Section]:
        if not isinstance(ending, TrialDebrief):
            return ()
        player = ending.examination.player
        you = counsel_seat(player) in self.session.people
        court = Debriefed(self.case, ending.examination, you, apart).sections()
        said = [*speeches_section(ending, player if you else None), *unsworn_section(ending)]
        jury = [self._jury(ending), *hung_sections(ending.jury, self.names)] if ending.jury else []
        return [*jury, *said, *court, *accounts_sections(ending.accounts)]

    def _jury(self, ending: TrialDebrief) -> Section:
        assert ending.jury is not None
        guilty = sum(vote == "guilty" for vote in ending.jury.votes.values())
        counted = f"{guilty} for guilty, {len(ending.jury.votes) - guilty} for not guilty"
        told = f"{ending.verdict.replace('_', ' ').capitalize()}: {counted}"
        rounds = f"after {ending.jury.rounds} round{'s' if ending.jury.rounds != 1 else ''}"
        reached = f"{len(ending.heard)} of the facts and exhibits of the case had reached the jury."
        flips = flips_section(ending.jury, self.names)
        return replace(flips, heading="The jury", paragraphs=(f"{told}, {rounds}. {reached}", *flips.paragraphs))

    def tables(self, ending: Frozen) -> Mapping[str, Table]:
        assert isinstance(ending, TrialDebrief)
        court = ending.examination
        return {"objections": objection_table(court), "elicits": elicit_table(self.case, court)}

    def begins(self, event: Event, turn: int) -> bool:
        """Questions are counted until the jury retires; then its speeches are, by ``--at`` alone."""
        return isinstance(event, Within) and isinstance(event.event, QuestionPut) and event.event.no == turn


def upon_address(case: Case, event: ev.AddressObjected | ev.AddressRuled | ev.JuryReminded) -> Passage:
    """What is said upon a closing that went past the evidence."""
    match event:
        case ev.AddressObjected():
            ground = GROUND[event.wrong] if event.wrong else "facts not in evidence"
            return Passage("speech", f"Objection: {ground}. {event.text}", counsel(case, event.by))
        case ev.AddressRuled():
            cited = event.text if event.rule in event.text else f"{event.text} (Rule {event.rule})"
            return Passage("judge", cited, "The judge")
        case ev.JuryReminded():
            return Passage("judge", event.text, "The judge")


def unsworn_section(ending: TrialDebrief) -> Sequence[Section]:
    """What counsel told the jury and nobody swore to, sentence by sentence; nothing where there was nothing."""
    items = [f"{PARTIES[one.by]}, in its {one.station}: “{one.said}” {MET[one.met]}" for one in ending.unsworn]
    return [Section("What was said to the jury and not sworn", items=items)] if items else []


def _addressed(case: Case, event: ev.Addressed) -> Passage:
    if not event.text:
        return Passage("note", f"{counsel(case, event.by)} waives its {event.station}.")
    return Passage("speech", event.text, counsel(case, event.by))
