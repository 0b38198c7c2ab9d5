"""A drill at the terminal: one key a ground, space lets stand."""

from __future__ import annotations

import asyncio

from rich.markup import escape

from venire.app import Venire, seats_of
from venire.cli.endings.section import show_section
from venire.cli.examination.menu import short_grounds, show_grounds
from venire.cli.examination.objections import on_feet
from venire.cli.terminal.attendance import Attending, Leave, TerminalPlace, attended
from venire.cli.terminal.keys import Hands
from venire.cli.terminal.page import Page
from venire.cli.terminal.terminal import Manner
from venire.exports.tellings.drill import DrillTold, told
from venire.exports.tellings.kinds import telling
from venire.host.ask_clock import remaining
from venire.host.session import AnySession
from venire.kernel.proceeding import Ask
from venire.kernel.record import GALLERY, Act, Event, Viewer
from venire.law.case_file.case import Case
from venire.law.evidence.grounds import CARDS, Ground
from venire.law.evidence.papers import witness_named
from venire.proceedings.drill import events as ev
from venire.proceedings.drill.acts import Call, Stop

PROMPT = "  a letter: object   Enter: let it stand   ? grounds   . end   q leave"

HERE = TerminalPlace(name="the drill", session="drill", awaits="its student")


async def drill_in_terminal(venire: Venire, session: AnySession, manner: Manner, resumed: bool = False) -> None:
    """Show each question, take the call, tell the truth of it; figures at the end. ``resumed``: from where it is."""
    page = Page.of(venire.case_of(session))
    room = _Drilling(session, page, venire.case_of(session), Hands(page), manner.pace)
    if resumed:
        room.silent = _before_item(session, room.viewer)
    calling = room.ask_along(ev.STUDENT) if room.person else None
    if await attended(venire, session, page, HERE, room.watch(), calling):
        _close(page, venire, session)


def _before_item(session: AnySession, viewer: Viewer) -> int:
    """How many events of the viewer's stream lie before the question that is on."""
    shown = [place for place, item in enumerate(session.streams.seen(viewer)) if isinstance(item.event, ev.ItemShown)]
    return shown[-1] if shown else 0


class _Drilling(Attending):
    """One drill at one terminal."""

    def __init__(self, session: AnySession, page: Page, case: Case, hands: Hands, pace: float) -> None:
        self.person = bool(seats_of(session))
        super().__init__(session, page, ev.STUDENT if self.person else GALLERY, pace)
        self.case, self.hands = case, hands
        self.called: Ground | None = None
        self.gone = asyncio.Event()

    def show(self, event: Event) -> None:
        match event:
            case ev.DrillBegun():
                self.page.rule(f"[bold]{escape(event.title)}[/]")
                self.page.hung("", f"{event.items} questions. {short_grounds('non_responsive')}")
            case ev.ItemShown():
                self._item(event)
            case ev.Called() if event.ground is not None:
                self.called = event.ground
                self.page.print(f"    [bold]Objection: {CARDS[event.ground].label.lower()}.[/]")
            case ev.Called():
                self.called = None
                self.page.print("    [dim]Let stand.[/]")
            case ev.Told():
                colour = "green" if event.right else "red"
                truth = told(event, self.called)
                word = "point" if abs(event.points) == 1 else "points"
                points = f" [dim]{event.points:+d} {word}[/]" if event.points else ""
                self.page.hung("    ", f"[{colour}]{escape(truth)}[/]{points}")
            case _:
                pass

    def _item(self, event: ev.ItemShown) -> None:
        name = witness_named(self.case, event.witness)
        self.page.hung(f"\n[bold]{event.no:>3}[/] ", f"[dim]{event.phase.capitalize()} of {escape(name)}[/]")
        for line in event.before:
            self.page.hung("    ", f"[dim]{escape(line)}[/]")
        self.page.hung("    ", f"[bold]{escape(event.text)}[/]")

    async def answer(self, ask: Ask) -> Act | None:
        self.gone.clear()  # before anybody looks: the last question's end is not this one's
        watching = asyncio.create_task(self._tell_when_gone(ask.key))
        try:
            return await self._call(ask)
        finally:
            watching.cancel()

    async def _tell_when_gone(self, key: str) -> None:
        while True:
            rung = self.session.changed.next()
            if key not in {ask.key for ask in self.session.asked_of(ev.STUDENT)}:
                return self.gone.set()
            await rung.wait()

    async def _call(self, ask: Ask) -> Act | None:
        risen = False
        while (given := await self._typed(ask, risen)) is not None:
            risen = given.lower() == "o"
            match given.lower():
                case "":
                    return Call()
                case "q" | "quit":
                    raise Leave
                case ".":
                    return Stop()
                case "?" | "help":
                    show_grounds(self.page)
                case "o" if self.hands.at_keys:
                    continue  # as one rises in court; the ground's letter follows
                case words if named := on_feet(words):
                    return Call(ground=named[0])
                case _:
                    self.page.hung(
                        "", f"[dim]A letter objects: {short_grounds('non_responsive')}  Enter lets it stand.[/]"
                    )
        return None

    async def _typed(self, ask: Ask, risen: bool) -> str | None:
        def left() -> float | None:
            return remaining(ask, self.session.timing, self.session.clock.now())

        if self.hands.at_keys:
            key = self.hands.next_key if risen else self.hands.key
            return await key(PROMPT, left, self.gone)
        return await self.hands.line(self.gone)


def _close(page: Page, venire: Venire, session: AnySession) -> None:
    teller, end = telling(session), venire.ending(session)
    assert isinstance(teller, DrillTold)
    for section in teller.sections(end):
        show_section(page, section)
    page.print()
    page.hung("How you come along: ", "[bold]venire progress[/]")
    page.hung("Again, from where this left you: ", "[bold]venire play drill[/]")
