"""What a person typed in a turn, and whom or what it points at."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.law.case_file.case import Case
from venire.proceedings.deliberation.view import JurorSeen, JurorView


def chosen(typed: str, things: Sequence[str]) -> str:
    """The name of the thing of that number; anything else is the person's own words."""
    if typed.isdecimal() and 1 <= int(typed) <= len(things):
        return things[int(typed) - 1]
    return typed


def spoken_to(text: str, view: JurorView, case: Case) -> int | None:
    """The seat of the juror that free words are said to: one called on by name ("Frank, …"), or the only one named."""
    others = [juror for juror in view.jurors if juror.number != view.me]
    called = [juror for juror in others if _called_on(juror, text)]
    if called:
        return called[0].number
    of_case = {word for witness in case.witnesses for word in witness.name.split()} | set(case.defendant.name.split())
    named = [juror for juror in others if juror.called not in of_case and _says(juror.called, text)]
    return named[0].number if len(named) == 1 else None


def _says(name: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(name)}\b", text, re.IGNORECASE) is not None


def _called_on(juror: JurorSeen, text: str) -> bool:
    """At the beginning before a comma, or between commas, or at the end after one."""
    name = f"(?:{re.escape(juror.called)}|{re.escape(juror.name)})"
    return re.search(rf"(?:^\s*|,\s*){name}\s*(?:[,:–—]|[.?!]?\s*$)", text, re.IGNORECASE) is not None
