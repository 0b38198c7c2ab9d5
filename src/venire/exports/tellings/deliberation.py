"""A deliberation, told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.exports.document import Table
from venire.exports.jury.deliberation_tables import jury_tables
from venire.exports.jury.html import html
from venire.exports.jury.markdown import markdown
from venire.exports.tellings.shared import OfCase
from venire.exports.transcript import Names, Passage, transcript
from venire.kernel.frozen import Frozen
from venire.kernel.record import Entry, Event, Seat
from venire.law.case_file.persona import Roster
from venire.proceedings.deliberation.events import Drafted, Spoke, StrategyTaken, juror_seat
from venire.proceedings.deliberation.readings.debrief import Debrief, debrief
from venire.proceedings.deliberation.readings.own_part import OwnPart, own_part
from venire.proceedings.deliberation.rules import Deliberation


class DeliberationTold(OfCase[Deliberation]):
    """A :class:`venire.exports.tellings.protocol.Telling` of a jury's talk."""

    pending = "The jury is still out."

    @property
    def roster(self) -> Roster:
        return self.rules.roster

    @property
    def names(self) -> Names:
        return Names(self.roster, self.case)

    def seats(self) -> Sequence[Seat]:
        return [juror_seat(number) for number in range(1, len(self.roster.jurors) + 1)]

    def passages(self, entries: Sequence[Entry]) -> Sequence[Passage]:
        return list(transcript(entries, self.names))

    def debrief(self) -> Debrief:
        return debrief(self.case, self.session.entries)

    def parts(self) -> Sequence[OwnPart]:
        """What the people who sat in it did."""
        return [own_part(self.session.entries, int(seat.rpartition("/")[2])) for seat in self.session.people]

    def markdown(self, passages: Sequence[Passage], ending: Frozen | None) -> str:
        told = ending if isinstance(ending, Debrief) else None
        return markdown(passages, told, self.names, self.parts() if told else (), self.real(ending))

    def html(self, passages: Sequence[Passage], ending: Frozen | None) -> str:
        told = ending if isinstance(ending, Debrief) else None
        return html(self.title, passages, told, self.names, self.parts() if told else (), self.real(ending))

    def tables(self, ending: Frozen) -> Mapping[str, Table]:
        assert isinstance(ending, Debrief)
        return jury_tables(ending, (entry.event for entry in self.session.entries), self.names)

    def begins(self, event: Event, turn: int) -> bool:
        return isinstance(event, Spoke) and event.turn == turn

    @property
    def counts(self) -> str:
        return "turn"

    def before(self, turn: int) -> int | None:
        spoken = self._spoken(turn)
        if spoken is None:
            return None
        return next(e.seq for e in self.session.entries if _prepares(e.event, spoken) or e.event is spoken) - 1

    def anew(self, turn: int) -> int | None:
        """Its whole round is asked for anew, since its speeches were prepared together."""
        spoken = self._spoken(turn)
        entries = self.session.entries if spoken else ()
        of_round = [e.seq for e in entries if isinstance(e.event, Spoke) and spoken and e.event.round == spoken.round]
        return min(of_round) - 1 if of_round else None

    def _spoken(self, turn: int) -> Spoke | None:
        speeches = (entry.event for entry in self.session.entries if isinstance(entry.event, Spoke))
        return next((event for event in speeches if event.turn == turn), None)


def _prepares(event: Event, spoken: Spoke) -> bool:
    """Whether a person's words for this speech were being chosen here."""
    choosing = isinstance(event, StrategyTaken | Drafted)
    return choosing and event.juror == spoken.juror and event.round == spoken.round
