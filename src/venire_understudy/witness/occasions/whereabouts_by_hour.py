"""Where a witness was, and what it did, at an hour that is asked for in whatever words: "five to seven" is 6:55.

A fact answers by its own hour: the same, or one within a few minutes where the hour was asked in round figures; of a
stay it is enough that the hour lies within it. A fact of another hour, or of none, answers nothing. Source:
spec/trial.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from venire.language.clauses.reading import read
from venire.language.text.calendar import MONTHS, WEEKDAYS
from venire.language.text.clock import HALF_DAY, TimeOfDay, clocks
from venire.language.text.tokens import plain
from venire.language.words.word_list import words
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact

_ASKED = (
    r"(?P<asked>where (?:exactly )?(?:were|was) you|what were you doing|what did you do|what (?:had )?happened"
    r"|what was happening|what took place)"
)
_BEHIND = re.compile(rf"^(?:(?:and|so|now|then|well),? )?{_ASKED}(?P<when> [^?]*)[?. ]*$", re.IGNORECASE)
_IN_FRONT = re.compile(rf"^(?:(?:and|so|now|then|well),? )?(?P<when>[^?,]+?),? {_ASKED}[?. ]*$", re.IGNORECASE)
OF_TIME = frozenset(
    (
        *words(
            """at about around by on in the that this a an few couple some of or so just shortly right exactly precisely
            roughly approximately nearly almost towards toward close to minute minutes moment moments before after past
            till until morning evening night afternoon day same very time o'clock clock s"""
        ),
        *MONTHS,
        *WEEKDAYS,
    )
)
"""Words that say no more than when."""
_SIDE = re.compile(r"\b(before|after)\s*$", re.IGNORECASE)
_BIDDEN = re.compile(r"\b(?:told|asked|said|informed|warned) me\b")
_STAYED = re.compile(
    r"\bI (?:sat|stood|stayed|slept|waited|remained|worked|lay|was (?:at|in|on|with|asleep|alone|by|near))\b"
)
_FROM = re.compile(r"\b(?:from|since|after)\s*(?:about )?$", re.IGNORECASE)
_UNTIL = re.compile(r"\b(?:until|till|to|before)\b[^.]{0,40}$", re.IGNORECASE)
ROUND, ABOUT, SOME, STAY = 5, 15, 3, 360
"""Minutes: how far an hour in round figures may be off; how far "about" reaches; what "a little before" takes off; how
long a stay with one end lasts."""


@dataclass(frozen=True, slots=True)
class AskedHour:
    """An hour that is asked for. ``side``: "before" or "after" it, or neither; ``place``: whether it is asked where."""

    clock: TimeOfDay
    days: frozenset[str]
    side: str
    place: bool


def hour_asked(text: str) -> AskedHour | None:
    """The hour, where a question asks for nothing but where the witness was or what it did then."""
    said = plain(text)
    found = _BEHIND.match(said) or _IN_FRONT.match(said)
    if found is None:
        return None
    when = found["when"]
    told, rest = clocks(when)
    if len(told) != 1 or any(word not in OF_TIME for word in re.findall(r"[a-z]+", rest.lower())):
        return None
    lead = when[: when.find(told[0].text)] if told[0].text in when else ""
    side = _SIDE.search(lead) or re.match(r"(before|after)\b", told[0].text, re.IGNORECASE)
    return AskedHour(told[0], _days(rest), side[1].lower() if side else "", found["asked"].lower().startswith("where"))


def _days(text: str) -> frozenset[str]:
    return frozenset(word for word in re.findall(r"[a-z]+", text.lower()) if word in WEEKDAYS)


def at_the_hour(known: Knowledge, asked: AskedHour) -> KnownFact | None:
    """The fact that says where the witness was or what it did then, the nearest in time; None where none does."""
    near = sorted((abs(off), fact.place) for fact in known.facts for off in _offs(fact, asked))
    if near:
        return known.facts[near[0][1]]
    return next((fact for fact in known.facts if _stayed_over(fact, asked)), None)


def _offs(fact: KnownFact, asked: AskedHour) -> Iterator[int]:
    """How many minutes after the hour asked the fact puts what it tells, where that is near enough."""
    if not _own(fact, asked) or not _same_day(fact, asked):
        return
    for told in fact.reading.clocks:
        meant = told.minute + SOME * _beside(fact, told)
        off = (meant - asked.clock.minute + HALF_DAY // 2) % HALF_DAY - HALF_DAY // 2
        if _same_half(told, asked.clock) and _within(off, asked):
            yield off


def _beside(fact: KnownFact, one: TimeOfDay) -> int:
    """-1 for "a little before ten", 1 for "just after ten", 0 for the hour itself."""
    side = _SIDE.search(_before(fact, one)) or re.match(r"(before|after)\b", one.text, re.IGNORECASE)
    return 0 if side is None else 1 if side[1].lower() == "after" else -1


def _own(fact: KnownFact, asked: AskedHour) -> bool:
    """Whether it is the witness's own deed, or, where it is not asked for that, anything that happened."""
    mine = bool(re.match(r"(?:I|We)\b", fact.clause.subject)) and not fact.denies and not _BIDDEN.search(fact.text)
    return mine or not asked.place


def _within(off: int, asked: AskedHour) -> bool:
    if asked.side:
        return 0 <= (off if asked.side == "after" else -off) <= ABOUT
    reach = ABOUT if asked.clock.bound == "about" else ROUND if asked.clock.minute % ROUND == 0 else 0
    return abs(off) <= reach


def _same_half(told: TimeOfDay, asked: TimeOfDay) -> bool:
    return told.half is None or asked.half is None or told.half == asked.half


def _same_day(fact: KnownFact, asked: AskedHour) -> bool:
    named = _days(fact.text)
    return not named or not asked.days or bool(named & asked.days)


def _stayed_over(fact: KnownFact, asked: AskedHour) -> bool:
    """Whether the fact tells of a stay from or until an hour, and the hour asked lies within it."""
    told = fact.reading.clocks
    if not asked.place or not told or not _STAYED.search(fact.text) or not _same_day(fact, asked):
        return False
    since = [one for one in told if _FROM.search(_before(fact, one)) or one.bound == "after"]
    until = [one for one in told if one not in since and _UNTIL.search(_before(fact, one))]
    begun = all((asked.clock.minute - one.minute) % HALF_DAY <= STAY for one in since)
    open_ = all((one.minute - asked.clock.minute) % HALF_DAY <= STAY for one in until)
    return bool(since or until) and begun and open_ and all(_same_half(one, asked.clock) for one in told)


def _before(fact: KnownFact, one: TimeOfDay) -> str:
    """The words of the fact before an hour."""
    said = read(fact.text).text
    return said[: max(0, said.find(one.text))]
