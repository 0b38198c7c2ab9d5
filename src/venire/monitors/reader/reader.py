"""The reader: asks a model once about each turn, beside the session, and tells the bench what the record bears out.

A call that fails is noted, and the turn goes unread; the other monitors stand. Source: spec/debate.md, "Safety
monitors"; docs/design/monitors.md, "The reader".
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Literal

from pydantic import BaseModel

from venire.kernel.minutes import Alerted, Called
from venire.kernel.record import Entry, Minute
from venire.monitors.adapters.papers import SessionPapers
from venire.monitors.conduct.turn import Context, Turn
from venire.monitors.reader.brief import told
from venire.monitors.reader.corroboration import borne_out
from venire.monitors.reader.form import FORMS, Report
from venire.ports import Brief, Filled, Model, NoAnswer, Spent

NAME = "reader"
TOGETHER = 4
"""Turns that are asked about at a time; what came of them is on the record before the next."""


class Reader:
    """Reads one session. It keeps what it has heard until a model is set, and asks about no turn twice: a call that is
    on the record was made, by whichever process."""

    def __init__(self, papers: SessionPapers) -> None:
        self._models = papers.models
        self._read = papers.turns()
        self._judges = papers.judges
        self._unheard: list[Entry] = []
        self._waiting: list[tuple[Turn, Context]] = []
        self._asked = set[str]()

    @property
    def name(self) -> str:
        return NAME

    @property
    def waits(self) -> Literal[True]:
        """For the model: see :class:`venire.ports.WaitsForOthers`."""
        return True

    async def inspect(self, entries: Sequence[Entry]) -> Sequence[Minute]:
        """What the model says of the next few turns. Its own notes make the record longer, and so it is called again
        while turns are waiting."""
        self._unheard += entries
        models = self._models()
        if not models:
            return ()
        await asyncio.to_thread(self._hear)
        now, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
        self._asked |= {key(turn) for turn, _ in now}
        found = await asyncio.gather(*(_notes(models, turn, context) for turn, context in now))
        return [note for notes in found for note in notes]

    def _hear(self) -> None:
        self._asked |= {entry.event.ask for entry in self._unheard if isinstance(entry.event, Called)}
        heard = [one for entry in self._unheard for one in self._read.hear(entry)]
        self._waiting += [(turn, context) for turn, context in heard if self._judges(turn)]
        self._waiting = [(turn, context) for turn, context in self._waiting if key(turn) not in self._asked]
        self._unheard.clear()


def key(turn: Turn) -> str:
    """What a call about this turn is noted under, by the number of its entry: the accounts tell it as a monitor's."""
    return f"monitor/{turn.no}"


async def _notes(models: Sequence[Model], turn: Turn, context: Context) -> Sequence[Minute]:
    """The calls, and what the first model that answered has found."""
    brief, failed = told(turn, context), list[Minute]()
    for model in models:
        try:
            filled = await model.fill(brief, FORMS, _no_complaint)
        except NoAnswer as failure:
            failed.append(_called(turn, brief, failure.spent, error=str(failure)))
        else:
            return (*failed, *_found(turn, context, brief, filled))
    return failed


def _found(turn: Turn, context: Context, brief: Brief, filled: Filled) -> Iterator[Minute]:
    assert isinstance(filled.form, Report)
    found, why, dropped = borne_out(filled.form, turn, context)
    yield _called(turn, brief, filled.spent, dropped=tuple(dropped))
    if found.indicators:
        yield Alerted(
            monitor=NAME,
            about=turn.no,
            seat=turn.speaker,
            type=found.indicators[0].name,
            severity=found.severity,
            indicators=found.indicators,
            why=why,
        )


def _no_complaint(_form: BaseModel) -> str:
    """What the record does not bear out is left out, and not sent back: the session has gone on."""
    return ""


def _called(turn: Turn, brief: Brief, spent: Spent, *, dropped: tuple[str, ...] = (), error: str = "") -> Called:
    return spent.called(key(turn), brief.version, dropped=dropped, error=error)
