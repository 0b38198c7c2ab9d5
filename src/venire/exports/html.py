"""A transcript and its debrief as one HTML file that needs nothing else. All text is escaped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from jinja2 import Environment, PackageLoader, select_autoescape

from venire.exports.telling import CONVICTION, MEMO, flip_told, memo_told, part_told
from venire.exports.transcript import Names, Passage
from venire.proceedings.deliberation.debrief import Debrief
from venire.proceedings.deliberation.own_part import OwnPart

_PAGES = Environment(loader=PackageLoader("venire.exports"), autoescape=select_autoescape(default=True))


def html(
    title: str, passages: Iterable[Passage], ending: Debrief | None, names: Names, parts: Sequence[OwnPart] = ()
) -> str:
    """The whole document; ``ending`` is given once the session is over, and ``parts`` for the people who sat in it."""
    flips = [flip_told(flip, names) for flip in ending.flips] if ending else []
    curves = {names.juror(juror): values for juror, values in sorted(ending.convictions.items())} if ending else {}
    page = _PAGES.get_template("transcript.html")
    people = [(names.juror(part.juror), " ".join(part_told(part, names))) for part in parts]
    memo = memo_told(names.case.memo) if ending else ()
    told = {"flips": flips, "curves": curves, "people": people, "memo": memo, "memo_title": MEMO, "scale": CONVICTION}
    return page.render(title=title, passages=list(passages), ending=ending, **told)
