"""A transcript and its debrief as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from venire.exports.document import passage_line, section_lines
from venire.exports.flips import flips_section
from venire.exports.hung import hung_sections
from venire.exports.marks import inert, inert_line
from venire.exports.telling import CONVICTION, MEMO, NO_FIGURE, memo_told, part_told
from venire.exports.transcript import Names, Passage
from venire.proceedings.deliberation.debrief import Debrief
from venire.proceedings.deliberation.own_part import OwnPart


def markdown(passages: Iterable[Passage], ending: Debrief | None, names: Names, parts: Sequence[OwnPart] = ()) -> str:
    """The whole document; ``ending`` is given once the session is over, and ``parts`` for the people who sat in it."""
    lines = [line for passage in passages for line in (passage_line(passage), "")]
    if ending is not None:
        lines += _debrief(ending, names, parts)
    return "\n".join(lines).rstrip() + "\n"


def _debrief(ending: Debrief, names: Names, parts: Sequence[OwnPart]) -> Iterator[str]:
    for section in (*hung_sections(ending, names), flips_section(ending, names)):
        yield from section_lines(section)
    yield "## Convictions"
    yield ""
    yield f"{CONVICTION} {NO_FIGURE}"
    yield ""
    for juror, values in sorted(ending.convictions.items()):
        if not names.person(juror):
            yield f"- {inert_line(names.juror(juror))}: {' '.join(f'{value:.2f}' for value in values)}"
    yield ""
    yield from _parts(parts, names)
    for heading, texts in memo_told(names.case.memo):
        yield from (f"### {inert(heading)}", "", *(f"- {inert_line(text)}" for text in texts), "")


def _parts(parts: Sequence[OwnPart], names: Names) -> Iterator[str]:
    """What the people of the jury did, and the heading of what follows."""
    for part in parts:
        yield from (
            f"## What {inert(names.juror(part.juror))} did",
            "",
            inert_line(" ".join(part_told(part, names))),
            "",
        )
    if names.case.memo is not None:
        yield from (f"## {MEMO}", "")
