"""A session as a document: its passages, then what the debrief has to say, section by section. Markdown and HTML."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from venire.exports.markdown_escapes import inert, inert_line
from venire.exports.transcript import Passage
from venire.kernel.part import later, loaded

if TYPE_CHECKING:
    from jinja2 import Environment


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
    """The whole document. All text is escaped."""
    return as_markdown((f"# {inert(title)}", "", *body_lines(passages, sections)))


def as_markdown(lines: Iterable[str]) -> str:
    """Lines as a document that ends with one line break."""
    return "\n".join(lines).rstrip() + "\n"


def body_lines(passages: Iterable[Passage], sections: Iterable[Section]) -> Iterator[str]:
    """Passages, then sections, as lines of Markdown."""
    listed = False
    for passage in passages:
        if listed and passage.manner != "item":
            yield ""
        listed = passage.manner == "item"
        yield from (_passage_line(passage),) if listed else (_passage_line(passage), "")
    if listed:
        yield ""
    for section in sections:
        yield from _section_lines(section)


def html(title: str, passages: Iterable[Passage], sections: Iterable[Section]) -> str:
    """The whole document in one file that needs nothing else. All text is escaped."""
    return page("document.html", title=title, passages=list(passages), sections=list(sections))


def page(template: str, **told: object) -> str:
    """A page of this package, with what it is told."""
    return _pages().get_template(template).render(**told)


@cache
def _pages() -> Environment:
    """Loaded for the first page: most sessions are read as text."""
    loader, escape = later("jinja2:PackageLoader"), later("jinja2:select_autoescape")
    made: type[Environment] = loaded("jinja2:Environment")
    return made(loader=loader("venire.exports"), autoescape=escape(default=True))


def _passage_line(passage: Passage) -> str:
    """One paragraph as a line of Markdown; what was said in it is never markup."""
    who, text = inert(passage.who), inert(passage.text)
    match passage.manner:
        case "heading":
            return f"## {text}"
        case "judge":
            return f"*{who}:* {text}"
        case "speech":
            number = f" ({passage.turn})" if passage.turn is not None else ""
            mark = f" {inert(passage.mark)}" if passage.mark else ""
            return f"**{who}**{number}{mark}: {text}{_cited(passage)}"
        case "act":
            return f"— {text}"
        case "note":
            return f"> {inert_line(passage.text)}"
        case "text":
            return inert_line(passage.text)
        case "item":
            return f"- {inert_line(passage.text)}"


def _cited(passage: Passage) -> str:
    """ " [the gauge log; Dr Vance; the handrail; and 6 more]": the rest are in the record."""
    more = (f"and {len(passage.more_cites)} more",) if passage.more_cites else ()
    return f" [{'; '.join(map(inert, (*passage.first_cites, *more)))}]" if passage.cites else ""


def _section_lines(section: Section) -> Iterator[str]:
    """One section as lines of Markdown."""
    yield from (f"## {inert(section.heading)}", "")
    if section.table is not None:
        yield from (*_table(section.table), "")
    for paragraph in section.paragraphs:
        yield from (inert_line(paragraph), "")
    if section.items:
        yield from (*(f"- {inert_line(item)}" for item in section.items), "")


def _table(table: Table) -> Iterator[str]:
    yield _row(table.columns)
    yield _row(["---"] * len(table.columns))
    yield from map(_row, table.rows)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(map(inert, cells))} |"
