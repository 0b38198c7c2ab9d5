"""Jurors persuaded one by one: what the player tells each of them, and what they answer.

Talk from mouth to mouth is no argument of a length that could be compared, so nobody is measured by it; but who tells
one juror this and the next one the contrary contradicts itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from venire.kernel.record import Entry, Event
from venire.monitors.adapters.adapter import Contents, case_in
from venire.monitors.adapters.case_papers import papers_of
from venire.monitors.conduct.turn import CitableSource, Context, Turn
from venire.proceedings.deliberation.events import juror_seat
from venire.proceedings.persuasion.events import PLAYER, Answered, Introduced, PersuasionBegun, PersuasionOpened, SaidTo

_SPEECH_MARKS = str.maketrans("", "", "“”")


def spoken(reply: str) -> str:
    """A juror's reply without the marks in which a page sets what is said: they quote nobody. What it quotes itself
    stands within them in single ones."""
    return reply.translate(_SPEECH_MARKS)


def _introduced(one: Introduced) -> CitableSource:
    """A juror as everybody knows it: whoever speaks of a neighbour behind the next door cites nobody."""
    told = f"{one.called}, {one.occupation}. {one.background} {' '.join(one.traits)}"
    return CitableSource(juror_seat(one.juror), one.name, told)


class PersuasionTurns:
    """Both sides of every talk."""

    def __init__(self, contents: Contents) -> None:
        self._contents = contents
        self._papers = Context()
        self._side = ""

    def papers(self) -> Context:
        return self._papers

    def hear(self, entry: Entry, event: Event) -> Sequence[Turn]:
        match event:
            case PersuasionOpened():
                case = case_in(self._contents, event.case_hash)
                self._papers = papers_of(case) if case else self._papers
            case PersuasionBegun():
                self._side = event.side
                self._papers = replace(self._papers, sources=(*self._papers.sources, *map(_introduced, event.jurors)))
            case SaidTo():
                shown = (event.shows,) if event.shows else ()
                return [Turn(entry.seq, PLAYER, event.text, shown, side=self._side, engages=False)]
            case Answered():
                return [Turn(entry.seq, juror_seat(event.juror), spoken(event.text), engages=False)]
            case _:
                pass
        return ()
