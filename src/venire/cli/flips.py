"""Changed votes told at the terminal."""

from __future__ import annotations

from rich.markup import escape

from venire.cli.page import Page
from venire.exports.telling import flip_told
from venire.exports.transcript import Names
from venire.proceedings.deliberation.debrief import Debrief


def show_flips(page: Page, end: Debrief, names: Names, session: str, you: int | None) -> None:
    """Every changed vote with its reason, in order."""
    for flip in end.flips:
        page.item(escape(flip_told(flip, names, session, you)))
    if not end.flips:
        page.print("  No vote changed.")
