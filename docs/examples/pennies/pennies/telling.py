"""The game told: its transcript, its debrief and its tables, for `venire replay`, `debrief` and every export."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pennies.game import NAMES, PLAYERS, Chose, Game, Opened, Shown
from pennies.rules import Pennies
from venire.exports.document import Section, Table
from venire.exports.tellings.shared import ToldInSections
from venire.exports.transcript import Passage
from venire.kernel.frozen import Frozen
from venire.kernel.record import Entry, Event, Seat


class Outcome(Frozen):
    """The debrief: who won, and every round."""

    winner: Seat
    rounds: tuple[Shown, ...]


class PenniesTold(ToldInSections[Pennies]):
    """A :class:`venire.exports.tellings.protocol.Telling`."""

    pending = "The game is still on."

    @property
    def counts(self) -> str:
        return "round"

    def seats(self) -> Sequence[Seat]:
        return PLAYERS

    def passages(self, entries: Sequence[Entry]) -> Sequence[Passage]:
        return [passage for entry in entries for passage in told(entry.event)]

    def debrief(self) -> Outcome:
        game = self.session.sitting.state
        assert isinstance(game, Game)
        rounds = tuple(entry.event for entry in self.session.entries if isinstance(entry.event, Shown))
        return Outcome(winner=game.leader, rounds=rounds)

    def sections(self, ending: Frozen | None) -> Sequence[Section]:
        if not isinstance(ending, Outcome):
            return ()
        agreed = sum(one.first == one.second for one in ending.rounds)
        said = f"The coins agreed in {agreed} of {len(ending.rounds)} rounds, and {NAMES[ending.winner]} won."
        return [Section("How it went", (said,), table=self.tables(ending)["rounds"])]

    def tables(self, ending: Frozen) -> Mapping[str, Table]:
        assert isinstance(ending, Outcome)
        rows = [(str(one.round), one.first, one.second, NAMES[one.winner]) for one in ending.rounds]
        return {"rounds": Table(("Round", "First", "Second", "Scored"), rows)}

    def begins(self, event: Event, turn: int) -> bool:
        """Where `venire fork --before` goes back to."""
        return isinstance(event, Chose) and event.round == turn


def told(event: Event) -> Iterator[Passage]:
    """One event as a reader meets it."""
    match event:
        case Opened():
            yield Passage("heading", f"First to {event.goal}")
        case Chose():
            yield Passage("act", f"{NAMES[event.seat].capitalize()} keeps {event.face} under the hand.")
        case Shown():
            words = f"{event.first} and {event.second}: a point for {NAMES[event.winner]}."
            yield Passage("speech", words, "The hands are opened", turn=event.round)
        case _:
            pass
