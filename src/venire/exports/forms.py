"""The forms in which a session can be taken away. Source: spec/design.md, "The house"."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from venire.exports.session import ExportReader

Writes: TypeAlias = Callable[[ExportReader], str | Awaitable[str]]
"""The whole session as a text, from a reader that shows what one viewer may see of it."""


@dataclass(frozen=True, slots=True)
class ExportForm:
    """A form. ``label``: what the page's button says; ``media``: the type of the file, for a browser."""

    write: Writes
    label: str
    media: str = "text/plain; charset=utf-8"

    def __post_init__(self) -> None:
        """Raises :class:`ValueError` for what no page could show and no header hold."""
        if not (self.label.isprintable() and self.media.isascii() and self.media.isprintable()):
            raise ValueError("the label and the media type of a form are one printable line")


JSONL = ExportForm(ExportReader.jsonl, "Record (JSON Lines)", "application/jsonl; charset=utf-8")
JSON = ExportForm(ExportReader.json, "Everything in one file (JSON)", "application/json")
MARKDOWN = ExportForm(ExportReader.markdown, "Transcript (Markdown)", "text/markdown; charset=utf-8")
HTML = ExportForm(ExportReader.html, "Transcript (HTML)", "text/html; charset=utf-8")
CSV = ExportForm(ExportReader.csv, "Tables (CSV)", "text/csv; charset=utf-8")
