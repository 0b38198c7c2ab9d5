"""What the judge says to a jury that heard only some of a case's witnesses, in place of the case's own words on it.

The words of the file are written for a trial of all its witnesses; after one of them they would speak of days that
nobody sat through and of evidence that nobody gave. Source: spec/trial.md, "The same jury that heard the record".
"""

from __future__ import annotations

from collections.abc import Sequence

from venire.law.case_file.case import Case

_COUNTED = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def opening_of(case: Case, witnesses: Sequence[str], exhibits: int) -> str:
    """The opening of the charge: who was heard (names, in order), how many exhibits are in, and no more than that."""
    denied = ", who has pleaded not guilty" if case.kind == "criminal" else ""
    return (
        f"Members of the jury, you have heard {_heard(witnesses)} in the case against {case.defendant.name}{denied}. "
        f"{_shown(exhibits)} What nobody swore to and nobody put in evidence is not before "
        "you, whoever may have spoken of it; you will remember the evidence, and go no further than it goes."
    )


def _heard(witnesses: Sequence[str]) -> str:
    if not witnesses:
        return "nothing from any witness that you may go by"
    *others, last = witnesses
    told = f"{', '.join(others)} and {last}" if others else last
    return f"{_counted(len(witnesses))} witness{'es' if others else ''}, {told},"


def _shown(exhibits: int) -> str:
    if not exhibits:
        return "No exhibit is in evidence."
    verb = "exhibit is" if exhibits == 1 else "exhibits are"
    return f"{_counted(exhibits).capitalize()} {verb} in evidence."


def _counted(number: int) -> str:
    return _COUNTED[number] if number < len(_COUNTED) else str(number)
