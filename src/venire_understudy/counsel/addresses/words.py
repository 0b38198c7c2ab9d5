"""What counsel says around its case when it speaks to the jury, from ``address_words.yaml``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from venire.language.fitted.tables import shipped_values
from venire.law.api import Case, Side


@cache
def address_lines() -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """Station and side -> place in the speech -> lines; slots in braces."""
    return shipped_values(
        "venire_understudy.counsel.addresses", "address_words.yaml", Mapping[str, Mapping[str, tuple[str, ...]]]
    )


def address_of(case: Case, station: str, side: Side) -> Mapping[str, tuple[str, ...]]:
    """The lines of this side at this station (``opening``, ``closing``); a civil case has its own."""
    kind = "civil_" if case.kind == "civil" else ""
    return address_lines()[f"{kind}{station}_{side}"]


def unsaid(lines: Sequence[str], said: Sequence[str]) -> Sequence[str]:
    """The lines that nobody has used in these speeches; all of them where each was used."""
    before = " ".join(said)
    return [line for line in lines if max(re.split(r"{\w+}", line), key=len) not in before] or lines


_THEY: Mapping[str, tuple[str, str, str]] = {"male": ("He", "him", "his"), "female": ("She", "her", "hers")}


def named(line: str, case: Case, **slots: str) -> str:
    """A line with the people of the case in it, each spoken of as the file says, and what else it has slots for."""
    victim = case.victim
    they, them, theirs = _forms(case.defendant.gender)
    return line.format(
        defendant=case.defendant.name,
        defendant_they=they,
        defendant_them=them,
        defendant_theirs=theirs,
        victim=victim.name if victim else "the person who was hurt",
        victim_them=_forms(victim.gender if victim else "")[1],
        **slots,
    )


def _forms(gender: str) -> tuple[str, str, str]:
    """ "She", "her", "hers"; "They" where the file does not tell."""
    return _THEY.get(gender, ("They", "them", "theirs"))
