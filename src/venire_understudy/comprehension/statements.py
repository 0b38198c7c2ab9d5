"""A single statement as it is held beside another: its predicate, its roles, its yes or no and its values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from venire.language.clauses.reading import Clause, TextReading, read
from venire.language.text.content import is_content
from venire.language.text.quantities import UNITS
from venire.language.words.lexicon import EXCLUSIVE, EXCLUSIVES, NEGATORS, PARTIAL, UNIVERSAL
from venire_understudy.witness.affidavit.clause import clause_of
from venire_understudy.witness.affidavit.single_statements import parts_of
from venire_understudy.witness.affidavit.statement_frame import StatementFrame, frame_of

ROUNDED = 0.15
"""By how much of itself people round an amount in talk."""
LEAST = 2
"""Words of content without which a statement is too wide to be held against anybody: "Nothing was taken"."""
NEAR_ENOUGH = 15
"""Minutes within which two hours may be one, told roughly."""
_MEASURES = frozenset(kind for kind, _ in UNITS.values())
_DATES = ("year", "month", "day", "weekday")
_LIMITS = EXCLUSIVE | PARTIAL | UNIVERSAL


@dataclass(frozen=True, slots=True)
class Value:
    """An hour, a part of a date, an amount or a count. ``of``: what is counted."""

    kind: str
    number: float
    of: frozenset[str] = frozenset()

    def rivals(self, other: Value) -> bool:
        """Whether both are of one kind, so that only one of them can stand in a place."""
        of_one = bool(self.of & other.of) or not (self.of or other.of)
        return self.kind == other.kind and of_one and bool(self.kind or self.of)

    def may_be(self, other: Value) -> bool:
        """Whether somebody who says the one could mean the other."""
        if self.kind == "hour":
            return abs(self.number - other.number) < NEAR_ENOUGH
        rounded = ROUNDED * abs(other.number) if self.kind in _MEASURES else 0.0
        return abs(self.number - other.number) <= rounded


@dataclass(frozen=True)
class Statement:
    """One thing that is said to be so."""

    text: str
    front: str = ""
    """What stands in front of the sentence, and holds for every statement of it: "In February"."""
    cut: bool = False
    """Whether a clause that belonged to it is left out: "did not see who got off"."""

    @cached_property
    def frame(self) -> StatementFrame:
        return frame_of(self.text)

    @cached_property
    def reading(self) -> TextReading:
        return read(f"{self.front} {self.text}".strip())

    @cached_property
    def clause(self) -> Clause:
        """The whole of it, with the sign of every word."""
        return self.reading.sentences[0]

    @cached_property
    def doer(self) -> frozenset[str]:
        """The content of whoever does it, empty where nobody is named."""
        return self._content("by" if self.frame.passive else "subject")

    @cached_property
    def thing(self) -> frozenset[str]:
        """The content of what it is done to."""
        return self._content("subject" if self.frame.passive else "object")

    def _content(self, role: str) -> frozenset[str]:
        return frozenset(key for place in self.frame.of(role) for key in read(place.text).content()) & self.keys

    @cached_property
    def keys(self) -> frozenset[str]:
        """The content of it, without what belongs to its figures."""
        of_figures = {token.stem for token in self.clause.row if token.lower in self._figures}
        return frozenset(key for key in self.clause.signs if len(key) > 1) - of_figures

    @cached_property
    def _figures(self) -> frozenset[str]:
        """The words in which its figures are told."""
        told = (*self.reading.quantities, *self.reading.clocks, *self.reading.days)
        return frozenset(word for one in told for word in re.findall(r"[\w:]+", one.text.lower())).union(*EXCLUSIVES)

    @cached_property
    def circumstances(self) -> frozenset[tuple[str, str]]:
        """The kinds of its further places: when, where, with what."""
        own = (place for place in self.frame.places if place.role not in ("subject", "object", "by"))
        return frozenset((place.role, place.head) for place in own)

    @cached_property
    def limits(self) -> frozenset[str]:
        """Words such as "only", "all" and "some"."""
        return (self.clause.words & _LIMITS) - NEGATORS - self._figures

    @cached_property
    def values(self) -> frozenset[Value]:
        """What it gives in figures."""
        return frozenset(self._values())

    def _values(self) -> Iterator[Value]:
        told, row = self.reading, self.clause.row
        yield from (Value("hour", float(one.minute)) for one in told.clocks)
        for day in told.days:
            parts = zip(_DATES, (day.year, day.month, day.day, day.weekday), strict=True)
            yield from (Value(name, float(part)) for name, part in parts if part is not None)
        yield from (Value(one.kind, one.centre, frozenset() if one.kind else one.nouns) for one in told.quantities)
        for place, token in enumerate(row):
            counted = frozenset(after.stem for after in row[place + 1 : place + 3] if is_content(after))
            yield from (Value("", 1.0, counted) for _ in counted if token.lower == "one")
            kinds = (group for group in EXCLUSIVES if token.lower in group)
            yield from (Value(min(group), float(sorted(group).index(token.lower)), counted) for group in kinds)

    @property
    def rough(self) -> bool:
        """Whether a value is told as a bound or a guess."""
        told = self.reading
        return any(one.bound != "at" for one in told.clocks) or any(one.low != one.high for one in told.quantities)

    def contradicts(self, said: Statement) -> bool:
        """Whether ``said`` cannot be so if this is."""
        return self.differs(said) or (
            self._same_deed(said) and self.limits == said.limits and bool(self._turned(said)) and self._says_no(said)
        )

    def differs(self, said: Statement) -> bool:
        """Whether all that is said is here, but for one value, in the place of which there is another."""
        if self.clause.denied or self.cut or said.cut or said.rough or not said.limits <= self.limits:
            return False
        other = [one for one in said.values if not any(one == mine for mine in self.values)]
        if len(other) != 1 or self._turned(said) or not (self._same_deed(said) and said.within(self)):
            return False
        rivals = [mine for mine in self.values if mine.rivals(other[0])]
        return bool(rivals) and not any(other[0].may_be(mine) for mine in rivals)

    def _same_deed(self, said: Statement) -> bool:
        """Whether the same is done, by the same and to the same, as far as both tell."""
        unnamed = self.doer and not (said.doer or said.frame.passive)
        if self.frame.verb != said.frame.verb or unnamed:
            return False
        return _one(said.doer, self.doer) and _one(said.thing, self.thing)

    def _turned(self, said: Statement) -> frozenset[str]:
        """What the one affirms and the other denies."""
        mine = self.clause.matched(said.clause)
        return frozenset(key for key, have in mine.items() if not said.clause.signs[key] & self.clause.signs[have])

    def _says_no(self, said: Statement) -> bool:
        """Whether what is denied is all of what is affirmed, of no other time and place."""
        if self.clause.denied and said.clause.denied:
            return False
        wide, narrow = (self, said) if self.clause.denied else (said, self)
        if wide.cut or not wide.within(narrow):
            return False
        return wide.circumstances <= narrow.circumstances and wide.values <= narrow.values

    def within(self, other: Statement) -> bool:
        """Whether the other has every word of this, whatever more it has for whoever does it."""
        wanted = self.keys - (self.doer if other.doer else frozenset())
        return len(self.keys) >= LEAST and wanted <= other.clause.matched(self.clause).keys()

    def bears_out(self, said: Statement, names: frozenset[str]) -> bool:
        """Whether this may be what is meant: it says as much, or has the value beside words in common, names apart."""
        shared = self.clause.matched(said.clause).keys() & said.keys
        if self._turned(said) or not said.values <= self.values:
            return False
        return said.keys <= shared or bool(said.values and shared - names)


def _one(said: frozenset[str], told: frozenset[str]) -> bool:
    """Whether two may be called by these words and be one."""
    return not (said and told) or said <= told or told <= said


@lru_cache(maxsize=4096)
def statements_of(sentence: str) -> tuple[Statement, ...]:
    """What a sentence states, one thing at a time: what only somebody said, or only on a condition, is left out."""
    found = (one for stretch in sentence.split("; ") for one in _stated(stretch))
    return tuple(one for one in found if one.reading.sentences and one.clause.signs and one.frame.subject)


def _stated(stretch: str) -> Iterator[Statement]:
    front = clause_of(stretch).front
    for part in parts_of(stretch):
        if part.standing == "told":
            after = stretch.rstrip(".").partition(part.text)[2]
            cut = bool(after) and not after.startswith((",", " and ", " but "))
            yield Statement(f"{part.text}.", "" if part.text.startswith(front) else front, cut)
