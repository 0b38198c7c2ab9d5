"""A hearing as a court reporter writes it down, for those who were not there: a caption first.

What is said only to whoever asks is left out: a ruling says for itself that a question may not be answered. Of what was
sealed a mark stands in the text, and the words in an appendix.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from venire.exports.court.caption import calling, caption, ended
from venire.exports.court.hearing import PHASES, Hearing
from venire.exports.court.sealed import SealedThings
from venire.exports.transcript import Passage
from venire.kernel.record import Event
from venire.proceedings.examination import events as ev

_DISREGARDED = re.compile(r"\b(?:disregard\w*|str(?:uck|ike|icken)|forget)\b", re.IGNORECASE)
"""Words by which a judge says that an answer is out."""


@dataclass
class Reported(Hearing):
    """Tells the events of a record. ``sealed``: of the same record; ``whole``: an examination of its own, and not one
    within a trial, which has a caption and an end that is no verdict."""

    sealed: SealedThings
    whole: bool = True
    theories: bool = False
    """Whether the caption says what each side claims: not to anybody who is still to be surprised."""
    _opening: ev.PhaseOpened | None = field(default=None, init=False)
    """A phase that has begun, while nothing has happened in it."""
    _said_out: bool = field(default=False, init=False)
    """Whether the last ruling said itself that the answer is out."""

    def _told(self, event: Event) -> Iterator[Passage]:
        if isinstance(event, ev.PhaseOpened):
            self._opening, self._on_stand = event, event.witness
            return
        if isinstance(event, ev.PhaseClosed) and event.why == "nothing" and self._opening is not None:
            self._opening = None
            yield Passage("note", f"No {PHASES[event.phase].lower()}.")
            return
        told = list(self._one(event))
        if told and self._opening is not None:
            opening, self._opening = self._opening, None
            yield from super()._told(opening)
        yield from told

    def _one(self, event: Event) -> Iterator[Passage]:
        match event:
            case ev.Convened():
                yield from caption(self.case, theories=self.theories) if self.whole else ()
                yield from calling(self.case, event.witnesses)
            case ev.QuestionPut():
                mark = self.sealed.on_question(event.no)
                yield from (replace(one, mark=mark) for one in super()._told(event))
            case ev.Objected():
                mark = self.sealed.on_objection(event.no, event.matter)
                yield from (replace(one, mark=mark) for one in super()._told(event))
            case ev.Ruled():
                self._said_out = bool(_DISREGARDED.search(event.text))
                yield from super()._told(event)
            case ev.Closed() if self.whole:
                yield from ended(self.case)
            case _:
                yield from super()._told(event)

    def _struck(self, event: ev.QuestionStruck | ev.AnswerStruck) -> Iterator[Passage]:
        """Only what the ruling has not said."""
        if isinstance(event, ev.QuestionStruck) and self._given_up != "withdrawn":
            return
        if isinstance(event, ev.AnswerStruck) and self._said_out:
            return
        yield from super()._struck(event)
