"""A debate at the terminal: shown as it happens, and a person argues from one of its seats."""

from __future__ import annotations

from rich.markup import escape

from venire.app import Venire, seats_of
from venire.cli.debate.asking import ArgumentPrompt
from venire.cli.endings.section import show_section
from venire.cli.terminal.attendance import Attending, TerminalPlace, attended
from venire.cli.terminal.lines import TypedLine
from venire.cli.terminal.page import Page
from venire.cli.terminal.terminal import Manner
from venire.exports.tellings.debate import DebateTold, named_things, told
from venire.exports.tellings.kinds import telling
from venire.exports.transcript import Passage
from venire.host.session import AnySession
from venire.kernel.proceeding import Ask
from venire.kernel.record import GALLERY, Event, Seat
from venire.proceedings.debate.acts import Argue, Pass
from venire.proceedings.debate.rules import DebateRules
from venire.proceedings.debate.view import DebaterView

HERE = TerminalPlace(name="the debate", session="debate", awaits="its debater")


async def debate_in_terminal(venire: Venire, session: AnySession, manner: Manner, resumed: bool = False) -> None:
    """Show the debate, ask the person whose seat it is, end with the result. ``resumed``: from where it is."""
    page = Page()
    room = _Debating(session, page, manner.pace)
    if resumed:
        room.silent = len(session.streams.seen(room.viewer))
    arguing = room.ask_along(room.seat) if room.seat else None
    if await attended(venire, session, page, HERE, room.watch(), arguing):
        _close(page, venire, session)


class _Debating(Attending):
    """One debate at one terminal."""

    def __init__(self, session: AnySession, page: Page, pace: float) -> None:
        self.seat: Seat | None = next(iter(seats_of(session)), None)
        super().__init__(session, page, self.seat or GALLERY, pace)
        rules = session.sitting.proceeding
        assert isinstance(rules, DebateRules)
        self.things = named_things(rules.subject)
        self.person = ArgumentPrompt(page, TypedLine(), rules.subject)

    def show(self, event: Event) -> None:
        for passage in told(event, self.things):
            show_passage(self.page, passage)

    async def answer(self, ask: Ask) -> Argue | Pass:
        view = self.session.view(ask.seat)
        assert isinstance(view, DebaterView)
        return await self.person.answer(ask, view)


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
        case "text":
            page.hung("", text)
        case "item":
            page.hung("  – ", text)
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
