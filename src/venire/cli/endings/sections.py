"""``venire debrief`` of whatever is told in sections: each of them at the terminal."""

from __future__ import annotations

from rich.markup import escape

from venire.app import Venire
from venire.cli.endings.alerts import show_alerts
from venire.cli.endings.section import show_section
from venire.cli.terminal.page import Page
from venire.exports.tellings.kinds import telling
from venire.exports.tellings.shared import ToldInSections
from venire.host.session import AnySession


def show_debrief(page: Page, venire: Venire, session: AnySession) -> None:
    """The whole debrief, and the way to the transcript. Raises :class:`VenireError` while the session goes on."""
    end, told = venire.ending(session), telling(session)
    page.rule(f"[bold]{escape(told.title)}[/]")
    if isinstance(told, ToldInSections):
        for section in (*told.sections(end), *told.real(end)):
            show_section(page, section)
    short = session.id[:8]
    page.print()
    page.hung("The transcript with everything unhidden: ", f"[bold]venire replay {short}[/]")
    if told.tables(end):
        page.hung("The tables for a spreadsheet: ", f"[bold]venire export {short} -f csv[/]")
    show_alerts(page, session)
