"""A debate: each argument is a turn, its evidence what it cites."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from venire.kernel.record import Entry, Event
from venire.law.debating.subject import Subject
from venire.monitors.adapters.adapter import Contents, read_as
from venire.monitors.adapters.case_papers import papers_of
from venire.monitors.conduct.turn import CitableSource, Context, Turn
from venire.proceedings.debate.events import Argued, DebateBegun, DebateOpened, debater_seat


class DebateTurns:
    """The arguments of a debate. A debater with a view of its own is bound to no side."""

    def __init__(self, contents: Contents) -> None:
        self._contents = contents
        self._papers = Context()
        self._seats: Mapping[str, str] = {}
        self._sides: Mapping[str, str] = {}

    def papers(self) -> Context:
        return self._papers

    def hear(self, entry: Entry, event: Event) -> Sequence[Turn]:
        match event:
            case DebateOpened():
                subject = read_as(Subject, self._contents, event.subject_hash)
                self._papers = _papers(subject) if subject else self._papers
            case DebateBegun():
                named = enumerate(event.debaters, start=1)
                self._seats = {one.name: debater_seat(place) for place, one in named}
                self._papers = replace(self._papers, people=tuple(self._seats))
                self._sides = {one.name: one.stance for one in event.debaters if one.stance != "own"}
            case Argued():
                return [self._argument(entry, event)]
            case _:
                pass
        return ()

    def _argument(self, entry: Entry, argued: Argued) -> Turn:
        said = argued.argument
        return Turn(
            no=entry.seq,
            speaker=self._seats.get(said.by, said.by),
            text=said.text,
            citations=tuple(one.source for one in said.evidence),
            side=self._sides.get(said.by, ""),
            round=said.round,
        )


def _papers(subject: Subject) -> Context:
    given = tuple(CitableSource(one.id, one.title, one.text, agreed=True) for one in subject.sources)
    if subject.case is None:
        return Context(subject.topic, given)
    return Context(subject.topic, (*given, *papers_of(subject.case).sources))
