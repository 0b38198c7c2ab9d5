"""Whether what a witness says aloud is what it swore to: the same figures and names, nothing against it, no recital."""

from __future__ import annotations

import re
from collections.abc import Iterator

from venire.law.case import Case, Fact
from venire.law.case_check_problem import Problem
from venire.law.entailment import entails
from venire.law.entailment.calendar import days
from venire.law.entailment.clock import clocks
from venire.law.reciting import COPIED, copied

HALF_DAY = 12 * 60
_NAME = re.compile(r"(?<![.?!] )(?<!^)\b(?!I\b|I['’]|Mr\b|Mrs\b|Ms\b|Miss\b|Dr\b)[A-Z][\w'’-]+")


def aloud_problems(case: Case) -> Iterator[Problem]:
    """Each fact whose spoken form could not be said on oath for the written one."""
    for witness in case.witnesses:
        for fact in witness.affidavit:
            if fact.aloud:
                yield from (Problem(f"witnesses.{witness.id}.{fact.id}.aloud", reason) for reason in _reasons(fact))


def _reasons(fact: Fact) -> Iterator[str]:
    if copied(fact.aloud, (fact.text,)):
        yield f"it has {COPIED} words in a row of the fact; say it as one would who has not learnt it by heart"
    if lost := sorted(_names(fact.text) - _names(f". {fact.aloud}", first=True)):
        yield f"it leaves out {', '.join(lost)}"
    if _times(fact.text) != _times(fact.aloud):
        yield "it has not the same times and days as the fact"
    yield from (f"it says more than the fact: {reason}" for reason in _against(fact.text, fact.aloud))
    yield from (f"it leaves the fact unsaid: {reason}" for reason in _against(fact.aloud, fact.text))


def _names(text: str, *, first: bool = False) -> frozenset[str]:
    """The names in a text; ``first``: also a word that only opens a sentence."""
    found = re.findall(r"\b[A-Z][\w'’-]+", text) if first else _NAME.findall(text)
    return frozenset(re.sub(r"['’]s$", "", name) for name in found)


def _times(text: str) -> tuple[frozenset[int], frozenset[tuple[int | None, ...]]]:
    """Its hours in minutes of half a day, and its days."""
    hours = frozenset(found.minute % HALF_DAY for found in clocks(text)[0])
    return hours, frozenset((day.year, day.month, day.day, day.weekday) for day in days(text)[0])


def _against(given: str, said: str) -> list[str]:
    return [reason.text for reason in entails((given,), said, least=0.0).reasons]
