"""Cases at hand, as every source lists and searches them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from venire.law.case_file.case import Case
from venire.library.case_error import NoSuchCase
from venire.ports import CaseCard


def card(case: Case, source: str) -> CaseCard:
    """What a list may show of a case: nothing that tells how it ends or how hard it is."""
    return CaseCard(
        id=case.id,
        title=case.title,
        tagline=case.tagline,
        kind=case.kind,
        year=case.year,
        source=source,
        thin=case.thin,
    )


def found(cases: Iterable[Case], text: str) -> Sequence[Case]:
    """The cases in which every word occurs, those with most of them in the title first."""
    words = text.casefold().split()
    hits = [case for case in cases if words and all(word in _told(case) for word in words)]
    return sorted(hits, key=lambda case: -sum(word in case.title.casefold() for word in words))


def _told(case: Case) -> str:
    """What players are told of the case before it begins, to search in."""
    names = (charge.name for charge in case.charges)
    parts = (case.id, case.title, case.tagline, case.summary, case.jurisdiction, str(case.year), *names)
    return " ".join(parts).casefold()


def taken(cases: Mapping[str, Case], case_id: str, source: str) -> Case:
    """The case of this id. Raises :class:`NoSuchCase` naming those there are."""
    if case_id in cases:
        return cases[case_id]
    known = ", ".join(sorted(cases)[:12]) or "none"
    raise NoSuchCase(source, case_id, f"The cases here are: {known}.")
