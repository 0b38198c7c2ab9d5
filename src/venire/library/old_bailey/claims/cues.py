"""What a saying is about, read off its words: the signs by which it is laid to a side, an element and a topic.

The classes are coarse on purpose. They choose among the witnesses' own sentences; they never put a word into them. The
signs themselves are in ``cues.yaml``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from venire.kernel.frozen import Frozen
from venire.language.fitted.tables import shipped_values


class TopicRow(Frozen):
    label: str
    direction: float


class CueRow(Frozen):
    """One class of signs, as ``cues.yaml`` explains."""

    words: str = ""
    hints: str = ""
    phrase: tuple[str, ...] = ()
    weight: float
    kinds: tuple[str, ...] = ()
    about: str = "the matter"
    topic: TopicRow | None = None


@dataclass(frozen=True, slots=True)
class _Sign:
    cue: str
    words: frozenset[str]
    hints: frozenset[str]
    phrase: re.Pattern[str]


def _read() -> Mapping[str, CueRow]:
    return shipped_values("venire.library.old_bailey.claims", "cues.yaml", dict[str, CueRow])


CUES: Mapping[str, CueRow] = _read()
_LEADING = tuple(cue for cue, row in CUES.items() if row.kinds)
_SINGLE = {word: cue for cue, row in CUES.items() for word in row.words.split()}
_SIGNS = tuple(
    _Sign(
        cue,
        frozenset(row.words.split()),
        frozenset(row.hints.split()),
        re.compile(rf"(?i)\b(?:{'|'.join(row.phrase)})\b"),
    )
    for cue, row in CUES.items()
)
_HINTED = tuple(sign for sign in _SIGNS if sign.hints)
_WORD = re.compile(r"[a-z]+(?:'[a-z]+)?|\d+")
_NEGATIONS = frozenset(
    ("not", "never", "no", "nor", "none", "nothing", "nobody", "cannot", "neither", "can't", "won't", "don't", "didn't")
)
_COUNTED = frozenset(("o'clock", "yards", "pounds", "shillings", "minutes", "weeks", "months", "days", "years"))
_HOUR = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) o'clock"
_DETAIL = re.compile(
    rf"(?i)\b(?:(?:about |between |half[- ]past |a quarter (?:past|before) )?{_HOUR}"
    r"(?: (?:in the|at) (?:morning|evening|night|afternoon))?|\d+ (?:yards|pounds|shillings|years|minutes)"
    r"|(?:two|three|four|five|six|ten|twenty|thirty|forty) (?:yards|minutes|years|months|weeks|days))\b"
)


def cues_of(text: str) -> frozenset[str]:
    """The names of all classes of which the text shows a sign."""
    words = frozenset(_WORD.findall(text.lower()))
    found = {_SINGLE[word] for word in words if word in _SINGLE}
    for sign in _HINTED:
        if sign.cue not in found and not words.isdisjoint(sign.hints) and sign.phrase.search(text):
            found.add(sign.cue)
    if any(word.isdigit() for word in words):
        found.add("number")
    return frozenset(found)


def negated(text: str) -> bool:
    return not _NEGATIONS.isdisjoint(_WORD.findall(text.lower()))


def detail(text: str) -> str:
    """An hour, a distance or a count named in the text, or nothing."""
    found = None if _COUNTED.isdisjoint(_WORD.findall(text.lower())) else _DETAIL.search(text)
    return found.group(0) if found else ""


def weight(cues: frozenset[str]) -> float:
    """How much a saying with these cues has to do with the charge, 0 and up."""
    return sum(CUES[cue].weight for cue in cues)


def leading(cues: frozenset[str]) -> str:
    """The cue that decides what a saying is about; empty when it has none."""
    return next((cue for cue in _LEADING if cue in cues), "")


def ordered(cues: frozenset[str]) -> tuple[str, ...]:
    """Those that speak to an element, the leading one first."""
    return tuple(cue for cue in _LEADING if cue in cues)
