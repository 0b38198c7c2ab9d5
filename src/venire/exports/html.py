"""A transcript and its debrief as one HTML file that needs nothing else. All text is escaped."""

from __future__ import annotations

from collections.abc import Iterable

from jinja2 import Environment, PackageLoader, select_autoescape

from venire.exports.markdown import flip_told
from venire.exports.transcript import Names, Passage
from venire.proceedings.deliberation.debrief import Debrief

_PAGES = Environment(loader=PackageLoader("venire.exports"), autoescape=select_autoescape(default=True))


def html(title: str, passages: Iterable[Passage], ending: Debrief | None, names: Names) -> str:
    """The whole document; ``ending`` is given once the session is over."""
    flips = [flip_told(flip, names) for flip in ending.flips] if ending else []
    curves = {names.juror(juror): values for juror, values in sorted(ending.convictions.items())} if ending else {}
    page = _PAGES.get_template("transcript.html")
    return page.render(title=title, passages=list(passages), ending=ending, flips=flips, curves=curves)
