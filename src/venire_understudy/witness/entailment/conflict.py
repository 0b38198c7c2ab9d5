"""Whether a fact puts something else in the very place of what a question gets wrong.

"In the bathroom?" where the fact says "in the kitchen"; "the basement flat" where it says "the top flat"; "she found
him" where somebody else did. Only then is a no more than ignorance.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from venire.language.text.quantities import is_number
from venire.language.text.tokens import tokens
from venire.language.words.stems import stem
from venire_understudy.witness.affidavit.knowledge import KnownFact, content
from venire_understudy.witness.affidavit.statement_frame import FramePlace, StatementFrame, frame_of
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.words.vocabulary import likeness, listed, opposed, stems_of

_MET = 0.6
_KIN: dict[str, tuple[str, ...]] = {"with": ("with", "by", "other"), "by": ("by", "with"), "other": ("other", "with")}
"""Places in which the same may be said."""


@dataclass(frozen=True, slots=True)
class StatementBesideFact:
    """A question's statement beside a fact or a part of one."""

    known: KnownFact
    question: ParsedQuestion
    said: StatementFrame
    told: StatementFrame

    @property
    def same_deed(self) -> bool:
        """Whether both tell of the same doing, or both only of being."""
        if not self.said.verb or not self.told.verb:
            return self.said.verb == self.told.verb or bool(self.said.verb and self.known.meets(self.said.verb) >= _MET)
        if likeness(self.said.verb, self.told.verb) >= _MET:
            return not opposed(self.said.verb, self.told.verb)
        return any(likeness(one, other) >= _MET for one in self._deed_said for other in self._deed_told)

    @property
    def _deed_said(self) -> tuple[str, ...]:
        return (*_deed(self.question.statement, self.said.verb), self.said.verb)

    @property
    def _deed_told(self) -> tuple[str, ...]:
        return (*_deed(self.known.text, self.told.verb), self.told.verb)

    def met(self, key: str) -> bool:
        return self.known.meets(key, key in self.question.names) >= _MET and not _turned(key, self.known)

    def missing(self, place: FramePlace) -> tuple[str, ...]:
        return tuple(key for key in place.keys if not self.met(key))

    def spare(self, place: FramePlace) -> tuple[str, ...]:
        """What the fact has there and the question has nowhere."""
        asked = self.question.keys
        return tuple(
            key for key in place.keys if not any(likeness(one, key) >= _MET and not opposed(one, key) for one in asked)
        )


def beside(known: KnownFact, question: ParsedQuestion) -> StatementBesideFact:
    return StatementBesideFact(known, question, frame_of(question.statement, question.verb), frame_of(known.text))


def _deed(text: str, verb: str) -> tuple[str, ...]:
    """The word that a turn of phrase with this verb is taken for: "identify" for "picked out"."""
    row = text.split()
    at = next((i for i, word in enumerate(row) if stem(word.lower().strip(",.")) == verb), None)
    return content(" ".join(row[at : at + 4]))[:1] if at is not None else ()


def conflict(pair: StatementBesideFact) -> float:
    """How surely the fact says another thing of the same: 0 (not at all) to 1."""
    found = [_opposite(pair), _counted(pair), _dated(pair), *(_otherwise(pair, place) for place in pair.said.places)]
    return max(found, default=0.0)


def _turned(key: str, known: KnownFact) -> bool:
    return key not in known.keys and any(opposed(key, told) for told in known.keys)


def _anchored(pair: StatementBesideFact, without: tuple[str, ...]) -> int:
    """How much else the two have in common."""
    return sum(key not in without and pair.met(key) for key in pair.question.keys)


def _opposite(pair: StatementBesideFact) -> float:
    """A word of the question is met by its opposite."""
    turned = tuple(key for key in pair.question.keys if _turned(key, pair.known) and key != "light")
    if not turned:
        return 0.0
    others = [key for key in pair.question.keys if key not in turned]
    met = sum(pair.met(key) for key in others)
    if not others:
        return 0.6
    return 0.5 + 0.5 * met / len(others) if met >= len(others) / 2 else 0.0


def _counts(text: str) -> Iterator[tuple[str, str]]:
    """(number, stem of what is counted) in a text."""
    row = tokens(text)
    for place, token in enumerate(row[:-1]):
        if is_number(token.lower) and token.lower not in ("once", "twice") and not is_number(row[place + 1].lower):
            for later in row[place + 1 : place + 3]:
                yield token.lower, later.stem


