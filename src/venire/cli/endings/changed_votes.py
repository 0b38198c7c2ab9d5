"""Changed votes, and the ending of a hung jury, told at the terminal."""

from __future__ import annotations

from venire.cli.endings.section import show_section
from venire.cli.terminal.page import Page
from venire.exports.jury.changed_votes import flips_section
from venire.exports.jury.hung_jury import hung_sections
from venire.exports.transcript import Names
from venire.proceedings.deliberation.readings.debrief import Debrief


def show_flips(page: Page, end: Debrief, names: Names, session: str, you: int | None) -> None:
    """What still divided a jury without a verdict, and every changed vote with its reason, in order."""
    for section in (*hung_sections(end, names, you), flips_section(end, names, session, you)):
        show_section(page, section)
