"""Text laid out for the terminal at hand: as wide as it is, never wider than reads well, with hanging indents."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.rule import Rule
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from venire.exports.unprinted import steady
from venire.law.case_file.case import Case
from venire.law.case_file.civil_words import Wording, in_words_of

WIDEST = 96
"""Columns at the most: longer lines tire the eye."""


NARROWEST = 24
"""Columns at the least: a terminal that tells of fewer, or of none, is not believed."""


class Unread(BrokenPipeError):
    """Whoever read what was printed has stopped reading (``| head``)."""


class _Console(Console):
    """Tells of a closed pipe as an error like any other, so that what runs beside it is put away in order."""

    def __init__(self, words: Wording = str) -> None:
        super().__init__(highlight=False)
        if self.width < NARROWEST:
            self.width = NARROWEST
        self._words = words

    def on_broken_pipe(self) -> None:
        raise Unread

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """What is to be written, each piece of text in it steady; the colours are put around it afterwards."""
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(steady(segment.text), segment.style)

    def render_str(self, text: str, **how: Any) -> Text:  # noqa: ANN401 - rich's own options, passed on
        """Text in the words of the case: whatever is given as a string comes through here, a cell of a table too."""
        return super().render_str(self._words(text), **how)


@dataclass(frozen=True)
class Page:
    """A console, written on in columns that fit it. Text is given as rich markup; escape what others wrote."""

    console: Console = field(default_factory=_Console)
    words: Wording = str

    @classmethod
    def of(cls, case: Case | None) -> Page:
        """A page on which this case is told in its own words: a civil one knows nobody who is guilty. Without a case
        everything is told as it stands."""
        words = str if case is None else in_words_of(case)
        return cls(_Console(words), words)

    @property
    def width(self) -> int:
        """Columns to write in, as the terminal is now."""
        return min(self.console.width, WIDEST)

    def print(self, what: RenderableType = "") -> None:
        """A paragraph, a panel or a table."""
        self.console.print(what, width=self.width)

    def rule(self, title: str = "", style: str = "rule.line") -> None:
        """A heading across the page; a title that does not fit a rule stands above one, whole."""
        title = self.words(title)
        if Text.from_markup(title).cell_len + 4 > self.width:
            self.print(f"[bold]{title}[/]")
            title = ""
        self.print(Rule(title, style=style))

    def hung(self, lead: str, text: str, indent: int = 0) -> None:
        """``lead``, and the text beside it: every line of it begins where the first one does.

        A lead too long to leave room stands on a line of its own.
        """
        first = Text(" " * indent) + Text.from_markup(self.words(lead))
        if first.cell_len > self.width - 20:
            self.print(first)
            first = Text(" " * (indent + 4))
        edge = first.cell_len
        lines = Text.from_markup(self.words(text)).wrap(self.console, max(20, self.width - edge))
        for number, line in enumerate(lines or [Text()]):
            line.rstrip()
            self.console.print(first + line if not number else Text(" " * edge) + line, soft_wrap=True)

    def item(self, text: str, indent: int = 2) -> None:
        """One of a list."""
        self.hung("• ", text, indent)

    def height(self) -> int:
        """Lines that the terminal shows at once."""
        return self.console.height


def plain_table(*columns: str) -> Table:
    """A table without a frame whose cells fold rather than lose text."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for column in columns:
        table.add_column(column, overflow="fold")
    return table
