"""The case as a juror's prompt has it: whole where it is short, cut to a size where it is long.

What goes in and why is told in docs/design/models.md. The strengths, the difficulty, the outcome and the author's memo
stay out: a juror finds out what weighs by hearing it argued.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from venire.law.argument_map import Claim
from venire.law.case import Case, Theory
from venire.participants.briefs.templates import Templates, clip

SIZE = 14_000
"""Characters that the papers may take: about 3,500 tokens of English."""
SUMMARY = 2_600
ROOMS = (900, 500, 300, 200, 120)
"""Characters for one piece of evidence, from generous to bare; the first that keeps the papers within their size."""
_STANDARDS: Mapping[str, str] = {
    "beyond_reasonable_doubt": "beyond reasonable doubt",
    "preponderance": "to be more likely than not",
}


def case_papers(case: Case, templates: Templates) -> str:
    """The same text for every juror of a case, at most about :data:`SIZE` characters."""
    text = ""
    for room in ROOMS:
        text = templates.render("case", _values(case, room))
        if len(text) <= SIZE:
            break
    return text


def _values(case: Case, room: int) -> Mapping[str, object]:
    return {
        "case": case,
        "summary": "\n\n".join(_paragraphs(case.summary, SUMMARY)),
        "standard": _STANDARDS[case.standard],
        "theories": tuple(_theories(case, room)),
        "points": tuple(_points(case)),
        "room": room,
    }


def _paragraphs(text: str, room: int) -> Iterator[str]:
    for paragraph in filter(None, (part.strip() for part in text.split("\n\n"))):
        if room <= 0:
            return
        yield clip(paragraph, room)
        room -= len(paragraph)


def _theories(case: Case, room: int) -> Iterator[tuple[str, str]]:
    sides: tuple[tuple[str, Theory | None], ...] = (
        ("The prosecution", case.prosecution_theory),
        ("The defence", case.defence_theory),
    )
    for side, theory in sides:
        if theory is not None:
            yield side, clip(theory.story, room)


def _points(case: Case) -> Iterator[tuple[str, tuple[tuple[str, tuple[Claim, ...]], ...]]]:
    """The claims of the map by element and side, each to be shown by its handle."""
    for charge in case.charges:
        for element in charge.elements:
            sides = tuple(_by_side(case, element.id))
            if sides:
                yield element.handle, sides


def _by_side(case: Case, element: str) -> Iterator[tuple[str, tuple[Claim, ...]]]:
    for side in ("prosecution", "defence"):
        claims = tuple(claim for claim in case.claims if claim.element == element and claim.side == side)
        if claims:
            yield side, claims
