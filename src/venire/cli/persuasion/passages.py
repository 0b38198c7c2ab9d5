"""The paragraphs of a talk on the terminal's page."""

from __future__ import annotations

from rich.markup import escape

from venire.cli.terminal.page import Page
from venire.exports.transcript import Passage


def show_passage(page: Page, passage: Passage) -> None:
    """One paragraph."""
    text = escape(passage.text)
    match passage.manner:
        case "heading":
            page.print()
            page.rule(f"[bold]{text}[/]")
        case "speech" | "judge":
            page.print()
            page.hung(f"[bold]{escape(passage.who)}[/]  ", text)
            if passage.cites:
                page.hung("    ", f"[dim]on the table: {escape(', '.join(passage.cites))}[/]")
        case _:
            page.hung("", f"[dim]{text}[/]" if passage.manner == "note" else text)
