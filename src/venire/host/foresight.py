"""Answers prepared before they are asked for, where the rules can say what comes next.

An answer is used only where it would be given again: on an equal view, or for a participant that plays from a part of
its view on an equal reading. What it says on the way is kept until it is asked for.
Source: spec/design.md, "Acts and asks".
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

from venire.errors import VenireError
from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.ports import AnswersAtOnce, LineUp, Participant, ReadsPart, SpeaksAloud


class Whispered:
    """What is said on the way to an answer that nobody has asked for yet."""

    def __init__(self) -> None:
        self._kept: list[str] = []
        self._say: Callable[[str], None] = self._kept.append

    def __call__(self, text: str) -> None:
        self._say(text)

    def aloud(self, say: Callable[[str], None]) -> None:
        """It has been asked for: what was kept is heard now, and the rest as it comes."""
        self._say = say
        for text in self._kept:
            say(text)


@dataclass(frozen=True, slots=True)
class Prepared:
    """An answer under way before its ask."""

    ask: Ask
    view: Frozen
    task: asyncio.Task[Act]
    words: Whispered

    def heard_by(self, say: Callable[[str], None]) -> Awaitable[Act]:
        """The answer, now that it is asked for."""
        self.words.aloud(say)
        return self.task


class Foresight:
    """What the first in line of each seat is already thinking about."""

    def __init__(self, session: AnySession, line_up: LineUp) -> None:
        self._session = session
        self._line_up = line_up
        self._prepared: dict[str, Prepared] = {}

    def look(self, asked: Collection[str]) -> None:
        """Begin on what is foreseen now, and drop what is neither foreseen nor asked."""
        foreseen = [ask for ask in self._session.foreseen() if ask.key not in asked]
        wanted = {ask.key for ask in foreseen}
        for key in [key for key in self._prepared if key not in wanted]:
            self._prepared.pop(key).task.cancel()
        for ask in foreseen:
            self._begin(ask)

    def take(self, ask: Ask, view: Frozen) -> Prepared | None:
        """The answer under way for this ask, if it was begun on an equal view or reading."""
        prepared = self._prepared.pop(ask.key, None)
        if prepared is None:
            return None
        if prepared.view == view or _reads_alike(self._line_up(ask.seat)[0], prepared, ask, view):
            return prepared
        prepared.task.cancel()
        return None

    def close(self) -> None:
        """Stop thinking."""
        for prepared in self._prepared.values():
            prepared.task.cancel()

    def _begin(self, ask: Ask) -> None:
        line = self._line_up(ask.seat)
        if ask.key in self._prepared or self._session.people.get(ask.seat, False) or not line:
            return
        if isinstance(line[0], AnswersAtOnce):
            return
        view = self._session.view(ask.seat)
        words = Whispered()
        task = asyncio.create_task(self._prepare(line[0], ask, view, words))
        task.add_done_callback(_heard)
        self._prepared[ask.key] = Prepared(ask, view, task, words)

    async def _prepare(self, participant: Participant, ask: Ask, view: Frozen, words: Whispered) -> Act:
        if isinstance(participant, SpeaksAloud) and self._session.streams.watched:
            return await participant.answer_aloud(ask, view, words)
        return await participant.answer(ask, view)


def _reads_alike(participant: Participant, prepared: Prepared, ask: Ask, view: Frozen) -> bool:
    """Whether this participant, asked now, would be told what it was told before."""
    if not isinstance(participant, ReadsPart):
        return False
    try:
        return participant.reading(prepared.ask, prepared.view) == participant.reading(ask, view)
    except VenireError:
        return False


def _heard(task: asyncio.Task[Act]) -> None:
    """A prepared answer that nobody takes may fail unheard; one that is taken raises where it is awaited."""
    if not task.cancelled():
        task.exception()
