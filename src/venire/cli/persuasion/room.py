"""A persuasion at the terminal: a corridor with doors, a talk behind each, the settlement at the end."""

from __future__ import annotations

from collections.abc import Mapping

from rich.markup import escape

from venire.app import Venire, seats_of
from venire.cli.endings.section import show_section
from venire.cli.persuasion.asking import Persuading
from venire.cli.persuasion.passages import show_passage
from venire.cli.terminal.attendance import Attending, TerminalPlace, attended
from venire.cli.terminal.lines import TypedLine
from venire.cli.terminal.page import Page
from venire.cli.terminal.terminal import Manner
from venire.exports.tellings.kinds import telling
from venire.exports.tellings.persuasion import PersuasionTold
from venire.host.session import AnySession
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Event
from venire.kernel.within import Within
from venire.law.persuasion.endings import Way
from venire.law.persuasion.last_page import Outcome
from venire.proceedings.persuasion.debrief import PersuasionResult
from venire.proceedings.persuasion.events import PLAYER
from venire.proceedings.persuasion.rules import Persuasion
from venire.proceedings.persuasion.view import PersuasionView
from venire.sessions.across.persuasion_endings import EndingsFound

OUTCOMES: Mapping[Outcome, str] = {
    "won": "you won",
    "lost": "the other verdict",
    "unearned": "the verdict came by itself",
}
WAYS: Mapping[Way, str] = {
    "reason": "by reason",
    "heart": "by the heart",
    "others": "by the part of others",
    "law": "by the law",
    "mixed": "by more ways than one",
    "nothing": "by nothing that was said",
}
HERE = TerminalPlace(name="the corridor", session="persuasion", awaits="its player")


async def persuade_in_terminal(venire: Venire, session: AnySession, manner: Manner, resumed: bool = False) -> None:
    """Show the talks, ask the player, end with the settlement. ``resumed``: from where it is."""
    page = Page.of(venire.case_of(session))
    room = _Corridor(session, page, manner.pace)
    if resumed:
        room.silent = len(session.streams.seen(PLAYER))
    playing = room.ask_along(PLAYER) if seats_of(session) else None
    if await attended(venire, session, page, HERE, room.watch(), playing):
        _close(page, venire, session)
        _tell_endings(page, await venire.endings.of(session.head.owner))


class _Corridor(Attending):
    """One persuasion at one terminal, seen with the player's eyes."""

    def __init__(self, session: AnySession, page: Page, pace: float) -> None:
        super().__init__(session, page, PLAYER, pace)
        rules, teller = session.sitting.proceeding, telling(session)
        assert isinstance(rules, Persuasion)
        assert isinstance(teller, PersuasionTold)
        self.teller = teller
        self.person = Persuading(page, TypedLine(), rules.case)

    def show(self, event: Event) -> None:
        passages = self.teller.joint(event) if isinstance(event, Within) else self.teller.told(event)
        for passage in passages:
            show_passage(self.page, passage)

    async def answer(self, ask: Ask) -> Act:
        view = self.session.view(PLAYER)
        assert isinstance(view, PersuasionView)
        return await self.person.answer(ask, view)


def _close(page: Page, venire: Venire, session: AnySession) -> None:
    teller, end = telling(session), venire.ending(session)
    assert isinstance(teller, PersuasionTold)
    assert isinstance(end, PersuasionResult)
    page.print()
    for section in (*teller.sections(end), *teller.real(end)):
        show_section(page, section)
    page.print()
    short = session.id[:8]
    page.hung("Read it again: ", f"[bold]venire replay {short}[/]")
    page.hung("Argue otherwise from a turn of yours: ", f"[bold]venire fork {short} --before {end.turns or 1}[/]")
    page.hung("Take it away: ", f"[bold]venire export {short} -f html -o talks.html[/]")


def _tell_endings(page: Page, endings: EndingsFound) -> None:
    """Those that the player has found by now, and how many are left."""
    every = len(endings.found) + endings.left
    page.print(f"\n[bold]Endings found: {len(endings.found)} of {every}[/]")
    for one in endings.found:
        page.hung("• ", f"{OUTCOMES[one.outcome]}, {WAYS[one.way]} [dim]({escape(one.title)})[/]", 2)
