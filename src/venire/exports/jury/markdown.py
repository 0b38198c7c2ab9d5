"""A jury's talk and its debrief as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from venire.exports.accounts import accounts_sections
from venire.exports.document import Section, as_markdown, body_lines
from venire.exports.jury.changed_votes import flips_section
from venire.exports.jury.debrief_sentences import CONVICTION, MEMO, NO_FIGURE, memo_told, part_told
from venire.exports.jury.hung_jury import hung_sections
from venire.exports.markdown_escapes import inert, inert_line
from venire.exports.transcript import Names, Passage
from venire.proceedings.deliberation.readings.debrief import Debrief
from venire.proceedings.deliberation.readings.own_part import OwnPart


def markdown(
    passages: Iterable[Passage],
    ending: Debrief | None,
    names: Names,
    parts: Sequence[OwnPart] = (),
    real: Sequence[Section] = (),
) -> str:
    """The whole document; ``ending`` is given once the session is over, ``parts`` for the people who sat in it, and
    ``real`` where a court has decided the case."""
    if ending is None:
        return as_markdown(body_lines(passages, ()))
    return as_markdown((*body_lines(passages, (*_sections(ending, names, parts), *real)), *_memo(names)))


def _sections(ending: Debrief, names: Names, parts: Sequence[OwnPart]) -> Iterator[Section]:
    """Why it hung, if it did; who moved whom; the convictions; what the people did; what the models took."""
    yield from hung_sections(ending, names)
    yield flips_section(ending, names)
    curves = [
        f"{names.juror(juror)}: {' '.join(f'{value:.2f}' for value in values)}"
        for juror, values in sorted(ending.convictions.items())
        if not names.person(juror)
    ]
    yield Section("Convictions", (f"{CONVICTION} {NO_FIGURE}",), curves)
    for part in parts:
        yield Section(f"What {names.juror(part.juror)} did", (" ".join(part_told(part, names)),))
    yield from accounts_sections(ending.accounts)


def _memo(names: Names) -> Iterator[str]:
    """The author's notes, each kind under a heading of its own."""
    if names.case.memo is not None:
        yield from (f"## {MEMO}", "")
    for heading, texts in memo_told(names.case.memo):
        yield from (f"### {inert(heading)}", "", *(f"- {inert_line(text)}" for text in texts), "")
