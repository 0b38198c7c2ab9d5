"""A jury's talk and its debrief as one HTML file that needs nothing else. All text is escaped."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from venire.exports.accounts import accounts_sections
from venire.exports.document import Section, page
from venire.exports.jury.changed_votes import flips_section
from venire.exports.jury.debrief_sentences import CONVICTION, MEMO, NO_FIGURE, memo_told, part_told
from venire.exports.jury.hung_jury import hung_sections
from venire.exports.transcript import Names, Passage
from venire.proceedings.deliberation.readings.debrief import Debrief
from venire.proceedings.deliberation.readings.own_part import OwnPart


def html(
    title: str,
    passages: Iterable[Passage],
    ending: Debrief | None,
    names: Names,
    parts: Sequence[OwnPart] = (),
    real: Sequence[Section] = (),
) -> str:
    """The whole document; ``ending`` is given once the session is over, ``parts`` for the people who sat in it, and
    ``real`` where a court has decided the case."""
    sections = (
        (*hung_sections(ending, names), flips_section(ending, names), *accounts_sections(ending.accounts), *real)
        if ending
        else ()
    )
    curves = _curves(ending, names)
    people = [(names.juror(part.juror), " ".join(part_told(part, names))) for part in parts]
    memo = memo_told(names.case.memo) if ending else ()
    scale = f"{CONVICTION} {NO_FIGURE}"
    told = {"sections": sections, "curves": curves, "people": people, "memo": memo, "memo_title": MEMO, "scale": scale}
    return page("transcript.html", title=title, passages=list(passages), ending=ending, **told)


def _curves(ending: Debrief | None, names: Names) -> Mapping[str, Sequence[float]]:
    """The convictions of those whose minds are reckoned."""
    if ending is None:
        return {}
    return {names.juror(n): values for n, values in sorted(ending.convictions.items()) if not names.person(n)}
