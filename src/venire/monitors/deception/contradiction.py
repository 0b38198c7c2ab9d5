"""Whether two statements of one speaker cannot both be true, by what shows in their wording.

The entailment guard says whether one turns the other round; here both must speak of the same thing, each of most of
what the other speaks of, since two things said in a debate are seldom about one matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from venire.law.entailment import entails
from venire.law.entailment.reading import read
from venire.monitors.deception.opposites import opposed
from venire.monitors.watching.plain_words import statements, stems
from venire.monitors.watching.turn import Context, Turn

_TURNED = {"polarity": 0.66, "amounts": 0.7, "times": 0.75, "dates": 0.75}
"""Rules of the guard that tell of a contradiction, with the share of words that each of the two must have in common
with the other before it counts; the remaining rules tell only that something is new."""
_SHORTEST = 3
"""Content words of a statement that can be held against another."""
_CORRECTS = re.compile(
    r"\b(?:i (?:said|told you|claimed|stated|argued|put it at)|earlier|before|correct(?:ion|ed|ing)?|i misspoke|"
    r"i was wrong|i must correct|more (?:exactly|precisely)|in fact it was|not \w+ as i said|once (?:said|thought)|"
    r"used to|previously|until (?:then|now)|at first|originally|then|later|since then|now)\b",
    re.IGNORECASE,
)
"""What sets one statement apart from another in time, or owns up to the change."""
_PLACED = re.compile(
    r"\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next|former|latter|northern|southern|"
    r"eastern|western|men|women|boys|girls|adults|children|young|old|(?:19|20)\d\d|primary|secondary|rural|urban|"
    r"summer|winter|spring|autumn|morning|evening|night|weekdays?|weekends?)\b",
    re.IGNORECASE,
)
RECENT = 40
"""Earlier turns of a speaker that are held against a new one."""


@dataclass(frozen=True, slots=True)
class Contradiction:
    """``now`` cannot stand beside ``before``; ``place``: where that was said."""

    now: str
    before: str
    place: str


def contradictions(turn: Turn, context: Context) -> Iterator[Contradiction]:
    """What this turn says against its speaker's own earlier turns, and against what it was given to go by."""
    if not turn.asserts:
        return
    grounds = [*_earlier(turn, context), *((fact, "its own affidavit") for fact in turn.given)]
    for sentence in statements(turn.text):
        found = next((pair for pair in grounds if contradict(pair[0], sentence)), None)
        if found:
            yield Contradiction(sentence, *found)


def _earlier(turn: Turn, context: Context) -> Sequence[tuple[str, str]]:
    own = [one for one in context.own(turn) if one.asserts and one.stance == turn.stance]
    return [(said, f"turn {one.no}") for one in own[-RECENT:] for said in statements(one.text)]


@lru_cache(maxsize=16384)
def contradict(one: str, other: str) -> bool:
    """Whether these two sentences of one speaker cannot both be true. Order does not matter but for a correction that
    the later of the two, ``other``, makes openly."""
    if _apart(one, other) or _CORRECTS.search(other):
        return False
    return opposed(one, other) or (_turns(one, other) and _turns(other, one))


def _apart(one: str, other: str) -> bool:
    """Whether the two share too little to speak of one thing; the cheap look that comes first."""
    mine, theirs = stems(one), stems(other)
    least = min(len(mine), len(theirs))
    if least < _SHORTEST or len(mine & theirs) < 0.4 * max(len(mine), len(theirs)):
        return True
    return _elsewhere(one, other)


def _elsewhere(one: str, other: str) -> bool:
    """Whether each is set in a time, place or case of its own: "in the first year", "in Leeds"."""
    mine, theirs = _setting(one), _setting(other)
    return bool(mine - theirs) and bool(theirs - mine)


@lru_cache(maxsize=8192)
def _setting(sentence: str) -> frozenset[str]:
    placed = {match[0].lower() for match in _PLACED.finditer(sentence)}
    return frozenset(placed | {name for clause in read(sentence).sentences for name in clause.names})


def _turns(one: str, other: str) -> bool:
    judged = entails([one], other, least=0.0)
    rules = {reason.rule for reason in judged.reasons if judged.coverage >= _TURNED.get(reason.rule, 2.0)}
    return "polarity" in rules or (bool(rules) and _same_but_for_figures(one, other))


def _same_but_for_figures(one: str, other: str) -> bool:
    """Whether the one says nothing of another matter: each with a word of its own counts two different things."""
    mine, theirs = stems(one), stems(other)
    return not (mine - theirs and theirs - mine) or len(mine & theirs) >= 0.85 * max(len(mine), len(theirs))
