"""A section of a debrief, and a table, at the terminal."""

from __future__ import annotations

from rich.markup import escape

from venire.cli.terminal.page import Page, plain_table
from venire.exports.document import Section, Table

FIGURES = "0123456789+-−±–"
"""What a figure begins with."""


def show_section(page: Page, section: Section, headed: bool = True) -> None:
    """A section of a debrief at the terminal."""
    if headed:
        page.print()
        page.rule(f"[bold]{escape(section.heading)}[/]", style="dim")
    if section.table is not None:
        show_table(page, section.table)
    for paragraph in section.paragraphs:
        page.print(escape(paragraph))
    for item in section.items:
        page.item(escape(item))


def show_table(page: Page, table: Table) -> None:
    """Figures to the right, names and words to the left."""
    first, *others = table.columns
    shown = plain_table(first)
    for place, column in enumerate(others, start=1):
        figures = all(not row[place] or row[place][0] in FIGURES for row in table.rows)
        shown.add_column(column, overflow="fold", justify="right" if figures else "left")
    for row in table.rows:
        shown.add_row(*map(escape, row))
    page.print(shown)
