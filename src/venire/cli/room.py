"""The deliberation room in the terminal: shown as it happens, and a person is asked when it is time."""

from __future__ import annotations

import asyncio
import secrets

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel

from venire.app import Venire, seats_of
from venire.cli.asking import Asking, Leave
from venire.cli.driving import Tell, played
from venire.cli.lines import EndOfInput, Typed
from venire.cli.showing import Showing
from venire.errors import VenireError
from venire.exports.markdown import flip_told
from venire.host.session import AnySession
from venire.kernel.proceeding import Refused
from venire.kernel.record import GALLERY, Seat
from venire.kernel.views import Seen


async def play_in_terminal(venire: Venire, session: AnySession, pace: float = 0.0) -> None:
    """Show the session from its beginning, ask the person whose seat it is, end with why votes changed."""
    console = Console()
    seat = next(iter(seats_of(session)), None)
    showing = Showing(console, venire.case_of(session), venire.roster_of(session), seat)
    watching = asyncio.create_task(_watch(session, seat, showing, pace))
    asking = asyncio.create_task(_ask_along(session, seat, showing)) if seat else watching
    playing = asyncio.create_task(played(venire, session, told_to(console)))
    try:
        await asyncio.wait({watching, asking, playing}, return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            playing.result()
        await (asking if asking.done() else watching)
    except Leave:
        console.print(f"You leave the room. Go on with [bold]venire watch {session.id}[/].")
        return
    except EndOfInput as error:
        raise VenireError(
            f"The input has ended, and session {session.id} waits for its juror.",
            f"Go on with `venire watch {session.id}`.",
        ) from error
    finally:
        watching.cancel()
        asking.cancel()
        playing.cancel()
    await venire.court.finished(session)
    _close(console, venire, session, showing)


def told_to(console: Console) -> Tell:
    """Sentences about how the session goes, beside what happens in it."""
    return lambda sentence: console.print(f"[dim]{escape(sentence)}[/]")


async def _watch(session: AnySession, seat: Seat | None, showing: Showing, pace: float) -> None:
    async for item in session.streams.follow(seat or GALLERY):
        if isinstance(item, Seen):
            await showing.show(item.event)
            await asyncio.sleep(pace)


async def _ask_along(session: AnySession, seat: Seat, showing: Showing) -> None:
    """Put every ask of this seat to the person, one at a time, after what led to it has been shown."""
    person = Asking(showing, Typed())
    while True:
        rung = session.changed.next()
        asks = [ask for ask in session.asked_of(seat) if not ask.standing]
        if not asks:
            await rung.wait()
            continue
        await showing.caught_up(len(session.streams.seen(seat)))
        key, act = await person.answer(asks[0], session.view(seat), f"vote/{seat}")
        try:
            await session.submit(seat, key, act, secrets.token_hex(8))
        except Refused as refused:
            showing.console.print(f"[red]{refused}[/] {refused.remedy}")


def _close(console: Console, venire: Venire, session: AnySession, showing: Showing) -> None:
    end = venire.debrief(session)
    told = "\n".join(f"• {flip_told(flip, showing.names)}" for flip in end.flips) or "No vote changed."
    console.print(Panel(told, title="Why votes changed"))
    console.print(f"Every conviction and who moved whom: [bold]venire debrief {session.id}[/]")
    console.print(
        f"Read it again: [bold]venire replay {session.id}[/]; take it away: [bold]venire export {session.id}[/]"
    )
