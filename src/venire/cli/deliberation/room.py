"""The deliberation room in the terminal: shown as it happens, and a person is asked when it is time."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from rich.markup import escape

from venire.app import Venire, seats_of
from venire.cli.deliberation.asking import JurorPrompt
from venire.cli.deliberation.showing import Showing
from venire.cli.endings.changed_votes import show_flips
from venire.cli.terminal.attendance import Leave, TerminalPlace, attended, handed_up, put_away
from venire.cli.terminal.lines import TypedLine
from venire.cli.terminal.page import Page
from venire.cli.terminal.terminal import Manner
from venire.exports.stand_ins import stand_in
from venire.host.session import AnySession
from venire.kernel.folds.views import SeenEntry
from venire.kernel.record import GALLERY, Seat, Viewer
from venire.proceedings.deliberation.events import RoundOpened, Spoke

HERE = TerminalPlace(name="the room", session="session", awaits="its juror")


async def play_in_terminal(venire: Venire, session: AnySession, pace: float = 0.0, resumed: bool = False) -> None:
    """Show the session as it happens, ask the person whose seat it is, end with why votes changed.

    ``resumed``: what was said before the round that is on is counted, not shown again.
    """
    page = Page.of(venire.case_of(session))
    seat = next(iter(seats_of(session)), None)
    showing = Showing(page, venire.case_of(session), venire.roster_of(session), seat)
    skipped = _seen_before(page, session, seat or GALLERY) if resumed else 0
    watching = _watch(session, seat, showing, pace, skipped)
    asking = _ask_along(session, seat, showing) if seat else _leave_on_q(TypedLine())
    if await attended(venire, session, page, HERE, watching, asking):
        _close(page, venire, session, showing)


async def sit_in(venire: Venire, session: AnySession, manner: Manner, resumed: bool) -> None:
    """A :data:`venire.cli.terminal.terminal.Room`."""
    await play_in_terminal(venire, session, manner.pace, resumed)


async def _leave_on_q(typed: TypedLine) -> None:
    """Raises :class:`Leave` once somebody types `q`, and :class:`venire.cli.terminal.lines.EndOfInput`."""
    await typed.left()
    raise Leave


def _seen_before(page: Page, session: AnySession, viewer: Viewer) -> int:
    """How many events lie before the round that is on; the person is told where to read them."""
    events = [item.event for item in session.streams.seen(viewer)]
    opened = [place for place, event in enumerate(events) if isinstance(event, RoundOpened)]
    before = opened[-1] if opened else 0
    turns = sum(isinstance(event, Spoke) for event in events[:before])
    if turns:
        page.rule(f"[bold]{escape(session.head.title)}[/]")
        page.print(f"[dim]… {turns} turns so far; `venire replay {session.id[:8]}` shows them.[/]")
    return before if turns else 0


async def _watch(session: AnySession, seat: Seat | None, showing: Showing, pace: float, skipped: int) -> None:
    seen = 0
    async for item in session.streams.follow(seat or GALLERY):
        if isinstance(item, SeenEntry):
            seen += 1
            await showing.show(item.event, silent=seen <= skipped, stood_in=stand_in(session.entries, item.event))
            await asyncio.sleep(0 if seen <= skipped else pace)


async def _ask_along(session: AnySession, seat: Seat, showing: Showing) -> None:
    """Put every ask of this seat to the person, one at a time, after what led to it has been shown."""
    person = JurorPrompt(showing, TypedLine())
    while True:
        rung = session.changed.next()
        asks = [ask for ask in session.asked_of(seat) if not ask.standing]
        if not asks:
            await _either(rung.wait(), _leave_on_q(person.typed))
            continue
        await showing.caught_up(len(session.streams.seen(seat)))
        key, act = await person.answer(asks[0], session.view(seat), f"vote/{seat}")
        await handed_up(session, showing.page, seat, key, act)


async def _either(*waits: Coroutine[Any, Any, object]) -> None:
    """Wait for whichever comes first, and raise what it met."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await put_away(*tasks)
    for task in done:
        task.result()


def _close(page: Page, venire: Venire, session: AnySession, showing: Showing) -> None:
    end, short = venire.debrief(session), session.id[:8]
    show_flips(page, end, showing.names, short, showing.me)
    page.print()
    page.hung("Every conviction, your own part and the author's notes: ", f"[bold]venire debrief {short}[/]")
    page.hung("Read it again: ", f"[bold]venire replay {short}[/]")
    page.hung("Take it away: ", f"[bold]venire export {short}[/]")
