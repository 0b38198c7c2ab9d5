"""A debate at the terminal: shown as it happens, and a person argues from one of its seats."""

from __future__ import annotations

import asyncio
import secrets

from rich.markup import escape

from venire.app import Venire, seats_of
from venire.cli.debating.asking import Arguing
from venire.cli.driving import played
from venire.cli.examining.asking import Leave
from venire.cli.examining.closing import show_section
from venire.cli.examining.room import Manner
from venire.cli.lines import EndOfInput, Typed
from venire.cli.page import Page
from venire.cli.room import told_to
from venire.errors import VenireError
from venire.exports.tellings.debate import DebateTold, named_things, told
from venire.exports.tellings.table import telling
from venire.exports.transcript import Passage
from venire.host.session import AnySession
from venire.kernel.proceeding import Refused
from venire.kernel.record import GALLERY, Seat, Viewer
from venire.kernel.views import Seen
from venire.proceedings.debate.rules import Debate
from venire.proceedings.debate.view import DebaterView


async def debate_in_terminal(venire: Venire, session: AnySession, manner: Manner, resumed: bool = False) -> None:
    """Show the debate, ask the person whose seat it is, end with the result. ``resumed``: from where it is."""
    page = Page()
    room = _Debating(session, page, manner.pace)
    if resumed:
        room.silent = len(session.streams.seen(room.viewer))
    watching = asyncio.create_task(room.watch())
    arguing = asyncio.create_task(room.argue_along()) if room.seat else watching
    playing = asyncio.create_task(played(venire, session, told_to(page)))
    try:
        await asyncio.wait({watching, arguing, playing}, return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            playing.result()
        await (arguing if arguing.done() else watching)
    except Leave:
        page.print(f"You leave the debate. Go on with [bold]venire watch {session.id[:8]}[/].")
        return
    except EndOfInput as error:
        raise VenireError(
            f"The input has ended, and debate {session.id} waits for its debater.",
            f"Go on with `venire watch {session.id}`.",
        ) from error
    finally:
        for task in (watching, arguing, playing):
            task.cancel()
    await venire.court.finished(session)
    _close(page, venire, session)


class _Debating:
    """One debate at one terminal."""

    def __init__(self, session: AnySession, page: Page, pace: float) -> None:
        self.session, self.page, self.pace = session, page, pace
        self.seat: Seat | None = next(iter(seats_of(session)), None)
        self.viewer: Viewer = self.seat or GALLERY
        rules = session.sitting.proceeding
        assert isinstance(rules, Debate)
        self.things = named_things(rules.subject)
        self.person = Arguing(page, Typed(), rules.subject)
        self.silent = 0
        self._shown = 0
        self._more = asyncio.Condition()

    async def watch(self) -> None:
        async for item in self.session.streams.follow(self.viewer):
            if isinstance(item, Seen):
                if self._shown >= self.silent:
                    for passage in told(item.event, self.things):
                        show_passage(self.page, passage)
                    await asyncio.sleep(self.pace)
                async with self._more:
                    self._shown += 1
                    self._more.notify_all()

    async def argue_along(self) -> None:
        """Put every turn of this seat to the person, after what led to it has been shown."""
        assert self.seat is not None
        while True:
            rung = self.session.changed.next()
            asks = self.session.asked_of(self.seat)
            if not asks:
                await rung.wait()
                continue
            await self._caught_up()
            view = self.session.view(self.seat)
            assert isinstance(view, DebaterView)
            act = await self.person.answer(asks[0], view)
            try:
                await self.session.submit(self.seat, asks[0].key, act, secrets.token_hex(8))
            except Refused as refused:
                self.page.print(f"[red]{escape(str(refused))}[/] {escape(refused.remedy)}")

    async def _caught_up(self) -> None:
        count = len(self.session.streams.seen(self.viewer))
        async with self._more:
            await self._more.wait_for(lambda: self._shown >= count)


def show_passage(page: Page, passage: Passage) -> None:
    """One paragraph of the transcript."""
    text = escape(passage.text)
    match passage.manner:
        case "heading":
            page.print()
            page.rule(f"[bold]{text}[/]")
        case "speech" | "judge":
            page.hung(f"\n[bold]{escape(passage.who)}[/] ", text)
            if passage.cites:
                page.hung("    ", f"[dim]{escape(', '.join(passage.cites))}[/]")
        case "act":
            page.hung("", f"[dim]{text}[/]")
        case "note":
            page.hung("    ", f"[dim]{text}[/]")


def _close(page: Page, venire: Venire, session: AnySession) -> None:
    teller, end = telling(session), venire.ending(session)
    assert isinstance(teller, DebateTold)
    page.print()
    for section in teller.sections(end):
        show_section(page, section)
    page.print()
    short = session.id[:8]
    page.hung("Read it again: ", f"[bold]venire replay {short}[/]")
    page.hung("Take it away: ", f"[bold]venire export {short} -f html -o debate.html[/]")
