"""A transcript and its debrief as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from venire.exports.telling import CONVICTION, MEMO, flip_told, memo_told, part_told
from venire.exports.transcript import Names, Passage
from venire.proceedings.deliberation.debrief import Debrief
from venire.proceedings.deliberation.own_part import OwnPart


def markdown(passages: Iterable[Passage], ending: Debrief | None, names: Names, parts: Sequence[OwnPart] = ()) -> str:
    """The whole document; ``ending`` is given once the session is over, and ``parts`` for the people who sat in it."""
    lines = [line for passage in passages for line in (*_lines(passage), "")]
    if ending is not None:
        lines += _debrief(ending, names, parts)
    return "\n".join(lines).rstrip() + "\n"


def _lines(passage: Passage) -> Iterator[str]:
    match passage.manner:
        case "heading":
            yield f"## {passage.text}"
        case "judge":
            yield f"*{passage.who}:* {passage.text}"
        case "speech":
            yield f"**{passage.who}** ({passage.turn}): {passage.text}{_cited(passage)}"
        case "act":
            yield f"— {passage.text}"
        case "note":
            yield f"> {passage.text}"


def _cited(passage: Passage) -> str:
    """ " [the gauge log; Dr Vance; the handrail; +6]": the rest are in the record."""
    more = (f"+{len(passage.more_cites)}",) if passage.more_cites else ()
    return f" [{'; '.join((*passage.first_cites, *more))}]" if passage.cites else ""


def _debrief(ending: Debrief, names: Names, parts: Sequence[OwnPart]) -> Iterator[str]:
    yield "## Why votes changed"
    yield ""
    for flip in ending.flips:
        yield f"- {flip_told(flip, names)}"
    if not ending.flips:
        yield "No vote changed."
    yield ""
    yield "## Convictions"
    yield ""
    yield CONVICTION
    yield ""
    for juror, values in sorted(ending.convictions.items()):
        curve = " ".join(f"{value:.2f}" for value in values)
        yield f"- {names.juror(juror)}: {curve}"
    yield ""
    yield from _parts(parts, names)
    for heading, texts in memo_told(names.case.memo):
        yield from (f"### {heading}", "", *(f"- {text}" for text in texts), "")


def _parts(parts: Sequence[OwnPart], names: Names) -> Iterator[str]:
    """What the people of the jury did, and the heading of what follows."""
    for part in parts:
        yield from (f"## What {names.juror(part.juror)} did", "", " ".join(part_told(part, names)), "")
    if names.case.memo is not None:
        yield from (f"## {MEMO}", "")
