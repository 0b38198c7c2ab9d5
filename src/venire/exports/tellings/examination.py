"""An examination, told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.exports.accounts import accounts_sections
from venire.exports.court.reporters_transcript import Reported
from venire.exports.court.sealed import SealedThings
from venire.exports.document import Section, Table
from venire.exports.tellings.examination_debrief import Debriefed, elicit_table, objection_table
from venire.exports.tellings.shared import CaseInSections
from venire.exports.transcript import Passage
from venire.kernel.frozen import Frozen
from venire.kernel.record import Entry, Event, Seat
from venire.law.case_file.case import SIDES, Case
from venire.proceedings.examination.events import Opened, QuestionPut, counsel_seat, witness_seat
from venire.proceedings.examination.readings.debrief import Debrief, debrief
from venire.proceedings.examination.readings.transcript import ExaminationReading
from venire.proceedings.examination.rules import Examination


class ExaminationTold(CaseInSections[Examination]):
    """A :class:`venire.exports.tellings.protocol.Telling` of witnesses heard."""

    pending = "The court is still sitting."

    def seats(self) -> Sequence[Seat]:
        return court_seats(self.case)

    def passages(self, entries: Sequence[Entry]) -> Sequence[Passage]:
        sealed = SealedThings(self.case, tuple(ExaminationReading(self.case).of(entries).contests()))
        events = [entry.event for entry in entries]
        unsealed = any(isinstance(event, Opened) for event in events)
        told = Reported(self.case, sealed, theories=unsealed).passages(events)
        return [*told, *sealed.passages()]

    def debrief(self) -> Debrief:
        return debrief(self.case, self.session.entries)

    def sections(self, ending: Frozen | None) -> Sequence[Section]:
        """The debrief in words; nothing before its time."""
        return self._sections(ending, apart=False)

    def beside(self, ending: Frozen | None) -> Sequence[Section]:
        return self._sections(ending, apart=True)

    def _sections(self, ending: Frozen | None, *, apart: bool) -> Sequence[Section]:
        if not isinstance(ending, Debrief):
            return ()
        told = Debriefed(self.case, ending, counsel_seat(ending.player) in self.session.people, apart)
        return [*told.sections(), *accounts_sections(ending.accounts)]

    def tables(self, ending: Frozen) -> Mapping[str, Table]:
        assert isinstance(ending, Debrief)
        return {"objections": objection_table(ending), "elicits": elicit_table(self.case, ending)}

    def begins(self, event: Event, turn: int) -> bool:
        return isinstance(event, QuestionPut) and event.no == turn


def court_seats(case: Case) -> Sequence[Seat]:
    """The seats of an examination through whose eyes it can be read."""
    counsel = [counsel_seat(side) for side in SIDES]
    return [*counsel, Seat("judge"), *(witness_seat(one.id) for one in case.witnesses)]
