"""A statement laid out by place: who, what is done, to what, where, when, with what; to be held beside another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from venire.language.words.stems import stem
from venire_understudy.witness.affidavit.clause import clause_of
from venire_understudy.witness.affidavit.knowledge import content
from venire_understudy.witness.affidavit.predicate import phrases

_BE = frozenset(("am", "is", "are", "was", "were", "be", "been", "being"))


@dataclass(frozen=True, slots=True)
class FramePlace:
    """A part of a statement. ``role``: "subject", "object", "by", "time", "duration", "place", "with", "reason" or
    "other"; ``head``: its preposition, empty for subject and object."""

    role: str
    head: str
    keys: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class StatementFrame:
    """``verb``: the stem of the main verb, empty for forms of "be"; ``passive``: the subject suffers it."""

    verb: str
    passive: bool
    places: tuple[FramePlace, ...]

    def of(self, role: str) -> Iterator[FramePlace]:
        return (place for place in self.places if place.role == role)

    @property
    def subject(self) -> str:
        return next((place.text for place in self.of("subject")), "")


@lru_cache(maxsize=4096)
def frame_of(text: str, verb: str = "") -> StatementFrame:
    """The frame of a statement. ``verb``: the stem of its verb where that is known, for one that is not finite."""
    subject, group, rest, front = _cut(text.strip().rstrip("."), verb)
    row = [word.lower().strip(",") for word in group.split()]
    main = stem(row[-1]) if row and row[-1] not in _BE else ""
    passive = bool(_BE & set(row[:-1])) and not (row and row[-1].endswith("ing"))
    places = [_place("subject", subject)] if subject else []
    for part in phrases(rest) if rest else []:
        places.append(_place("object" if part.kind == "core" else part.kind, part.text))
    if front:
        places += [_place(part.kind, part.text) for part in phrases(front)]
    return StatementFrame(main, passive, tuple(place for place in places if place.keys or place.role == "subject"))


def _cut(text: str, verb: str) -> tuple[str, str, str, str]:
    """(subject, verb group, the rest, what stands in front)."""
    clause = clause_of(text)
    if clause.whole and (not verb or stem(clause.group.split()[-1].lower()) == verb):
        return clause.subject, clause.group, clause.rest, clause.front
    row = text.split()
    at = next((i for i in range(1, len(row)) if verb and stem(row[i].lower().strip(",.")) == verb), None)
    if at is not None:
        return " ".join(row[:at]), row[at], " ".join(row[at + 1 :]), ""
    return clause.subject, clause.group, clause.rest, clause.front


def _place(role: str, text: str) -> FramePlace:
    word = text.split()[0].lower().strip(",")
    head = "" if role in ("subject", "object") or not re.match(r"[a-z]+$", word) else word
    return FramePlace(role, head, content(text), text)
