"""A pause after an answer to the other side, in which a person may move to strike it."""

from __future__ import annotations

import asyncio

from venire.kernel.record import Event
from venire.kernel.within import Within
from venire.law.case_file.case import Side
from venire.proceedings.examination.events import Elicited


class AnswerHold:
    """A :data:`venire.host.driver.Pace`. The rules leave a person's motion to strike open until the next question;
    other counsel puts that at once, so the court waits here until the person has let the answer go."""

    def __init__(self) -> None:
        self.side: Side | None = None
        """The person's side; None: nobody sits here, and nothing waits."""
        self.held: int | None = None
        """The question whose answer may be struck now."""
        self.opened = asyncio.Event()
        self._over = asyncio.Event()

    async def __call__(self, event: Event) -> None:
        inner = event.event if isinstance(event, Within) else event
        if not isinstance(inner, Elicited) or self.side is None or inner.side == self.side:
            return
        self.held = inner.no
        self._over.clear()
        self.opened.set()
        await self._over.wait()

    def let_go(self) -> None:
        """The court goes on."""
        self.held = None
        self.opened.clear()
        self._over.set()
