"""The room at the terminal: `h` or `t`, Enter."""

from __future__ import annotations

from rich.markup import escape

from pennies.game import FIRST, Choose
from pennies.telling import Outcome, told
from venire.app import Venire, seats_of
from venire.cli.endings.sections import show_debrief
from venire.cli.terminal.attendance import Attending, Leave, TerminalPlace, attended
from venire.cli.terminal.lines import TypedLine
from venire.cli.terminal.page import Page
from venire.cli.terminal.terminal import Manner, Terminal
from venire.host.session import AnySession
from venire.kernel.proceeding import Ask
from venire.kernel.record import GALLERY, Act, Event

HERE = TerminalPlace(name="the game", session="game", awaits="its player")


async def play(venire: Venire, session: AnySession, manner: Manner, resumed: bool) -> None:
    """Show the game and ask whoever sits here, to its end. ``resumed``: from where it stands."""
    person, page = bool(seats_of(session)), Page()
    table = _Table(session, page, FIRST if person else GALLERY, manner.pace)
    table.silent = len(session.streams.seen(table.viewer)) if resumed else 0
    asking = table.ask_along(FIRST) if person else None
    if await attended(venire, session, page, HERE, table.watch(), asking):
        show_debrief(page, venire, session)


class _Table(Attending):
    """One game at one terminal."""

    def show(self, event: Event) -> None:
        for passage in told(event):
            self.page.print(escape(f"{passage.who}: {passage.text}" if passage.who else passage.text))

    async def answer(self, ask: Ask) -> Act:
        while True:
            self.page.print(f"{ask.directive} [dim]h, t, or q to leave[/]")
            match (await _TYPED.prompted(self.page)).lower()[:1]:
                case "h":
                    return Choose(face="heads")
                case "t":
                    return Choose(face="tails")
                case "q":
                    raise Leave
                case _:
                    continue


def outcome(venire: Venire, session: AnySession) -> dict[str, object]:
    """What `--json` prints beside the session's id. Raises :class:`venire.errors.VenireError` while it goes on."""
    end = venire.ending(session)
    assert isinstance(end, Outcome)
    return {"result": session.result, "rounds": len(end.rounds)}


_TYPED = TypedLine()
TERMINAL = Terminal(play, examples="venire play pennies --goal 5", outcome=outcome)
