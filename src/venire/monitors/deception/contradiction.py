"""Whether two statements of one speaker cannot both be true, by what shows in their wording.

The entailment guard says whether one turns the other round; here both must speak of the same thing, each of most of
what the other speaks of, since two things said in a debate are seldom about one matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from venire.language.clauses.reading import read
from venire.language.text.late_pattern import late_pattern
from venire.language.text.quantities import Quantity
from venire.law.entailment import entails
from venire.law.entailment.exchange.features import Likeness
from venire.monitors.conduct.common_words import particulars
from venire.monitors.conduct.plain_words import statements, stems
from venire.monitors.conduct.turn import Context, Turn
from venire.monitors.deception.opposites import opposed
from venire.monitors.deception.same_matter import Titles, bare_matter, parts

_TURNED = {"polarity": 0.66, "amounts": 0.7, "times": 0.75, "dates": 0.75}
"""Rules of the guard that tell of a contradiction, with the share of words that each of the two must have in common
with the other before it counts; the remaining rules tell only that something is new."""
_COUNTED_ALIKE, _ROUNDED = 0.55, 0.03
_COVERED, _DENIAL_MET = 0.74, 0.8
_BOUNDS = late_pattern(r"\b(?:before|after|until|since|during|while)\b", re.IGNORECASE)
_ALTOGETHER = late_pattern(
    r"\b(?:never|no|none|nobody|no one|not (?:one|a single|once|at all)|nothing)\b", re.IGNORECASE
)
_TELLING = stems(
    "find found finds show shows shown say says said count counts counted report survey study figure figures whole"
)
_UNITS = stems("cent percent per million billion thousand hundred pounds dollars euros years months weeks days hours")
_SHORTEST = 3
"""Content words of a statement that can be held against another."""
_CORRECTS = late_pattern(
    r"\b(?:(?<!as )i (?:said|told you|claimed|stated|put it at) (?:that )?(?!.*\bagain\b)|correct(?:ion|ed|ing)"
    r"|i (?:must |have to |should )?correct|"
    r"i misspoke|i misread|i misremembered|i was (?:wrong|mistaken)|(?:slip|mistake) of mine|my (?:mistake|error|slip)|"
    r"put (?:that|it|this|something) right|(?:that|the|my) (?:figure|number|date|name) was (?:wrong|mistaken"
    r"|not)|i take (?:that|it) back|"
    r"i withdraw|not \w+ as i said|once (?:said|thought)|used to|until (?:then|now)|at first|originally|since then)\b",
    re.IGNORECASE,
)
"""What owns up to a change, or sets one statement apart from another in time."""
_PLACED = late_pattern(
    r"\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next|former|latter|northern|southern|"
    r"eastern|western|men|women|boys|girls|adults|children|young|old|(?:19|20)\d\d|primary|secondary|rural|urban|"
    r"summer|winter|spring|autumn|morning|evening|night|weekdays?|weekends?)\b",
    re.IGNORECASE,
)
_CLOSELY, _RECORDED = 0.74, 3
"""The share of the words of the longer of two sentences from which they are nearly one sentence; how many at least."""
RECENT = 40
"""Earlier turns of a speaker that are held against a new one."""


@dataclass(frozen=True, slots=True)
class SelfContradiction:
    """``now`` cannot stand beside ``before``; ``place``: where that was said."""

    now: str
    before: str
    place: str


def contradictions(turn: Turn, context: Context, likeness: Likeness | None = None) -> Iterator[SelfContradiction]:
    """What this turn says against its speaker's own earlier turns, and against what it was given to go by."""
    if not turn.asserts or _CORRECTS.search(turn.text):
        return
    earlier, agreed = _earlier(turn, context), _agreed(context)
    given = [(fact, "its own affidavit") for fact in turn.given]
    titles = tuple(particulars(one.title) for one in context.sources)
    for sentence in statements(turn.text):
        if any(entails([fact], sentence).ok for fact in turn.given):
            continue
        found = next(_against(sentence, earlier, given, titles, likeness), None)
        if found:
            yield SelfContradiction(sentence, *found)
    for sentence in _let_stand(turn, context):
        if found := next((pair for pair in agreed if _against_record(pair[0], sentence, titles)), None):
            yield SelfContradiction(sentence, *found)


def _let_stand(turn: Turn, context: Context) -> Sequence[str]:
    """What the speaker said in its last turn, which this one could have put right:
    a slip of the tongue gets its chance."""
    last = next((one for one in reversed(context.own(turn)) if one.asserts), None)
    return () if last is None or _CORRECTS.search(last.text) else statements(last.text)


Grounds: TypeAlias = Sequence[tuple[str, str]]
"""What was said, and where."""


def _against(
    sentence: str, earlier: Grounds, given: Grounds, titles: Titles, likeness: Likeness | None
) -> Iterator[tuple[str, str]]:
    yield from (pair for pair in given if contradict(pair[0], sentence))
    yield from (pair for pair in earlier if parts(pair[0], sentence, titles, likeness) or _closely(pair[0], sentence))


