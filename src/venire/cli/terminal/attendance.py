"""A session attended at a terminal: it is shown and played, and a person is asked, all at once."""

from __future__ import annotations

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from rich.markup import escape

from venire.app import Venire
from venire.cli.terminal.lines import EndOfInput
from venire.cli.terminal.page import Page
from venire.cli.terminal.waiting import Tell, played
from venire.errors import VenireError
from venire.host.session import AnySession
from venire.kernel.folds.views import SeenEntry
from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import Act, Event, Seat, Viewer


class Leave(Exception):
    """The person wants to stop; the session stays where it is."""


@dataclass(frozen=True)
class TerminalPlace:
    """What is said of a place when somebody leaves it: "the debate"; "debate … waits for its debater"."""

    name: str
    session: str
    awaits: str


async def attended(
    venire: Venire,
    session: AnySession,
    page: Page,
    place: TerminalPlace,
    watch: Coroutine[Any, Any, None],
    ask: Coroutine[Any, Any, None] | None,
) -> bool:
    """Show the session, ask the person (``ask``: None where nobody sits here) and play it; False where it was left.

    Raises :class:`VenireError` where the input ends before the session does, and what stopped it from going on.
    """
    watching = asyncio.create_task(watch)
    asking = asyncio.create_task(ask) if ask else watching
    playing = asyncio.create_task(played(venire, session, told_to(page)))
    try:
        await asyncio.wait({watching, asking, playing}, return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            playing.result()
        await (asking if asking.done() else watching)
    except Leave:
        page.print(f"You leave {place.name}. Go on with [bold]venire watch {session.id[:8]}[/].")
        return False
    except EndOfInput as error:
        raise VenireError(
            f"The input has ended, and {place.session} {session.id} waits for {place.awaits}.",
            f"Go on with `venire watch {session.id}`.",
        ) from error
    finally:
        await put_away(watching, asking, playing)
    await venire.court.finished(session)
    return True


async def put_away(*tasks: asyncio.Future[Any]) -> None:
    """Cancel tasks, to their end: one that still let go of the input would take it from the next."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def told_to(page: Page) -> Tell:
    """Sentences about how the session goes, beside what happens in it."""
    return lambda sentence: page.print(f"[dim]{escape(sentence)}[/]")


async def handed_up(session: AnySession, page: Page, seat: Seat, key: str, act: Act) -> None:
    """Submit what the person does; where it is refused, the person is told why."""
    try:
        await session.submit(seat, key, act, secrets.token_hex(8))
    except Refused as refused:
        page.print(f"[red]{escape(str(refused))}[/] {escape(refused.remedy)}")


class Counting:
    """How many events of a viewer's stream have been printed."""

    def __init__(self) -> None:
        self._shown = 0
        self._more = asyncio.Condition()

    async def count_one(self) -> None:
        """One more has been printed."""
        async with self._more:
            self._shown += 1
            self._more.notify_all()

    async def caught_up(self, count: int) -> None:
        """Wait until this many events have been printed."""
        async with self._more:
            await self._more.wait_for(lambda: self._shown >= count)


class Attending(Counting, ABC):
    """One session at one terminal, seen with one viewer's eyes. ``silent``: how many events are counted, not shown."""

    def __init__(self, session: AnySession, page: Page, viewer: Viewer, pace: float) -> None:
        super().__init__()
        self.session, self.page, self.pace = session, page, pace
        self.viewer: Viewer = viewer
        self.silent = 0

    @abstractmethod
    def show(self, event: Event) -> None:
        """Print one event."""

    @abstractmethod
    async def answer(self, ask: Ask) -> Act | None:
        """What the person does; None where it was asked no more. Raises :class:`Leave` and :class:`EndOfInput`."""

    async def watch(self) -> None:
        """Print the events as they come, ``pace`` seconds between them."""
        async for item in self.session.streams.follow(self.viewer):
            if isinstance(item, SeenEntry):
                if self._shown >= self.silent:
                    self.show(item.event)
                    await asyncio.sleep(self.pace)
                await self.count_one()

    async def ask_along(self, seat: Seat) -> None:
        """Put every ask of this seat to the person, after what led to it has been shown."""
        while True:
            rung = self.session.changed.next()
            asks = self.session.asked_of(seat)
            if not asks:
                await rung.wait()
                continue
            await self.caught_up(len(self.session.streams.seen(self.viewer)))
            act = await self.answer(asks[0])
            if act is not None:
                await handed_up(self.session, self.page, seat, asks[0].key, act)
