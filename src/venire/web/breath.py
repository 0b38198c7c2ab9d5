"""The court's own pace: a breath after an answer given to the other side, long enough to read it and to rise."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

from venire.host.driver import Pace
from venire.host.session import AnySession
from venire.kernel.part import loaded
from venire.kernel.record import Event
from venire.kernel.within import Within
from venire.proceedings.drill.events import Told
from venire.proceedings.examination.events import Elicited, Testified, counsel_seat

FIRST, LETTER, LONGEST = 1.6, 0.045, 9.0
"""Seconds before anyone reads, for each letter, and at the most."""
GRACE = 2.0
"""Seconds between the truth about a question that nobody answered and the next one."""
Sleep = Callable[[float], Awaitable[None]]


@dataclass
class Breath:
    """A :data:`venire.host.driver.Pace` for a person at one of counsel's tables.

    Other counsel would put its next question in the very instant of the answer: nobody could read what was said, move
    to strike it, or have the whole window to object to the next one. ``tempo``: 1 as people read, 0 without a breath.
    """

    seats: frozenset[str]
    """The seats held by people."""
    tempo: float = 1.0
    sleep: Sleep = asyncio.sleep
    _said: int = field(default=0, init=False)

    async def __call__(self, event: Event) -> None:
        inner = event.event if isinstance(event, Within) else event
        if isinstance(inner, Testified):
            self._said = len(inner.text)
        if isinstance(inner, Elicited) and self.seats and counsel_seat(inner.side) not in self.seats:
            await self.sleep(self.tempo * min(LONGEST, FIRST + LETTER * self._said))


async def after_truth(event: Event) -> None:
    """A :data:`venire.host.driver.Pace` for a drill: when time ran out the page must have the time to stop the clock,
    so that the truth can be read before the next question comes."""
    if isinstance(event, Told):
        await asyncio.sleep(GRACE)


def counsel_pace(session: AnySession, tempo: float = 1.0) -> Pace | None:
    """The pace of a session in which a person examines witnesses; None where nobody does."""
    seats = frozenset(str(seat) for seat, person in session.people.items() if person)
    counsel = any(seat.startswith("counsel/") for seat in seats)
    return Breath(seats, tempo) if counsel and tempo > 0 else None


def drill_pace(_session: AnySession) -> Pace | None:
    """The pace of a drill."""
    return after_truth


class Paced(Protocol):
    """A page that says how long the court waits after what happens."""

    @property
    def pace(self) -> Callable[[AnySession], Pace | None]: ...


def breath_of(session: AnySession) -> Pace | None:
    """The pace of a session as the page of its kind wants it; None for every other."""
    page: Paced | None = loaded(session.kind.page)
    return page.pace(session) if page else None