def _closely(one: str, other: str) -> bool:
    """The old close look, for a speaker that repeats itself but for a word."""
    return len(stems(one) & stems(other)) >= _CLOSELY * max(len(stems(one)), len(stems(other))) and contradict(
        one, other
    )


def _against_record(record: str, sentence: str, titles: Titles) -> bool:
    """Whether it gives another number than what nobody disputes, in nearly its own words."""
    mine, theirs = bare_matter(sentence, titles), bare_matter(record, titles)
    shared = len(mine & theirs)
    return (
        shared >= _RECORDED and shared >= _CLOSELY * max(len(mine), len(theirs)) and counts_otherwise(record, sentence)
    )


def _agreed(context: Context) -> Sequence[tuple[str, str]]:
    """What the papers say that nobody disputes."""
    agreed = (one for one in context.sources if one.agreed)
    return [(said, one.id) for one in agreed for said in statements(one.text)]


def _earlier(turn: Turn, context: Context) -> Sequence[tuple[str, str]]:
    """What the speaker said and let stand: a turn that was put right, then or in the next, is nothing to go by."""
    own = [one for one in context.own(turn) if one.asserts and one.stance == turn.stance][-RECENT:]
    after = [*own[1:], turn]
    pairs = zip(own, after, strict=True) if own else ()
    stood = [one for one, then in pairs if not (_CORRECTS.search(one.text) or _CORRECTS.search(then.text))]
    return [(said, f"turn {one.no}") for one in stood for said in statements(one.text)]


@lru_cache(maxsize=16384)
def contradict(one: str, other: str) -> bool:
    """Whether these two sentences of one speaker cannot both be true."""
    if _apart(one, other):
        return False
    if opposed(one, other) and not _at_other_times(one, other):
        return True
    return counts_otherwise(one, other) or _denied(one, other) or (_turns(one, other) and _turns(other, one))


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
    if "polarity" in rules:
        return _whole_denial(one, other) and not _at_other_times(one, other)
    return bool(rules) and _same_but_for_figures(one, other)


def _at_other_times(one: str, other: str) -> bool:
    """Whether each is told of an hour of its own: what was opened at one is shut at another."""
    mine, theirs = set(read(one).clocks), set(read(other).clocks)
    bounds, others = _bounds(one), _bounds(other)
    return bool(mine and theirs and mine.isdisjoint(theirs)) or bool(bounds and others and bounds != others)


def _bounds(sentence: str) -> frozenset[str]:
    return frozenset(match[0].lower() for match in _BOUNDS.finditer(sentence))


def _denied(one: str, other: str) -> bool:
    """Whether the one denies altogether what the other says was so, whatever else that adds: "never consulted",
    "consulted twice before the vote"."""
    return any(
        _ALTOGETHER.search(denial)
        and not _ALTOGETHER.search(said)
        and _says_opposite(said, denial)
        and _whole_denial(said, denial)
        and not _at_other_times(said, denial)
        for denial, said in ((one, other), (other, one))
    )


def _says_opposite(said: str, denial: str) -> bool:
    judged = entails([said], denial, least=0.0)
    return judged.coverage >= _COVERED and any(reason.rule == "polarity" for reason in judged.reasons)


def _whole_denial(one: str, other: str) -> bool:
    """Whether all that either denies is spoken of in the other: who asks for no ban may ask for a limit."""
    return _denial_met(one, stems(other)) and _denial_met(other, stems(one))


def _denial_met(sentence: str, there: frozenset[str]) -> bool:
    denied = frozenset(key for clause in read(sentence).sentences for key in clause.denied)
    return not denied or len(denied & there) >= _DENIAL_MET * len(denied)


def counts_otherwise(one: str, other: str) -> bool:
    """Whether they give two different numbers of the same thing, in sentences that are otherwise about one matter."""
    mine, theirs = stems(one) - _UNITS, stems(other) - _UNITS
    shared = len(mine & theirs)
    if shared < _SHORTEST or shared < _COUNTED_ALIKE * max(len(mine), len(theirs)):
        return False
    if mine - theirs - _TELLING and theirs - mine - _TELLING:
        return False  # each speaks of something of its own: traffic fell so much, noise so much
    pairs = [(a, b) for a in read(one).quantities for b in read(other).quantities if _same_thing(a, b)]
    return bool(pairs) and all(abs(a.value - b.value) > _ROUNDED * max(abs(a.value), abs(b.value)) for a, b in pairs)


def _same_thing(one: Quantity, other: Quantity) -> bool:
    alike = bool(one.kind) or bool(one.nouns & other.nouns)
    return alike and one.kind == other.kind and one.unit == other.unit


def _same_but_for_figures(one: str, other: str) -> bool:
    """Whether the one says nothing of another matter: each with a word of its own counts two different things."""
    mine, theirs = stems(one), stems(other)
    return not (mine - theirs and theirs - mine) or len(mine & theirs) >= 0.85 * max(len(mine), len(theirs))
