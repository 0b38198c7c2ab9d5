"""What monitors noted, at the terminal."""

from __future__ import annotations

from venire.cli.endings.section import show_section
from venire.cli.terminal.page import Page
from venire.exports.alerts import alerts_sections
from venire.host.session import AnySession


def show_alerts(page: Page, session: AnySession) -> None:
    """Every alert of the record."""
    for section in alerts_sections(session.entries):
        show_section(page, section)
