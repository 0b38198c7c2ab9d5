"""A jury's talk: each speech is a turn under the vote of its speaker, which may change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from venire.kernel.record import Entry, Event
from venire.law.case_file.persona import Roster
from venire.monitors.adapters.adapter import Contents, case_in, read_as
from venire.monitors.adapters.case_papers import papers_of
from venire.monitors.conduct.turn import Context, Turn
from venire.proceedings.deliberation.events import FirstBallot, Opened, Presented, Spoke, VoteChanged, juror_seat

_NO_ARGUMENT = frozenset(("concede", "ask", "call_vote", "hold"))
"""Moves that put no argument, and are no weaker for it."""


class DeliberationTurns:
    """The speeches of a jury, alone or at the end of a trial."""

    def __init__(self, contents: Contents) -> None:
        self._contents = contents
        self._papers = Context()
        self._seats: tuple[int, ...] = ()
        self._votes: dict[int, str] = {}

    def papers(self) -> Context:
        return self._papers

    def hear(self, entry: Entry, event: Event) -> Sequence[Turn]:
        match event:
            case Opened():
                case = case_in(self._contents, event.case_hash)
                roster = read_as(Roster, self._contents, event.roster_hash)
                people = tuple(one.name for one in roster.jurors) if roster else ()
                self._papers = replace(papers_of(case) if case else self._papers, people=people)
            case Presented():
                self._seats = tuple(one.juror for one in event.seated)
            case FirstBallot():
                self._votes = dict(zip(self._seats, event.votes, strict=False))
            case VoteChanged():
                self._votes = {**self._votes, event.juror: event.vote}
            case Spoke():
                return [self._speech(entry, event)]
            case _:
                pass
        return ()

    def _speech(self, entry: Entry, spoke: Spoke) -> Turn:
        return Turn(
            no=entry.seq,
            speaker=juror_seat(spoke.juror),
            text=spoke.text,
            citations=spoke.cites,
            stance=self._votes.get(spoke.juror, ""),
            round=spoke.round,
            engages=spoke.move not in _NO_ARGUMENT,
        )
