"""A taunt with a fact inside: "Are you seriously telling this jury that you saw her?". A person answers to the fact.

Where nobody objects to such a question as argumentative (Rule 611(a)), the witness stands by what it has sworn to, says
no to what is not so, and says that it does not know what it does not know. Pure functions. Source:
docs/design/examination.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from venire.kernel.frozen import Frozen
from venire.language.fitted.tables import pattern_text, shipped_values

Kind = Literal["telling", "how", "rather", "trust", "ashamed"]
_Frames = tuple[tuple[Kind, re.Pattern[str]], ...]
_LEAD = r"^(?:(?:so|and|but|now|come|really|honestly|well|sir|madam),? ){0,6}"
_TAG = re.compile(
    r", (?:[a-z]+(?:n't| not)? (?:you|it|he|she|they|there)(?: not)?|is that (?:right|it|so)|right|correct)$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Taunt:
    """What is put inside a taunt, as a plain question, and what kind of taunt it is."""

    kind: Kind
    asked: str


class _Written(Frozen):
    """What ``taunts.yaml`` holds, where each is explained."""

    words: Mapping[str, str]
    before: tuple[Mapping[Kind, str], ...]
    behind: tuple[Mapping[Kind, str], ...]


@cache
def _written() -> _Written:
    return shipped_values("venire_understudy.witness.questions", "taunts.yaml", _Written)


def _read(rows: Sequence[Mapping[Kind, str]], frame: str) -> _Frames:
    words = {name: pattern_text(text) for name, text in _written().words.items()}
    return tuple(
        (kind, re.compile(pattern_text(frame, TAUNT=pattern_text(taunt, **words)), re.IGNORECASE))
        for row in rows
        for kind, taunt in row.items()
    )


@cache
def _before() -> _Frames:
    """The taunt first, and the fact behind it."""
    return _read(_written().before, rf"{_LEAD}(?:{{TAUNT}}) (?P<what>[^?]+?)[?. ]*$")


@cache
def _behind() -> _Frames:
    """The fact first, and the taunt behind it."""
    return _read(_written().behind, rf"{_LEAD}(?P<what>[^?]+?)(?:{{TAUNT}})[?. ]*$")


def taunt(text: str) -> Taunt | None:
    """The taunt; None where a question is none, or puts nothing that could be so or not."""
    said = re.split(r"(?<=[?!.])\s+(?=[A-Z])", text.strip())[-1]
    for kind, frame in _behind():
        if found := frame.match(said):
            return Taunt(kind, f"Is it true that {found['what']}?")
    for kind, frame in _before():
        found = frame.match(said)
        what = _TAG.sub("", found["what"]).strip() if found else ""
        if len(what.split()) > 2:
            return Taunt(kind, f"Is it true that {what}?")
    return None
