"""A session as a document: its passages, then what the debrief has to say, section by section. Markdown and HTML."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from jinja2 import Environment, PackageLoader, select_autoescape

from venire.exports.transcript import Passage

_PAGES = Environment(loader=PackageLoader("venire.exports"), autoescape=select_autoescape(default=True))


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of text under their columns; every row as long as the columns."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a debrief. Told in this order: the table, the paragraphs, the items."""

    heading: str
    paragraphs: Sequence[str] = ()
    items: Sequence[str] = ()
    table: Table | None = None

    def __bool__(self) -> bool:
        return bool(self.paragraphs or self.items or self.table)


def markdown(title: str, passages: Iterable[Passage], sections: Iterable[Section]) -> str:
    """The whole document."""
    lines = [f"# {title}", ""]
    for passage in passages:
        lines += [_line(passage), ""]
    for section in sections:
        lines += section_lines(section)
    return "\n".join(lines).rstrip() + "\n"


def html(title: str, passages: Iterable[Passage], sections: Iterable[Section]) -> str:
    """The whole document in one file that needs nothing else. All text is escaped."""
    page = _PAGES.get_template("document.html")
    return page.render(title=title, passages=list(passages), sections=list(sections))


def _line(passage: Passage) -> str:
    match passage.manner:
        case "heading":
            return f"## {passage.text}"
        case "judge":
            return f"*{passage.who}:* {passage.text}"
        case "speech":
            number = f" ({passage.turn})" if passage.turn is not None else ""
            return f"**{passage.who}**{number}: {passage.text}{_cited(passage)}"
        case "act":
            return f"— {passage.text}"
        case "note":
            return f"> {passage.text}"


def _cited(passage: Passage) -> str:
    more = (f"and {len(passage.more_cites)} more",) if passage.more_cites else ()
    return f" [{'; '.join((*passage.first_cites, *more))}]" if passage.cites else ""


def section_lines(section: Section) -> Iterator[str]:
    """One section as lines of Markdown."""
    yield from (f"## {section.heading}", "")
    if section.table is not None:
        yield from (*_table(section.table), "")
    for paragraph in section.paragraphs:
        yield from (paragraph, "")
    if section.items:
        yield from (*(f"- {item}" for item in section.items), "")


def _table(table: Table) -> Iterator[str]:
    yield _row(table.columns)
    yield _row(["---"] * len(table.columns))
    yield from map(_row, table.rows)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"
