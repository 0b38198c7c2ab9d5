"""Propositions of evidence law as endings of bar questions put them, and when the facts bear them out.

They stand in ``propositions.txt``, where their form is explained.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Literal

from venire.language.fitted.tables import shipped_lines

Side = Literal["+", "-", "*"]

_ADMITS = re.compile(
    r"^(?:yes|admi(?:ssible|tted|t)|overrule|overruled|proper|allow|permitted|permit|unobjectionable"
    r"|granted .* admi|competent|not privileged|receive|denied?,? .{0,30}(?:motion"
    r"|because the witness was unavailable)|as (?:an?|non))\b"
)
_BARS = re.compile(
    r"^(?:no\b|inadmissible|not admi|exclude|sustain|objectionable|improper|deny|stricken|struck|bar|reject"
    r"|privileged|incompetent|disallow|refuse)"
)
_ASKS_TO_BAR = re.compile(
    r"\b(?:inadmissible|exclu\w+|preclud\w+|suppress\w*|sustain\w*|strike|privileged|protected|refuse"
    r"|objectionable|prevent|reverse\w*|grant (?:the|his|her|a))\b[^?]*\?\s*$|\bobjection (?:be )?(?:proper"
    r"|valid)"
)
_SUBJECT = re.compile(
    r"^(?:(?:the )?(?:trial )?(?:court|judge|testimony|evidence|statement|question|objection|record|letter"
    r"|document|report|witness|photograph|answer|copy|motion|ruling)\w* )(?:\w+ ){0,3}?(?=yes|admi|overrul"
    r"|proper|allow|permit|inadmi|not admi|exclud|sustain|objection|improper|den|strick|bar|reject|granted)"
)


@dataclass(frozen=True, slots=True)
class EvidenceProposition:
    """``side``: whether it speaks of endings that admit. ``ending``, ``facts``: words. ``late``: only the last
    sentences count as facts. ``borne_out``, ``bare``: worth with and without the facts."""

    side: Side
    ending: re.Pattern[str]
    facts: re.Pattern[str]
    late: bool
    borne_out: float
    bare: float


def side_of(ending: str, call: str = "") -> Side:
    """Whether an ending, in lower case, admits or keeps out; "*" where that cannot be told. ``call``: the last sentence
    of the question; where it asks whether evidence is kept out, "yes" keeps out."""
    if re.match(r"(?:yes|no)\b", ending) and _ASKS_TO_BAR.search(call):
        return "-" if ending.startswith("yes") else "+"
    text = _SUBJECT.sub("", ending)
    if _BARS.search(text):
        return "-"
    return "+" if _ADMITS.search(text) else "*"


def _read(line: str) -> EvidenceProposition:
    head, rest = line.split(" | ", 1)
    ending, facts, borne_out, bare = rest.rsplit(" | ", 3)
    late = facts.startswith(">")
    side: Side = "+" if head == "+" else "-" if head == "-" else "*"
    return EvidenceProposition(
        side,
        re.compile(rf"\b(?:{ending})"),
        re.compile(r"(?!)" if facts == "~" else rf"\b(?:{facts.removeprefix('>')})"),
        late,
        float(borne_out),
        float(bare),
    )


@cache
def propositions() -> tuple[EvidenceProposition, ...]:
    """All of them, in the order of the rules."""
    return tuple(map(_read, shipped_lines("venire.studies.solvers.multiple_choice", "propositions.txt")))
