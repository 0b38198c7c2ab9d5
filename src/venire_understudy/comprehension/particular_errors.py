"""Particulars that somebody gets wrong: who found a thing and where, how many there were, whose it was.

Each is compared only where the file has the same particular of the same matter, and only by kinds that cannot both be:
a van is not the open air, Clare is not Walter. What could be the same thing in other words is let pass.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.language.clauses.reading import TextReading, read
from venire.language.text.quantities import Quantity
from venire.language.text.tokens import tokens
from venire.law.api import Case, names_of

FEW = 12
"""The highest count that people do not round."""
ALIKE = 0.75
"""Share of what is said, besides names and number, that a sentence of the file must have."""
BOTH = 3
"""Words that two sentences share when they tell of one thing's state: its name, where it was, that it was found."""
VICTIM = frozenset(("body", "corpse", "victim", "him"))
"""Words for the dead, who in the file has a name."""
PLACES: Mapping[str, frozenset[str]] = {
    kind: frozenset(places.split())
    for kind, places in {
        "vehicle": "van truck car boot pickup trunk",
        "indoors": "house home study kitchen cottage shed office desk drawer tavern",
        "outdoors": "water chamber lock floor bottom sill canal basin river pool towpath coping bank gate walkway "
        "grass ground bushes path pocket coat jacket hand wound",
    }.items()
}
"""Where things are found, by kinds that exclude each other."""
_ACTIVE = re.compile(
    r"^(?P<who>.+?) (?:first )?(?:found|discovered|recovered) (?P<thing>.+?)(?P<where> (?:in|on|at|under) .+)?$"
)
_PASSIVE = re.compile(
    r"^(?P<thing>.+?) (?:was|were) (?:first )?(?:found|discovered|recovered)(?P<where> (?:in|on|at|under) .+?)?"
    r"(?: by (?P<who>.+))?$"
)
_ONE = re.compile(r"\bone ((?:\w+ ?){1,3})")
_NOT_THEN = re.compile(r"\bdid not (?P<verb>\w+) at (?P<hour>\d{1,2}:\d\d)")
_SWITCHED = re.compile(r"\b(?:switched|turned) (on|off)\b")
_IS = re.compile(r"\b(?:is|was) (?:that of |the \w+ of )?[A-Z]")


@dataclass(frozen=True, slots=True)
class Discovery:
    """That somebody found something somewhere; what is not told is empty."""

    thing: frozenset[str]
    who: frozenset[str]
    """Names of people in the case."""
    kinds: frozenset[str]
    """Of the place, among :data:`PLACES`."""
    owners: frozenset[str]
    """Names of people whose the place is."""

    def differs(self, said: Discovery) -> bool:
        """Whether ``said`` tells of the same find and tells it otherwise."""
        same = bool(said.thing) and said.thing <= self.thing
        return same and (
            _apart(said.who, self.who) or _apart(said.kinds, self.kinds) or _apart(said.owners, self.owners)
        )


@dataclass(frozen=True)
class Particulars:
    """Compares one sentence with one sentence of the file."""

    case: Case

    def differ(self, said: str, told: str) -> bool:
        """Whether ``said`` has another finder, place, owner or state than ``told`` in the same matter."""
        known = self._finding(told)
        found = self._finding(said) if known else None
        if found and known and known.differs(found):
            return True
        return self._another_person(said, told) or _not_then(said, told) or _switched(said, told)

    @cached_property
    def _names(self) -> frozenset[str]:
        return frozenset(names_of(self.case))

    @cached_property
    def _victims(self) -> frozenset[str]:
        victim = self.case.victim
        return frozenset(victim.name.lower().split()) if victim else frozenset()

    def _finding(self, text: str) -> Discovery | None:
        plain = text.strip().rstrip(".!")
        found = _PASSIVE.match(plain) or _ACTIVE.match(plain)
        if found is None:
            return None
        where = " ".join(_words(found["where"] or "")[:6])
        kinds = frozenset(kind for kind, words in PLACES.items() if words & set(where.split()))
        thing = self._thing(found["thing"].partition(",")[0])
        return Discovery(thing, self._people(found["who"] or ""), kinds, self._people(where))

    def _thing(self, text: str) -> frozenset[str]:
        """What was found, by its content words; the dead by one word, whatever he is called."""
        words = set(_words(text))
        of_the_dead = words & VICTIM or (words & self._victims and words <= self._victims)
        return frozenset(("victim",)) if of_the_dead else frozenset(read(text).content())

    def _people(self, text: str) -> frozenset[str]:
        return frozenset(_words(text)) & self._names

    def _another_person(self, said: str, told: str) -> bool:
        """ "The voice is Irene's", where the file says whose it is."""
        if not (re.search(r"\b(?:is|was) ", told) and _IS.search(said)):
            return False
        mine, theirs = self._people(_after_is(said)), self._people(_after_is(told))
        left, known = read(_before_is(said)).content(), read(_before_is(told)).content()
        return _apart(mine, theirs) and len(left) > 1 and left <= known


def miscounted(said: TextReading, passages: Sequence[str]) -> Iterator[str]:
    """The sentences of the file that count what is counted here, and find another number of them."""
    counts = [one for one in said.quantities if _is_count(one)]
    if len(counts) != 1:
        return
    mine = counts[0]
    others = said.content() - mine.nouns
    same = [(text, number) for text in passages for number in _numbers(text, mine.nouns)]
    if any(number == mine.centre for _, number in same):
        return
    for text, _ in same:
        if others and len(others & read(text).content()) >= ALIKE * len(others):
            yield text


def _is_count(one: Quantity) -> bool:
    return not one.kind and bool(one.nouns) and one.low == one.high and 1 <= one.centre <= FEW


def _numbers(text: str, nouns: frozenset[str]) -> Iterator[float]:
    """How many of them a sentence of the file counts; "one", which is no number to the reader, with them."""
    yield from (one.centre for one in read(text).quantities if _is_count(one) and one.nouns & nouns)
    if any(nouns & {token.stem for token in tokens(after)} for after in _ONE.findall(text)):
        yield 1.0


def _not_then(said: str, told: str) -> bool:
    """Whether the file says that just this did not happen at just that hour."""
    found = _NOT_THEN.search(told)
    if found is None or not re.search(rf"\b{found['verb']}(?:ed|s)? at {found['hour']}\b", said):
        return False
    return bool(read(said).content() & read(told[: found.start()]).content() - read(found["verb"]).content())


def _switched(said: str, told: str) -> bool:
    theirs = _SWITCHED.search(told)
    mine = _SWITCHED.search(said) if theirs else None
    if mine is None or theirs is None or mine[1] == theirs[1]:
        return False
    return len(read(said).content() & read(told).content()) >= BOTH


def _apart(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether both are told and have nothing in common."""
    return bool(one and other) and not one & other


def _words(text: str) -> list[str]:
    return [word.removesuffix("'s") for word in re.findall(r"[a-z][a-z'’-]*", text.lower().replace("’", "'"))]


def _before_is(text: str) -> str:
    return re.split(r"\b(?:is|was) ", text, maxsplit=1)[0]


def _after_is(text: str) -> str:
    return re.split(r"\b(?:is|was) ", text, maxsplit=1)[-1]
