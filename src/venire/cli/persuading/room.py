"""A persuasion at the terminal: a corridor with doors, a talk behind each, the settlement at the end."""

from __future__ import annotations

import asyncio
import secrets

from rich.markup import escape

from venire.app import Venire, seats_of
from venire.cli.driving import played
from venire.cli.examining.asking import Leave
from venire.cli.examining.closing import show_section
from venire.cli.examining.room import Manner
from venire.cli.lines import EndOfInput, Typed
from venire.cli.page import Page
from venire.cli.persuading.asking import Persuading
from venire.cli.persuading.passages import show_passage
from venire.cli.room import told_to
from venire.errors import VenireError
from venire.exports.tellings.persuasion import PersuasionTold
from venire.exports.tellings.table import telling
from venire.host.session import AnySession
from venire.kernel.proceeding import Refused
from venire.kernel.views import Seen
from venire.kernel.within import Within
from venire.proceedings.persuasion.debrief import PersuasionResult
from venire.proceedings.persuasion.events import PLAYER
from venire.proceedings.persuasion.rules import Persuasion
from venire.proceedings.persuasion.view import PersuasionView


async def persuade_in_terminal(venire: Venire, session: AnySession, manner: Manner, resumed: bool = False) -> None:
    """Show the talks, ask the player, end with the settlement. ``resumed``: from where it is."""
    page = Page()
    room = _Corridor(session, page, manner.pace)
    if resumed:
        room.silent = len(session.streams.seen(PLAYER))
    watching = asyncio.create_task(room.watch())
    playing = asyncio.create_task(room.play_along()) if seats_of(session) else watching
    driving = asyncio.create_task(played(venire, session, told_to(page)))
    try:
        await asyncio.wait({watching, playing, driving}, return_when=asyncio.FIRST_COMPLETED)
        if driving.done():
            driving.result()
        await (playing if playing.done() else watching)
    except Leave:
        page.print(f"You leave the corridor. Go on with [bold]venire watch {session.id[:8]}[/].")
        return
    except EndOfInput as error:
        raise VenireError(
            f"The input has ended, and persuasion {session.id} waits for its player.",
            f"Go on with `venire watch {session.id}`.",
        ) from error
    finally:
        for task in (watching, playing, driving):
            task.cancel()
    await venire.court.finished(session)
    _close(page, venire, session)


class _Corridor:
    """One persuasion at one terminal, seen with the player's eyes."""

    def __init__(self, session: AnySession, page: Page, pace: float) -> None:
        rules, teller = session.sitting.proceeding, telling(session)
        assert isinstance(rules, Persuasion)
        assert isinstance(teller, PersuasionTold)
        self.session, self.page, self.pace, self.teller = session, page, pace, teller
        self.person = Persuading(page, Typed(), rules.case)
        self.silent = 0
        self._shown = 0
        self._more = asyncio.Condition()

    async def watch(self) -> None:
        async for item in self.session.streams.follow(PLAYER):
            if isinstance(item, Seen):
                if self._shown >= self.silent:
                    self._show(item)
                    await asyncio.sleep(self.pace)
                async with self._more:
                    self._shown += 1
                    self._more.notify_all()

    def _show(self, item: Seen) -> None:
        passages = self.teller.joint(item.event) if isinstance(item.event, Within) else self.teller.told(item.event)
        for passage in passages:
            show_passage(self.page, passage)

    async def play_along(self) -> None:
        """Put every turn to the person, after what led to it has been shown."""
        while True:
            rung = self.session.changed.next()
            asks = self.session.asked_of(PLAYER)
            if not asks:
                await rung.wait()
                continue
            await self._caught_up()
            view = self.session.view(PLAYER)
            assert isinstance(view, PersuasionView)
            act = await self.person.answer(asks[0], view)
            try:
                await self.session.submit(PLAYER, asks[0].key, act, secrets.token_hex(8))
            except Refused as refused:
                self.page.print(f"[red]{escape(str(refused))}[/] {escape(refused.remedy)}")

    async def _caught_up(self) -> None:
        count = len(self.session.streams.seen(PLAYER))
        async with self._more:
            await self._more.wait_for(lambda: self._shown >= count)


def _close(page: Page, venire: Venire, session: AnySession) -> None:
    teller, end = telling(session), venire.ending(session)
    assert isinstance(teller, PersuasionTold)
    assert isinstance(end, PersuasionResult)
    page.print()
    for section in teller.sections(end):
        show_section(page, section)
    page.print()
    short = session.id[:8]
    page.hung("Read it again: ", f"[bold]venire replay {short}[/]")
    page.hung("Argue otherwise from a turn of yours: ", f"[bold]venire fork {short} --before {end.turns or 1}[/]")
    page.hung("Take it away: ", f"[bold]venire export {short} -f html -o talks.html[/]")
