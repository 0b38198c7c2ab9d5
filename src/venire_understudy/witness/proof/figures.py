"""Whether a fact has the figures of a question, or others in their place: "number two" beside "number five".

A yes swears to every number, hour and label in the question. A fact of another hour is about another time; among facts
of one hour the one that counts the same thing otherwise is what there is to say. Source: spec/trial.md, "Testimony
state".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from venire.language.clauses.reading import read
from venire.language.text.calendar import Day
from venire.language.text.quantities import Quantity
from venire.language.words.stems import stem
from venire.language.words.word_list import words
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.entailment.decision import MET, WitnessFinding
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.search import light

_ONES = words("one two three four five six seven eight nine ten eleven twelve")
_LABEL = re.compile(
    rf"\b(?P<thing>number|no\.|lamp|lock|bus|lot|item|sample|bottle|photograph|picture|exhibit|room|ward|gate"
    rf"|windlass|rule|"
    rf"door|pier|platform|unit|line|channel|track|flat) (?P<number>\d+|{'|'.join(_ONES)})\b",
    re.IGNORECASE,
)
_LETTERED = re.compile(
    r"\b(?P<thing>group|type|grade|plan|block|wing|row|class|exhibit|model|entrance) (?P<letter>[A-Z])\b"
)
_SINGLE = r"\b(?:one|a single|only one|just one) {thing}\b"


def by_figures(known: Knowledge, question: ParsedQuestion, fact: KnownFact) -> WitnessFinding | None:
    """What the figures of a question make of a yes on this fact: nothing where it has them; else the fact that gives
    another figure of the same thing, to put it right, or this one told as it is."""
    if question.negated or not (asked := _asked(question)):
        return None
    near = _of_the_hour(question, [fact, *(one for one in known.facts if one.id != fact.id and _about(one, question))])
    for one in near:
        if all(_given(figure, one, own=one.place == fact.place) for figure in asked):
            return None if one.place == fact.place else WitnessFinding("yes", (one,))
    other = next((one for one in near if any(_otherwise(figure, one) for figure in asked)), None)
    return WitnessFinding("correct", (other,)) if other else None


Figure = Quantity | Day | tuple[str, str]
"""An amount, a date, or a thing with its number."""


def _asked(question: ParsedQuestion) -> list[Figure]:
    counted = [one for one in question.reading.quantities if one.kind or one.nouns]
    return [*_labels(question.statement), *counted, *question.reading.days]


def _labels(text: str) -> Iterator[tuple[str, str]]:
    for found in _LETTERED.finditer(text):
        yield stem(found["thing"].lower()), found["letter"]
    for found in _LABEL.finditer(text):
        number = found["number"].lower()
        yield stem(found["thing"].lower()), str(_ONES.index(number) + 1) if number in _ONES else number


def _about(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether a fact has all that the question names besides its figures."""
    heavy = [key for key in question.keys if key not in light() and key not in question.aside]
    return bool(question.keys) and all(fact.meets(key, key in question.names) >= MET for key in heavy or question.keys)


def _of_the_hour(question: ParsedQuestion, facts: Sequence[KnownFact]) -> Sequence[KnownFact]:
    """Those of the hour that the question gives, where there are any."""
    asked, days = [one.minute for one in question.reading.clocks], question.reading.days
    same = [fact for fact in facts if any(one.minute in asked for one in fact.reading.clocks)] if asked else []
    same = same or [fact for fact in facts if any(_of_the_day(day, fact) for day in days)]
    return same or facts


_PARTS = ("year", "month", "day", "weekday")


def _of_the_day(day: Day, fact: KnownFact) -> bool | None:
    """Whether the fact is of that day, as far as both tell; None where they tell nothing that could be compared."""
    told = [
        [
            getattr(day, part) == getattr(one, part)
            for part in _PARTS
            if None not in (getattr(day, part), getattr(one, part))
        ]
        for one in fact.reading.days
    ]
    found = [all(row) for row in told if row]
    return any(found) if found else None


def _given(figure: Figure, fact: KnownFact, *, own: bool = True) -> bool:
    """Whether a fact has this figure; of its own date a fact need say nothing, another has to."""
    if isinstance(figure, tuple):
        return figure in set(_labels(fact.text))
    if isinstance(figure, Day):
        same = _of_the_day(figure, fact)
        return same is True or (own and same is None)
    return any(_same_thing(figure, told) and _meets(figure, told) for told in fact.reading.quantities)


def _otherwise(figure: Figure, fact: KnownFact) -> bool:
    """Whether a fact gives another figure of the same thing, and not this one."""
    if fact.denies or _given(figure, fact):
        return False
    if isinstance(figure, tuple):
        return any(thing == figure[0] and number != figure[1] for thing, number in _labels(fact.text))
    if isinstance(figure, Day):
        return _of_the_day(figure, fact) is False
    told = [one for one in fact.reading.quantities if _same_thing(figure, one)]
    return bool(told) or _single(figure, fact)


def _single(figure: Quantity, fact: KnownFact) -> bool:
    """Whether the fact has one of what the question has several."""
    return figure.low > 1 and any(
        re.search(_SINGLE.format(thing=re.escape(noun)), read(fact.text).text, re.IGNORECASE) for noun in figure.nouns
    )


def _same_thing(one: Quantity, other: Quantity) -> bool:
    return one.kind == other.kind and (bool(one.kind) or bool(one.nouns & other.nouns))


def _meets(one: Quantity, other: Quantity) -> bool:
    return one.low <= other.high and other.low <= one.high