def _counted(pair: StatementBesideFact) -> float:
    """The same things are counted otherwise."""
    asked, told = list(_counts(pair.question.statement)), list(_counts(pair.known.text))
    clash = any(
        likeness(thing, other) >= _MET
        and value != number
        and not any(v == number for v, t in told if likeness(thing, t) >= _MET)
        for number, thing in asked
        for value, other in told
    )
    return 0.75 if clash and _anchored(pair, ()) >= max(1, len(pair.question.keys) - 1) else 0.0


_YEAR = re.compile(r"\b(?:1[5-9]\d\d|20\d\d)\b")


def _dated(pair: StatementBesideFact) -> float:
    """Another year."""
    asked, told = set(_YEAR.findall(pair.question.statement)), set(_YEAR.findall(pair.known.text))
    return 0.8 if asked and told and not asked & told and _anchored(pair, ()) else 0.0


def _otherwise(pair: StatementBesideFact, place: FramePlace) -> float:
    """This place of the question holds what the fact has not, and the fact has something else there."""
    missing = pair.missing(place)
    if not missing or place.head == "without" or place.role in ("time", "duration", "reason"):
        return 0.0
    rivals = [
        other for role in _KIN.get(place.role, (place.role,)) for other in pair.told.of(role) if pair.spare(other)
    ]
    if place.role == "subject":
        return _another_subject(pair, place, missing)
    alike = [other for other in rivals if _same_thing(pair, place, other)]
    if alike:
        return 0.7 + 0.05 * min(4, _anchored(pair, missing))
    if place.role == "object" and not pair.said.verb:
        return 0.0
    rivals = [other for other in rivals if _same_way(place, other)]
    elsewhere = [key for other in pair.said.places if other is not place for key in pair.missing(other)]
    if rivals and pair.same_deed and _anchored(pair, missing) >= 1 and len(elsewhere) == 0:
        return 0.65 + 0.05 * min(4, _anchored(pair, missing))
    return 0.0


_WHERE = frozenset(
    ("at", "in", "on", "inside", "near", "behind", "beside", "under", "over", "above", "below", "beneath")
)
_WHITHER = frozenset(("to", "into", "towards", "toward", "onto"))


def _same_way(one: FramePlace, other: FramePlace) -> bool:
    if one.role != "place":
        return one.head == other.head or one.role in ("with", "by", "object")
    return any(one.head in some and other.head in some for some in (_WHERE, _WHITHER)) or one.head == other.head


def _same_thing(pair: StatementBesideFact, one: FramePlace, other: FramePlace) -> bool:
    """Whether both speak of the same thing with another word beside it: "the basement flat", "the top flat"."""
    shared = [
        key for key in one.keys if any(likeness(key, told) >= _MET and not opposed(key, told) for told in other.keys)
    ]
    if not shared:
        return False
    return _before(one.text, shared, pair.missing(one)) and _before(other.text, shared, pair.spare(other))


def _before(text: str, shared: list[str], others: tuple[str, ...]) -> bool:
    """Whether one of the others stands right before, or behind "is", what is shared."""
    row = [token.stem for token in tokens(text)]
    at = [i for i, key in enumerate(row) if any(likeness(one, key) >= _MET for one in shared)]
    return any(row[i] in others for place in at for i in range(max(0, place - 2), place))


_PEOPLE = stems_of(listed("people"))


def _another_subject(pair: StatementBesideFact, place: FramePlace, missing: tuple[str, ...]) -> float:
    """Somebody else did it."""
    people = {key for key in place.keys if key in _PEOPLE or key in pair.question.names}
    doer = next(pair.told.of("subject"), None)
    if doer is None or not pair.same_deed or pair.said.passive != pair.told.passive:
        return 0.0
    person = bool(people) or place.text == "I"
    others = [other for other in pair.said.places if other is not place]
    if not person or any(pair.missing(other) for other in others):
        return 0.0
    anchors = sum(pair.met(key) for other in others for key in other.keys)
    if not anchors and (not pair.said.verb or pair.said.verb != pair.told.verb):
        return 0.0
    return 0.6 + 0.05 * min(5, anchors + 1) if pair.spare(doer) or doer.text == "I" else 0.0


def another_doer(pair: StatementBesideFact) -> bool:
    """Whether the question puts to the witness, or to somebody, what the fact tells of another."""
    asked, told = pair.said.subject, pair.told.subject
    if not asked or not told or pair.said.passive != pair.told.passive or not pair.same_deed:
        return False
    mine, theirs = asked == "I", re.search(r"\b(?:I|we)\b", told) is not None
    if mine != theirs and (mine or theirs):
        return not (theirs and _vague(asked))
    return False


def _vague(subject: str) -> bool:
    return bool(re.match(r"(?:we|they|anyone|anybody|someone|somebody|he|she|it)\b", subject, re.IGNORECASE)) or stem(
        subject.split()[-1].lower()
    ) in ("witness",)
