"""The case as everyone in a deliberation has it before them: what stays the same from the first call to the last.

It is the part of a prompt that a provider can keep, so it is short and never changes. What the papers say of the
matters under discussion comes later, by :mod:`venire.participants.briefs.papers.case_file`. The strengths, the
difficulty, the outcome and the author's memo stay out: a juror finds out what weighs by hearing it argued.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from venire.law.case_file.case import Case, Theory
from venire.participants.briefs.once import once_a_case
from venire.participants.briefs.papers.hours import agreed_times, hours_in
from venire.participants.briefs.templates import Templates, clip

SIZE = 3_200
"""Characters that the papers may take: about 950 tokens of such English."""
ROOMS = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3)
"""Shares of the full room for a summary and a story, from generous to bare; the first that keeps the papers to size."""
SUMMARY, STORY = 480, 400
CIVIL = (
    "This is a civil case: nobody is charged and nobody prosecutes. Aloud say liable and not liable, the plaintiff and "
    "the defendant; where a vote is to be written as guilty or not_guilty, guilty stands for liable.\n"
)
"""What a model is told of the words of a civil case; votes are written the same in every case."""
_STANDARDS: Mapping[str, str] = {
    "beyond_reasonable_doubt": "beyond reasonable doubt",
    "preponderance": "to be more likely than not",
}


def case_papers(case: Case, templates: Templates, *, size: int = SIZE, times: bool = True) -> str:
    """The same text for every call of a session, at most about ``size`` characters where the names alone fit.

    ``times``: whether the hours and the agreed facts of time are in it; the barest papers go without.
    """
    return _fitted(case, templates.key, size, times)


@once_a_case
def _fitted(case: Case, key: tuple[tuple[str, str], ...], size: int, times: bool) -> str:
    """With the templates that have this key."""
    templates, text, spoken = Templates(dict(key)), "", CIVIL if case.kind == "civil" else ""
    for share in ROOMS:
        text = templates.render("case", _values(case, share, times and share > ROOMS[-1]))
        if len(text) + len(spoken) <= size:
            break
    return f"{text.rstrip()}\n{spoken}" if spoken else text


def _values(case: Case, share: float, times: bool) -> Mapping[str, object]:
    told = tuple(_theories(case, int(STORY * share)))
    return {
        "case": case,
        "summary": clip(case.summary, int((SUMMARY if told else 3 * SUMMARY) * share)),
        "standard": _STANDARDS[case.standard],
        "theories": told,
        "hours": {item.id: hours_in(item.description) for item in case.evidence} if times else {},
        "agreed": agreed_times(case) if times else (),
    }


def _theories(case: Case, room: int) -> Iterator[tuple[str, str]]:
    sides: tuple[tuple[str, Theory | None], ...] = (
        ("The plaintiff" if case.kind == "civil" else "The prosecution", case.prosecution_theory),
        ("The defence", case.defence_theory),
    )
    for side, theory in sides:
        if theory is not None:
            yield side, clip(theory.story, room)
